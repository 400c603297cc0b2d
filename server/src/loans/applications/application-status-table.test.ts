import { applicationStatuses } from '@marketplace/contract/loans/applications'
import { expect, it } from 'vitest'
import { mayBecome, statusAfterOffers } from './application-status-table.ts'

it.each([
  ['CREATED', ['ELIGIBLE', 'INELIGIBLE', 'OFFER_SHOWN', 'OFFER_SELECTED', 'CLOSED']],
  ['ELIGIBLE', ['INELIGIBLE', 'OFFER_SHOWN', 'OFFER_SELECTED', 'CLOSED']],
  ['INELIGIBLE', ['ELIGIBLE', 'OFFER_SHOWN', 'OFFER_SELECTED', 'CLOSED']],
  ['OFFER_SHOWN', ['INELIGIBLE', 'OFFER_SELECTED', 'CLOSED']],
  ['OFFER_SELECTED', ['CLOSED']],
  ['CLOSED', []],
] as const)('%s may become %o', (from, to) => {
  expect(applicationStatuses.filter((status) => mayBecome(from, status))).toEqual(to)
})

it.each([
  [{ matched: 3, settled: true }, 'OFFER_SHOWN'],
  [{ matched: 3, settled: false }, 'ELIGIBLE'],
  [{ matched: 0, settled: true }, 'INELIGIBLE'],
  [{ matched: 0, settled: false }, null],
])('a list of %o makes it %s', (list, status) => {
  expect(statusAfterOffers(list)).toBe(status)
})
