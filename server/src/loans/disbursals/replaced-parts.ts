import type { Tranche } from './plan-tranches.ts'

/** A part as it is chained to others; the cause is null while it stands. */
export interface ChainedPart extends Tranche {
  taken_back_cause: 'cooled_off' | 'clawed_back' | 'corrected' | 'restated' | null
}

/** Why the later part stands for the one that went, the surest first: it let it stand again, it left less of it, or it was told anew. */
const reasons: readonly ((gone: ChainedPart, next: ChainedPart) => boolean)[] = [
  (gone, next) =>
    gone.event_id === next.event_id && gone.day === next.day && gone.amount_paise === next.amount_paise,
  (gone, next) =>
    gone.taken_back_cause === 'restated' &&
    gone.taken_back_event_id !== null &&
    gone.taken_back_event_id === next.event_id &&
    gone.day === next.day,
  (gone, next) => gone.taken_back_cause === 'corrected' && gone.day === next.day,
  (gone) => gone.taken_back_cause === 'corrected',
]

/**
 * Which part stands in the place of which: a clawback that was undone, a smaller sum that is named later, a payment that was corrected and
 * is told again. It follows from the parts as they were told (`planTranches`), so nothing else is stored. A part has one successor at most.
 * @param all the parts of one loan in the order of their numbers @returns the successor of a part, by its number
 */
const successorsOf = (all: readonly ChainedPart[]): ReadonlyMap<number, number> => {
  const successors = new Map<number, number>()
  for (const next of all) {
    const free = all.filter(
      (one) => one.tranche < next.tranche && one.taken_back_day !== null && !successors.has(one.tranche),
    )
    const gone = reasons
      .map((isSame) => free.find((one) => isSame(one, next)))
      .find((found) => found !== undefined)
    if (gone !== undefined) successors.set(gone.tranche, next.tranche)
  }
  return successors
}

/** The last part of the chain of each part that was replaced, by its number. */
export const lastOfChains = (all: readonly ChainedPart[]): ReadonlyMap<number, number> => {
  const successors = successorsOf(all)
  const last = (tranche: number): number => {
    const next = successors.get(tranche)
    return next === undefined ? tranche : last(next)
  }
  return new Map([...successors.keys()].map((tranche) => [tranche, last(tranche)]))
}
