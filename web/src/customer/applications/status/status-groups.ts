import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { actorOf, type Actor } from '../lender-progress.ts'

/** Whose turn it is, in the order of the page. */
export const statusGroups = ['needs_you', 'with_lender', 'ended'] as const
export type StatusGroup = (typeof statusGroups)[number]

const groupOfActor: Record<Actor, StatusGroup> = {
  you: 'needs_you',
  us: 'with_lender',
  lender: 'with_lender',
  nobody: 'ended',
}

/** What decides whose turn it is. */
export type Turn = Pick<LenderApplication, 'status' | 'integration'> &
  Partial<Pick<LenderApplication, 'lender_page'>>

export const groupOf = (application: Turn): StatusGroup => groupOfActor[actorOf(application)]

/** The groups that have somebody in them; within one the order of applying stays. */
export const groupByTurn = <Lender extends Turn>(
  lenders: readonly Lender[],
): { group: StatusGroup; lenders: Lender[] }[] =>
  statusGroups
    .map((group) => ({ group, lenders: lenders.filter((lender) => groupOf(lender) === group) }))
    .filter((found) => found.lenders.length > 0)
