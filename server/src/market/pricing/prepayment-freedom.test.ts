import { lenderKinds, type LenderKind } from '@marketplace/contract/market/lender-kinds'
import { describe, expect, it, test } from 'vitest'
import { prepaymentFreedom, type PrepaidLoan } from './prepayment-freedom.ts'
import { prepaymentRules } from './prepayment-rules.ts'

const LIMIT = 50_00_000
const free: PrepaidLoan = {
  lender_kind: 'bank',
  borrower: 'individual',
  purpose: 'personal',
  rate_type: 'floating',
  sanctioned: '2020-01-15',
  closed: '2026-11-20',
  amount: 1_00_00_000,
}
const because = (change: Partial<PrepaidLoan>) =>
  prepaymentFreedom({ ...free, ...change }, LIMIT)?.because ?? null

const business: Partial<PrepaidLoan> = { purpose: 'business', borrower: 'mse', sanctioned: '2026-01-01' }

test.each<[string, Partial<PrepaidLoan>, string | null]>([
  ['a home loan of a bank, sanctioned long before 2026', { purpose: 'home' }, 'home_floating'],
  [
    'of a housing finance company',
    { purpose: 'home', lender_kind: 'housing_finance_company' },
    'home_floating',
  ],
  ['of an NBFC', { purpose: 'home', lender_kind: 'nbfc' }, 'personal_floating'],
  ['a floating personal loan of before 2026', {}, 'personal_floating'],
  ['the same of an NBFC', { lender_kind: 'nbfc' }, 'personal_floating'],
  ['a fixed personal loan', { rate_type: 'fixed' }, null],
  ['a fixed home loan', { purpose: 'home', rate_type: 'fixed' }, null],
  ['the day before banks had to', { closed: '2014-05-06' }, null],
  ['the day that banks had to', { closed: '2014-05-07' }, 'personal_floating'],
  ['the day before NBFCs had to', { lender_kind: 'nbfc', closed: '2019-08-01' }, null],
  ['the day that NBFCs had to', { lender_kind: 'nbfc', closed: '2019-08-02' }, 'personal_floating'],
  ['a home the day before banks had to', { purpose: 'home', closed: '2012-06-04' }, null],
  ['a home the day that banks had to', { purpose: 'home', closed: '2012-06-05' }, 'home_floating'],
  ['a company’s loan that is not for a business', { borrower: 'other' }, null],
  ['a microfinance loan at a fixed rate', { purpose: 'microfinance', rate_type: 'fixed' }, 'microfinance'],
  ['a microfinance loan the day before', { purpose: 'microfinance', closed: '2022-03-31' }, null],
  ['a small enterprise at a bank', business, 'business_bank'],
  ['a person’s business at a bank', { ...business, borrower: 'individual' }, 'business_bank'],
  ['at an upper-layer NBFC', { ...business, lender_kind: 'nbfc_upper_layer' }, 'business_bank'],
  ['a larger company', { ...business, borrower: 'other' }, null],
  ['sanctioned the day before', { ...business, sanctioned: '2025-12-31' }, null],
  ['at a fixed rate', { ...business, rate_type: 'fixed' }, null],
  [
    'at a small finance bank, at the limit',
    { ...business, lender_kind: 'small_finance_bank', amount: LIMIT },
    'business_small_loan',
  ],
  ['a rupee above it', { ...business, lender_kind: 'small_finance_bank', amount: LIMIT + 1 }, null],
  ['at a rural bank', { ...business, lender_kind: 'regional_rural_bank', amount: 1 }, 'business_small_loan'],
  [
    'at a middle-layer NBFC',
    { ...business, lender_kind: 'nbfc_middle_layer', amount: 1 },
    'business_small_loan',
  ],
  [
    'at a housing finance company, which is of the middle layer',
    { ...business, lender_kind: 'housing_finance_company', amount: LIMIT },
    'business_small_loan',
  ],
  ['a rupee more there', { ...business, lender_kind: 'housing_finance_company', amount: LIMIT + 1 }, null],
  [
    'at a co-operative bank, whose tier we do not know',
    { ...business, lender_kind: 'cooperative_bank', amount: 1 },
    null,
  ],
  ['at an NBFC of the base layer', { ...business, lender_kind: 'nbfc', amount: 1 }, null],
])('%s', (_name, change, expected) => {
  expect(because(change)).toBe(expected)
})

describe('the table', () => {
  it.each(lenderKinds.map((kind): [LenderKind] => [kind]))(
    '%s may not charge a person for a floating loan of today',
    (lender_kind) => {
      for (const purpose of ['home', 'personal'] as const)
        expect(because({ lender_kind, purpose, sanctioned: '2026-11-20' })).not.toBeNull()
    },
  )

  it('has a source for each row, and stands in the order of its days', () => {
    for (const { source } of prepaymentRules)
      expect(source).toMatch(/^(RBI|National Housing Bank) .*20[12][0-9]/)
    const days = prepaymentRules.map(({ closed_from }) => closed_from)
    expect(days).toEqual(days.toSorted())
  })
})
