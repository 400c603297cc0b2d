import type { Lender } from '@marketplace/contract/market/lenders'
import type { Applicant } from '../../market/matching/applicant.ts'
import { compileLenders, type LenderIndex } from '../../market/matching/compile-lenders.ts'
import { emptyMatches, matchLenders, type Matches } from '../../market/matching/match-lenders.ts'
import type { Market } from '../../market/matching/offer-lender.ts'

/** How many people match before and after; `gained` match only after, `lost` only before. */
export interface Tally {
  before: number
  after: number
  gained: number
  lost: number
}

export const emptyTally = (): Tally => ({ before: 0, after: 0, gained: 0, lost: 0 })

/** Adds one person. */
export const countPerson = (tally: Tally, before: boolean, after: boolean): void => {
  if (before) tally.before += 1
  if (after) tally.after += 1
  if (after && !before) tally.gained += 1
  if (before && !after) tally.lost += 1
}

/** What the changes do to the lenders of each customer; everyone counts once. */
export interface CustomerTally {
  gaining: number
  losing: number
  both: number
  same: number
}

export const emptyCustomers = (): CustomerTally => ({ gaining: 0, losing: 0, both: 0, same: 0 })

/** Adds one customer, by whether they gain a lender and whether they lose one. */
export const countCustomer = (tally: CustomerTally, gains: boolean, loses: boolean): void => {
  tally[gains ? (loses ? 'both' : 'gaining') : loses ? 'losing' : 'same'] += 1
}

interface Side {
  index: LenderIndex
  into: Matches
}

/** The lenders of one market: those that stay, and those that change, as they are and as they would be, in one order. */
export interface TriedMarket {
  stay: Side
  before: Side
  after: Side
}

const side = (lenders: readonly Lender[], market: Market): Side => ({
  index: compileLenders(lenders, market),
  into: emptyMatches(lenders.length),
})

/** `changed` are lenders as they would stand; each takes the place of the one with its id. */
export const tryMarket = (
  lenders: readonly Lender[],
  changed: readonly Lender[],
  market: Market,
): TriedMarket => {
  const byId = new Map(lenders.map((lender) => [lender.lender_id, lender]))
  const ids = new Set(changed.map(({ lender_id }) => lender_id))
  return {
    stay: side(
      lenders.filter(({ lender_id }) => !ids.has(lender_id)),
      market,
    ),
    before: side(
      changed.flatMap(({ lender_id }) => byId.get(lender_id) ?? []),
      market,
    ),
    after: side(changed, market),
  }
}

const match = ({ index, into }: Side, applicant: Applicant, today: string): Uint32Array =>
  matchLenders(index, applicant, today, into).fails

/** What the changes do to one applicant. */
export interface ApplicantChange {
  /** Whether any lender of the market matches, as they stand and as they would stand. */
  before: boolean
  after: boolean
  /** Whether a changed lender matches only after, and only before. */
  gains: boolean
  loses: boolean
}

/** Adds one applicant to the tallies of the changed lenders, in the order of `changed`. */
export const tallyApplicant = (
  { stay, before, after }: TriedMarket,
  applicant: Applicant,
  today: string,
  lenders: readonly Tally[],
): ApplicantChange => {
  const anyStays = match(stay, applicant, today).includes(0)
  const failsBefore = match(before, applicant, today)
  const failsAfter = match(after, applicant, today)
  const change = {
    before: anyStays || failsBefore.includes(0),
    after: anyStays || failsAfter.includes(0),
    gains: false,
    loses: false,
  }
  for (const [at, tally] of lenders.entries()) {
    const [did, does] = [failsBefore[at] === 0, failsAfter[at] === 0]
    countPerson(tally, did, does)
    change.gains ||= does && !did
    change.loses ||= did && !does
  }
  return change
}
