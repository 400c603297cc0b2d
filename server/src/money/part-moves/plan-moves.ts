/** What stands in the books of a part over all months, in paise; `received_day` of the last money, YYYY-MM-DD. */
export interface FiguresOfPart {
  lender_application_id: number
  tranche: number
  /** The day of the disbursal. */
  day: string
  expected_paise: number
  stated_paise: number
  received_paise: number
  received_day: string | null
  /** The part that stands in its place in the end; null where it was not replaced. */
  last: number | null
}

/** What follows from a part to the one that stands in its place, in paise; below zero where it was taken back meanwhile. */
export interface Move {
  from: FiguresOfPart
  to: FiguresOfPart
  stated_paise: number
  received_paise: number
}

/**
 * What of a sum stays with a part: as much as is still expected of it. Of one that was replaced that is what people agreed upon, or what the
 * pricing of its month has yet to take back; neither is news of the part in its place.
 */
const keptOf = (expected_paise: number, paise: number): number => Math.max(0, Math.min(expected_paise, paise))

/**
 * What was stated and received of a part that was replaced follows to the part in its place, so that the loan shows one true difference and
 * not two that cancel out. What people settled on the old part stays there: a line that was agreed upon does not open again.
 */
export const planMoves = (parts: readonly FiguresOfPart[]): Move[] => {
  const byKey = new Map(parts.map((part) => [`${part.lender_application_id}:${part.tranche}`, part]))
  return parts.flatMap((from): Move[] => {
    const to = from.last === null ? undefined : byKey.get(`${from.lender_application_id}:${from.last}`)
    if (to === undefined) return []
    const stated_paise = from.stated_paise - keptOf(from.expected_paise, from.stated_paise)
    const received_paise = from.received_paise - keptOf(from.expected_paise, from.received_paise)
    return stated_paise === 0 && received_paise === 0 ? [] : [{ from, to, stated_paise, received_paise }]
  })
}
