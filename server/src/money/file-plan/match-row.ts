import type { FileReason } from '@marketplace/contract/money/lender-file-words'
import type { RowFacts } from '../file-columns/read-row.ts'

/** What a row is matched with. */
export interface MatchTarget {
  lender_application_id: number
  lender_id: number
}

export interface MatchIndex<Target extends MatchTarget> {
  /** By the number that people call it by, or the reference that its lender has from us. */
  byOurs: (id: string) => readonly Target[]
  /** By the reference of its lender. */
  byTheirs: (id: string) => readonly Target[]
  byId: (id: number) => Target | undefined
}

export type Match<Target extends MatchTarget> =
  | { target: Target }
  /** `candidates`: the applications that the row names or may name; a person whom it may be about is found by them. */
  | { outcome: 'error' | 'extra' | 'ambiguous'; reason: FileReason; candidates: number[] }

const idsOf = (targets: readonly MatchTarget[]): number[] => [
  ...new Set(targets.map((target) => target.lender_application_id)),
]

/**
 * Finds the application of a row by exact keys alone: our reference, then the lender's application id, then the loan account. What only a
 * mobile number proposes is for a person to choose, and so is a lender's own id where no lender is named: two lenders may have the same one.
 * @param lenderId of the file, or of the lender that the row names; null for any.
 */
export const matchRow = <Target extends MatchTarget>(
  facts: RowFacts,
  index: MatchIndex<Target>,
  lenderId: number | null,
  chosen: number | null,
  proposed: readonly number[],
): Match<Target> => {
  const ofLender = (found: readonly Target[]): readonly Target[] =>
    lenderId === null ? found : found.filter((target) => target.lender_id === lenderId)

  const picked = chosen === null ? undefined : index.byId(chosen)
  if (picked !== undefined) {
    return ofLender([picked]).length === 1
      ? { target: picked }
      : { outcome: 'error', reason: 'other_lender', candidates: idsOf([picked]) }
  }
  const ours = facts.our_reference === undefined ? [] : index.byOurs(facts.our_reference)
  const theirIds = [facts.lender_application_id, facts.loan_account].filter((id) => id !== undefined)
  const theirs = theirIds.map((id) => ofLender(index.byTheirs(id)))
  const [own] = ours
  if (own !== undefined) {
    if (ofLender(ours).length === 0)
      return { outcome: 'error', reason: 'other_lender', candidates: idsOf(ours) }
    const ofItsLender = theirs.map((found) => found.filter((target) => target.lender_id === own.lender_id))
    const contradicts = ofItsLender.some(
      (found) =>
        found.length > 0 &&
        !found.some((target) => target.lender_application_id === own.lender_application_id),
    )
    return contradicts
      ? { outcome: 'error', reason: 'reference_differs', candidates: idsOf([own, ...ofItsLender.flat()]) }
      : { target: own }
  }
  const found = theirs.find((targets) => targets.length > 0)
  const [first] = found ?? []
  if (found !== undefined && first !== undefined) {
    if (found.length === 1 && lenderId !== null) return { target: first }
    const reason = found.length === 1 ? 'only_proposed' : 'reference_twice'
    return { outcome: 'ambiguous', reason, candidates: idsOf(found) }
  }
  if (proposed.length > 0) return { outcome: 'ambiguous', reason: 'only_proposed', candidates: [...proposed] }
  const named = facts.our_reference !== undefined || theirIds.length > 0
  return named
    ? { outcome: 'extra', reason: 'reference_unknown', candidates: [] }
    : { outcome: 'error', reason: 'reference_missing', candidates: [] }
}
