import type { RuleChange } from '@marketplace/contract/loans/customer-eligibility'
import { describe, expect, it, test } from 'vitest'
import { buildOfferLender } from '../../market/matching/example-market.ts'
import { applyRuleChanges } from './apply-rule-changes.ts'

const lenders = [
  buildOfferLender({ lender_id: 1, min_income: 25_000 }),
  buildOfferLender({ lender_id: 2, rate_min: 12, rate_max: null, representative_rate: null }),
]
const problemsOf = (changes: RuleChange[]) => applyRuleChanges(lenders, changes)

describe('applying unsaved changes', () => {
  it('gives the named lenders as they would stand and leaves the others and the given ones alone', () => {
    const applied = problemsOf([
      { lender_id: 1, property: 'min_income', value: 20_000 },
      { lender_id: 1, property: 'salaried', value: 0 },
      { lender_id: 1, property: 'min_income', value: null },
    ])
    expect(applied).toEqual({ problems: null, lenders: [{ ...lenders[0], min_income: null, salaried: 0 }] })
    expect(lenders[0]?.min_income).toBe(25_000)
  })

  it('says so where a lender is not there', () => {
    expect(problemsOf([{ lender_id: 3, property: 'min_income', value: 1 }])).toEqual({
      problems: [],
      unknown: true,
    })
  })

  test.each([
    ['salaried', 2],
    ['salaried', null],
    ['min_income', -1],
    ['min_income', 0.5],
    ['min_age', 151],
    ['amount_min', null],
    ['tenure_max_months', 0],
    ['credit_score_class', 0],
    ['max_foir_percent', 101],
    ['rate_max', -1],
  ] as const)('%s does not take %s', (property, value) => {
    expect(problemsOf([{ lender_id: 1, property, value }])).toMatchObject({
      unknown: false,
      problems: expect.arrayContaining([{ field: 'changes.0.value', key: 'invalid_value' }]),
    })
  })

  test.each([
    [1, 'amount_min', 100_000_000, 'min_above_max'],
    [1, 'tenure_max_months', 1, 'min_above_max'],
    [2, 'rate_min', null, 'rate_missing'],
  ] as const)('lender %i is not left with %s %s', (lender_id, property, value, key) => {
    expect(problemsOf([{ lender_id, property, value }])).toEqual({
      unknown: false,
      problems: [{ field: 'changes.0.value', key }],
    })
  })

  it('takes changes that are right only together', () => {
    const { amount_max = 0 } = lenders[0] ?? {}
    const changes = [
      { lender_id: 1, property: 'amount_min', value: amount_max + 1 },
      { lender_id: 1, property: 'amount_max', value: amount_max + 1 },
    ] as const
    expect(problemsOf([...changes]).problems).toBeNull()
  })
})
