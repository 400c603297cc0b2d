import {
  lenderStatuses,
  type ApplicationStatus,
  type LenderStatus,
} from '@marketplace/contract/loans/applications'
import { expect, it } from 'vitest'
import { furthestStatus, standingWords } from './furthest-lender.ts'

const at = (...statuses: LenderStatus[]) => statuses.map((status) => ({ status }))

it.each([
  [[], null],
  [at('REJECTED', 'DISBURSED'), 'DISBURSED'],
  [at('SENT', 'UNDER_PROCESS', 'DOCS_PENDING'), 'UNDER_PROCESS'],
  [at('APPROVED', 'SANCTIONED'), 'SANCTIONED'],
  [at('DISBURSED', 'PART_DISBURSED'), 'DISBURSED'],
  [at('COOLED_OFF', 'SENT'), 'SENT'],
  [at('SEND_FAILED', 'REJECTED'), 'SEND_FAILED'],
  [at('CLAWED_BACK', 'REJECTED'), 'CLAWED_BACK'],
  [at('WITHDRAWN', 'EXPIRED'), 'EXPIRED'],
] as const)('of %j the furthest is %s', (lenders, furthest) => {
  expect(furthestStatus(lenders)).toBe(furthest)
})

it.each(lenderStatuses)('a lender that is at %s is somewhere', (status) => {
  expect(furthestStatus(at(status))).toBe(status)
})

it.each<[ApplicationStatus, LenderStatus[], string]>([
  ['OFFER_SHOWN', [], 'Offers shown'],
  ['CLOSED', [], 'Closed'],
  // Its own status goes no further than this one, whatever the lenders say.
  ['OFFER_SELECTED', ['REJECTED', 'DISBURSED'], 'Disbursed'],
  ['OFFER_SELECTED', ['REJECTED'], 'Rejected'],
  ['CLOSED', ['DISBURSED', 'REJECTED'], 'Disbursed, closed'],
])('an application at %s with lenders at %j: %s', (status, statuses, words) => {
  expect(standingWords({ status, lenders: at(...statuses) })).toBe(words)
})
