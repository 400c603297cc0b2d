import { expect, it } from 'vitest'
import { wrongDisbursalFact } from './disbursal-facts.ts'

const days = { applied: '2026-11-20', today: '2026-11-25' }

it.each([
  ['APPROVED', {}, null],
  ['DISBURSED', { disbursed_amount: 1, disbursal_date: '2026-11-20' }, null],
  ['DISBURSED', { disbursed_amount: 1, disbursal_date: '2026-11-25' }, null],
  ['DISBURSED', { disbursed_amount: 1, disbursal_date: '2026-11-26' }, 'disbursal_date'],
  ['DISBURSED', { disbursed_amount: 1, disbursal_date: '2026-11-19' }, 'disbursal_date'],
  ['DISBURSED', { disbursed_amount: 1 }, 'disbursal_date'],
  ['DISBURSED', { disbursal_date: '2026-11-25' }, 'disbursed_amount'],
  ['PART_DISBURSED', { disbursed_amount: 0, disbursal_date: '2026-11-25' }, 'disbursed_amount'],
  ['PART_DISBURSED', { disbursed_amount: 0.5, disbursal_date: '2026-11-25' }, null],
] as const)('%s with %o lacks %s', (status, facts, wrong) => {
  expect(wrongDisbursalFact(status, facts, days)).toBe(wrong)
})
