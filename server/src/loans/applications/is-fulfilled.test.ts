import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { expect, it } from 'vitest'
import { isFulfilled } from './is-fulfilled.ts'

const paid = { status: 'DISBURSED' as LenderStatus, disbursal_date: '2026-11-20', cooling_off_days: 3 }
const at = (status: LenderStatus) => ({ status, disbursal_date: null, cooling_off_days: 3 })

it.each([
  ['nobody was applied to', [], '2027-01-01', false],
  ['all said no', [at('REJECTED'), at('EXPIRED')], '2027-01-01', false],
  ['paid, inside the cooling-off period', [paid], '2026-11-23', false],
  ['paid, after the cooling-off period', [paid], '2026-11-24', true],
  ['given back', [at('COOLED_OFF')], '2026-11-20', true],
  ['paid and another still open', [paid, at('APPROVED')], '2027-01-01', false],
  ['paid and another said no', [paid, at('REJECTED')], '2027-01-01', true],
  ['part paid', [at('PART_DISBURSED')], '2027-01-01', false],
])('%s', (_name, lenders, today, fulfilled) => {
  expect(isFulfilled(lenders, today)).toBe(fulfilled)
})
