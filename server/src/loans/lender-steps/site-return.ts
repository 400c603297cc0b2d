import { isSignedBy } from '../../market/connectors/sign-body.ts'
import type { LenderEndpoint } from '../../platform/env.ts'
import type { Vault } from '../../platform/sealing/vault.ts'

/** How long a visit to the lender's site may take. */
const VISIT_MINUTES = 60

/** The visit to a lender's site that is waited for. */
export interface SiteVisitRow {
  visit: number
  left_at: Date | null
  done_at: Date | null
}

/** What a return carries (contract/src/loans/lender-pages.ts). */
export interface SiteReturn {
  state: string
  outcome: 'done' | 'not_done'
  at: string
  signature: string
}

/** What only a return from this visit of this application's step can carry. */
export const stateOf = (
  vault: Pick<Vault, 'blindIndex'>,
  { our_reference, step, visit }: { our_reference: string; step: string; visit: number },
): string => vault.blindIndex('lender-site-return', `${our_reference} ${step} ${visit}`).toString('base64url')

export const isVisitOver = ({ left_at }: Pick<SiteVisitRow, 'left_at'>, now: Date): boolean =>
  left_at === null || now.getTime() >= left_at.getTime() + VISIT_MINUTES * 60_000

/** Whether a return is the one that is waited for: of this visit, still in time, for the first time, and signed by the lender. */
export const isReturnOf = (
  row: SiteVisitRow,
  expected: { state: string; endpoint: Omit<LenderEndpoint, 'url'> },
  given: SiteReturn,
  now: Date,
): boolean => {
  if (row.done_at !== null || isVisitOver(row, now) || given.state !== expected.state) return false
  const { signature, at: timestamp, state, outcome } = given
  return isSignedBy(expected.endpoint, { signature, timestamp, body: `${state}.${outcome}` }, now)
}
