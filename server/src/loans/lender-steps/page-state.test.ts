import { lenderStatuses } from '@marketplace/contract/loans/applications'
import { expect, it } from 'vitest'
import { pageState, takesSteps } from './page-state.ts'

it.each([
  ['QUEUED', 'sending', 'sending'],
  ['SEND_FAILED', 'error', 'error'],
  ['SENT', 'step', 'pending'],
  ['DUPLICATE', 'declined', 'declined'],
  ['LOGGED_IN', 'step', 'pending'],
  ['DOCS_PENDING', 'step', 'pending'],
  ['UNDER_PROCESS', 'step', 'pending'],
  ['APPROVED', 'approved', 'approved'],
  ['SANCTIONED', 'approved', 'approved'],
  ['PART_DISBURSED', 'approved', 'approved'],
  ['DISBURSED', 'approved', 'approved'],
  ['REJECTED', 'declined', 'declined'],
  ['WITHDRAWN', 'withdrawn', 'withdrawn'],
  ['EXPIRED', 'declined', 'declined'],
  ['COOLED_OFF', 'approved', 'approved'],
  ['CLAWED_BACK', 'approved', 'approved'],
] as const)('%s is %s with a step left, else %s', (status, withStep, without) => {
  expect([pageState(status, true), pageState(status, false)]).toEqual([withStep, without])
  expect(takesSteps(status)).toBe(withStep === 'step')
})

it('takes steps while the lender has the application and has not decided', () => {
  expect(lenderStatuses.filter(takesSteps)).toEqual(['SENT', 'LOGGED_IN', 'DOCS_PENDING', 'UNDER_PROCESS'])
})
