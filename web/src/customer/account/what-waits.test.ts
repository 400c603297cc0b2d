import { expect, it } from 'vitest'
import type { Application, LenderApplication, LenderStatus } from '@marketplace/contract/loans/applications'
import { addressed, pressingOf, whatWaits } from './what-waits.ts'

const lender = (lender_id: number, status: LenderStatus, changes: Partial<LenderApplication> = {}) =>
  ({
    lender_id,
    status,
    integration: 'api',
    lender_page: null,
    updated_at: '2026-11-20T00:00:00.000Z',
    ...changes,
  }) as LenderApplication

const loan = (lenders: LenderApplication[], product_type: Application['product_type'] = 'Personal Loans') =>
  ({ app_id: `of ${product_type}`, product_type, lenders }) as Application

const idsOf = (some: readonly { application: LenderApplication }[]) =>
  some.map(({ application }) => application.lender_id)

it('the most pressing is first, of the same the oldest', () => {
  const { waiting } = whatWaits([
    loan([
      lender(1, 'SEND_FAILED'),
      lender(2, 'SENT', { integration: 'redirect' }),
      lender(3, 'SENT', { lender_page: 'kadamba-bank' }),
      lender(4, 'DOCS_PENDING', { updated_at: '2026-11-21T00:00:00.000Z' }),
      lender(5, 'DOCS_PENDING'),
    ]),
    loan([lender(6, 'SANCTIONED')], 'Car'),
  ])
  expect(idsOf(waiting)).toEqual([5, 4, 6, 3, 2, 1])
  expect(waiting[2]).toMatchObject({ product: 'Car', appId: 'of Car' })
})

it('what moves by itself stays in the order of applying; what has ended is neither', () => {
  const { waiting, moving } = whatWaits([
    loan([lender(1, 'UNDER_PROCESS'), lender(2, 'REJECTED'), lender(3, 'QUEUED')]),
  ])
  expect(waiting).toEqual([])
  expect(idsOf(moving)).toEqual([1, 3])
})

it('an application for something else than a loan is not of this page', () => {
  expect(whatWaits([loan([lender(1, 'DOCS_PENDING')], 'Credit Cards')])).toEqual({ waiting: [], moving: [] })
})

it.each<[LenderApplication, ReturnType<typeof pressingOf>]>([
  [lender(1, 'DOCS_PENDING'), 'DOCS_PENDING'],
  [lender(1, 'SENT', { lender_page: 'kadamba-bank' }), 'OWN_PAGE'],
  [lender(1, 'SENT'), null],
  [lender(1, 'DISBURSED'), null],
])('%# is pressing as %s', (application, words) => {
  expect(pressingOf(application)).toBe(words)
})

it('a sentence begins with the name, or with a capital', () => {
  expect(addressed('Ravi', 'nothing waits for you')).toBe('Ravi, nothing waits for you')
  expect(addressed('', 'nothing waits for you')).toBe('Nothing waits for you')
})
