import { expect, it } from 'vitest'
import { hashOfAsk, keyOfAsk, toEligibilityAsk } from './asked-facts.ts'
import { buildApplicant } from '../../market/matching/example-market.ts'
import { usableAnswers } from './usable-answers.ts'

const applicant = buildApplicant({
  birth_date: '1990-05-17',
  employment_status_code: 1,
  monthly_income: 45_000,
  household_income: null,
  emi: 0,
  credit_score_class: 5,
  postal_code: '226001',
  amount: 200_000,
  tenure_months: 36,
})
const at = { today: '2026-11-20', now: new Date('2026-11-20T06:00:00Z') }
const asked_hash = hashOfAsk(toEligibilityAsk(applicant, at.today, 'Personal Loans'))
const row = {
  lender_id: 7,
  asked_hash,
  asked_amount: 200_000,
  asked_tenure_months: 36,
  state: 'answered' as const,
  eligible: 1 as const,
  rate: 14.5,
  amount_max: 300_000,
  valid_until: '2026-11-20',
  attempts: 1,
  asked_at: at.now,
  answered_at: at.now,
}

it('tells a lender nothing that says who the person is', () => {
  expect(toEligibilityAsk(applicant, at.today, 'Personal Loans')).toEqual({
    age: 36,
    monthly_income: 45_000,
    employment: 'salaried',
    pin_prefix: '226',
    amount: 200_000,
    tenure_months: 36,
  })
})

it.each([
  ['Gold Loans', null, null],
  ['Student Loans', 45_000, null],
  ['Business Loans', null, 'salaried'],
  ['Car', 45_000, 'salaried'],
] as const)('tells nothing that %s does not ask', (product, monthly_income, employment) => {
  expect(toEligibilityAsk(applicant, at.today, product)).toMatchObject({ monthly_income, employment })
})

it('tells two lenders nothing that they could recognise one person by', () => {
  const app_id = '0b0c2f4e-5d0a-4a0f-9d5e-3c1b7f6a8e21'
  const key = keyOfAsk(app_id, 7, asked_hash)
  expect(keyOfAsk(app_id, 7, asked_hash)).toBe(key)
  expect(keyOfAsk(app_id, 8, asked_hash)).not.toBe(key)
  expect(key).not.toContain(app_id)
  expect(key).toMatch(/^[0-9a-f]{64}$/)
})

it.each([
  ['amount', { amount: 1 }, true],
  ['tenure', { tenure_months: 3 }, true],
  ['income', { monthly_income: 45_001 }, false],
  ['birth date of the same age', { birth_date: '1990-05-18' }, true],
  ['age', { birth_date: '1991-05-17' }, false],
  ['work', { employment_status_code: 2 }, false],
  ['district', { postal_code: '110001' }, false],
])('another %s is the same question or not', (_name, change, same) => {
  expect(
    hashOfAsk(toEligibilityAsk({ ...applicant, ...change }, at.today, 'Personal Loans')).equals(asked_hash),
  ).toBe(same)
})

it.each([
  ['to another question', { asked_hash: Buffer.alloc(32) }, null],
  ['of yesterday', { valid_until: '2026-11-19' }, null],
  ['of today', {}, { state: 'answered', eligible: 1, rate: 14.5, amount_max: 300_000 }],
  ['that is awaited', { state: 'asking' as const }, { state: 'asking' }],
  [
    'that is awaited for too long',
    { state: 'asking' as const, asked_at: new Date('2026-11-20T05:55:00Z') },
    null,
  ],
  ['that just failed', { state: 'failed' as const }, { state: 'failed' }],
  [
    'that failed a while ago',
    { state: 'failed' as const, answered_at: new Date('2026-11-20T05:54:00Z') },
    null,
  ],
])('an answer %s', (_name, change, answer) => {
  expect(usableAnswers([{ ...row, ...change }], asked_hash, at).get(7) ?? null).toEqual(answer)
})
