/** What a line of a month is: a part of a loan, or a line that a lender stated. */
export type LineKey = { lender_application_id: number; tranche: number } | { stated_line_id: number }

/** The id of a line on the wire: `part-{loan}-{part}` or `stated-{id}`. */
export const lineIdOf = (key: LineKey): string =>
  'tranche' in key ? `part-${key.lender_application_id}-${key.tranche}` : `stated-${key.stated_line_id}`

/** What an id names; null for a text that is none. */
export const keyOfLineId = (id: string): LineKey | null => {
  const [kind, first, second, ...rest] = id.split('-')
  const [one, other] = [Number(first), Number(second)]
  if (rest.length > 0 || !Number.isSafeInteger(one) || one < 1) return null
  if (kind === 'stated' && second === undefined) return { stated_line_id: one }
  if (kind !== 'part' || !Number.isSafeInteger(other) || other < 1 || other > 32_767) return null
  return { lender_application_id: one, tranche: other }
}
