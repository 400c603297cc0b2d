/** What a trace is asked for. */
export type TraceQuestion =
  | { asked: 'click'; click_id: string }
  | { asked: 'mobile'; ending: string }
  | { asked: 'lead'; lead_id: number }

const MOST_ID = Number.MAX_SAFE_INTEGER

/**
 * A click id; four digits, also behind stars as a masked number is shown; or the number of a lead as L-20418. Null for anything else: a whole
 * mobile number is never asked for.
 */
export const readQuestion = (typed: string): TraceQuestion | null => {
  const text = typed.trim().toLowerCase()
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return { asked: 'click', click_id: text }
  const ending = /^[*x•\s]*(\d{4})$/.exec(text)?.[1]
  if (ending !== undefined) return { asked: 'mobile', ending }
  const number = /^(?:l-?|lead ?)(\d{1,15})$/.exec(text)?.[1]
  if (number === undefined) return null
  const lead_id = Number(number)
  return lead_id >= 1 && lead_id <= MOST_ID ? { asked: 'lead', lead_id } : null
}
