import { expect, it } from 'vitest'
import { nextStatus } from '../../src/loans/applications/lender-status-table.ts'
import { answerEligibility, planOf, refusalOf } from './lender-plans.ts'

it.each([
  [200_000, 'LOGGED_IN UNDER_PROCESS APPROVED SANCTIONED DISBURSED'],
  [200_111, 'LOGGED_IN UNDER_PROCESS REJECTED'],
  [200_222, 'LOGGED_IN DOCS_PENDING UNDER_PROCESS APPROVED SANCTIONED DISBURSED'],
  [200_223, 'LOGGED_IN DOCS_PENDING'],
  [200_444, 'LOGGED_IN UNDER_PROCESS'],
  [200_555, 'LOGGED_IN UNDER_PROCESS APPROVED SANCTIONED PART_DISBURSED DISBURSED'],
  [200_666, 'LOGGED_IN UNDER_PROCESS APPROVED SANCTIONED EXPIRED'],
  [200_999, 'LOGGED_IN UNDER_PROCESS APPROVED SANCTIONED DISBURSED COOLED_OFF'],
])('%d goes %s, and the pipeline takes each step', (amount, steps) => {
  const plan = planOf(amount).map(({ status }) => status)
  expect(plan.join(' ')).toBe(steps)
  for (const [index, to] of plan.entries()) expect(nextStatus(plan[index - 1] ?? 'SENT', to)).toBe('accepted')
})

it.each([
  [200_333, { code: 'duplicate' }],
  [200_888, { code: 'rejected', reason: 'PIN_NOT_SERVICEABLE' }],
  [200_000, null],
])('%d is refused with %o', (amount, refusal) => {
  expect(refusalOf(amount)).toEqual(refusal)
})

const terms = { rate_min: 11, rate_max: 21, amount_max: 1_000_000 }
const ask = { age: 30, employment: 'salaried', pin_prefix: '226', amount: 1, tenure_months: 36 } as const

it('asks no income where the loan is secured', () => {
  const secured = { ...terms, secured: true } as const
  expect(answerEligibility({ ...ask, monthly_income: null }, secured)).toEqual({
    eligible: true,
    rate: 21,
    amount_max: 1_000_000,
  })
})

it.each([
  [null, { eligible: false }],
  [11_999, { eligible: false }],
  [45_777, { eligible: false }],
  [12_000, { eligible: true, rate: 18.5, amount_max: 288_000 }],
  [25_000, { eligible: true, rate: 16, amount_max: 600_000 }],
  [40_000, { eligible: true, rate: 14, amount_max: 960_000 }],
  [60_000, { eligible: true, rate: 12.5, amount_max: 1_000_000 }],
  [100_000, { eligible: true, rate: 11, amount_max: 1_000_000 }],
])('an income of %d is answered %o', (monthly_income, answer) => {
  expect(answerEligibility({ ...ask, monthly_income }, terms)).toEqual(answer)
})
