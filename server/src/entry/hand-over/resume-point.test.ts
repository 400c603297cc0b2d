import { expect, test } from 'vitest'
import { resumePoint } from './resume-point.ts'

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 22, 6, minute))
const details = (minute: number) => ({ product: 'Gold Loans', at: at(minute) }) as const
const application = (
  product_type: 'Gold Loans' | 'Personal Loans',
  minute: number,
  status: 'CREATED' | 'CLOSED' = 'CREATED',
) => ({ app_id: `${product_type} ${minute}`, product_type, status, created_at: at(minute) })

test.each([
  ['nothing told', null, [], null, null],
  ['details half filled, no application', details(1), [], 'Gold Loans', null],
  [
    'details after an application for another loan',
    details(2),
    [application('Personal Loans', 1)],
    'Gold Loans',
    null,
  ],
  [
    'an application after the details of another loan',
    details(1),
    [application('Personal Loans', 2)],
    'Personal Loans',
    'Personal Loans 2',
  ],
  [
    'details changed while their application is open',
    details(3),
    [application('Personal Loans', 2), application('Gold Loans', 1)],
    'Gold Loans',
    'Gold Loans 1',
  ],
  ['a closed application', null, [application('Personal Loans', 1, 'CLOSED')], 'Personal Loans', null],
  [
    'an open one before a closed one',
    null,
    [application('Gold Loans', 2, 'CLOSED'), application('Gold Loans', 1)],
    'Gold Loans',
    'Gold Loans 1',
  ],
] as const)('%s', (_, last, applications, product_type, app_id) => {
  expect(resumePoint(last, applications)).toEqual({ product_type, product_id: null, app_id })
})
