import { describe, expect, it } from 'vitest'
import { hashOfAsk, keyOfAsk, toEligibilityAsk } from './asked-facts.ts'
import { buildApplicant } from '../../market/matching/example-market.ts'

const today = '2026-11-22'
const asked = {
  age: 36,
  monthly_income: 60_000,
  employment: 'salaried',
  pin_prefix: '226',
  amount: 500_000,
  tenure_months: 36,
} as const

describe('what a lender is told before consent', () => {
  it('is six facts, and no name, contact, address or day of birth', () => {
    expect(toEligibilityAsk(buildApplicant(), today, 'Personal Loans')).toEqual(asked)
  })

  it.each([
    ['Business Loans', { monthly_income: null, employment: 'salaried' }],
    ['Gold Loans', { monthly_income: null, employment: null }],
    // A student's is the co-applicant's income.
    ['Student Loans', { monthly_income: 60_000, employment: null }],
    ['Affordable Housing Loan', { monthly_income: 60_000, employment: 'salaried' }],
    ['Car', { monthly_income: 60_000, employment: 'salaried' }],
    ['Credit Cards', { monthly_income: null, employment: null }],
  ] as const)('of %s is what the loan asks', (product, facts) => {
    expect(toEligibilityAsk(buildApplicant(), today, product)).toMatchObject(facts)
  })

  it.each([
    ['1990-11-22', 36],
    ['1990-11-23', 35],
    [null, null],
  ])('tells somebody born on %s to be %d', (birth_date, age) => {
    expect(toEligibilityAsk(buildApplicant({ birth_date }), today, 'Personal Loans').age).toBe(age)
  })

  it('leaves out what is not told', () => {
    const nobody = buildApplicant({ monthly_income: null, employment_status_code: null, postal_code: null })
    expect(toEligibilityAsk(nobody, today, 'Personal Loans')).toMatchObject({
      monthly_income: null,
      employment: null,
      pin_prefix: null,
    })
  })
})

describe('the hash of an ask', () => {
  const hash = (change: Partial<Parameters<typeof hashOfAsk>[0]> = {}) =>
    hashOfAsk({ ...asked, ...change }).toString('hex')

  it.each([{ age: 37 }, { monthly_income: 60_001 }, { employment: null }, { pin_prefix: '227' }])(
    'is another with %j',
    (change) => {
      expect(hash(change)).not.toBe(hash())
    },
  )

  it('stays when the slider moves', () => {
    expect(hash({ amount: 1, tenure_months: 12 })).toBe(hash())
  })

  it('gives each lender a key of its own, the same for the same ask', () => {
    const asking = hashOfAsk(asked)
    const key = keyOfAsk('app', 1, asking)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(keyOfAsk('app', 1, asking)).toBe(key)
    for (const other of [
      keyOfAsk('app', 2, asking),
      keyOfAsk('ap', 1, asking),
      keyOfAsk('app', 1, Buffer.alloc(32)),
    ])
      expect(other).not.toBe(key)
  })
})
