import { createLenderRevenue } from '@marketplace/contract/market/lender-revenue'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formOf, readForm, type RevenueForm } from './revenue-form.ts'

const form = (facts: Partial<RevenueForm> = {}): RevenueForm => ({
  ...formOf(null),
  revenue_type_id: '1',
  revenue_percent: '2',
  ...facts,
})

test('a new rule is active, has no type yet and cannot be sent', () => {
  expect(formOf(null)).toMatchObject({ status: '1', revenue_type_id: '' })
  expect(readForm(formOf(null))).toEqual({
    rule: null,
    errors: { revenue_type_id: 'Revenue type is required' },
    needsRate: true,
  })
})

test('empty numbers are null', () => {
  expect(readForm(form()).rule).toEqual({
    slab_disbursed_min: null,
    slab_disbursed_max: null,
    slab_number_min: null,
    slab_number_max: null,
    ats_min: null,
    ats_max: null,
    revenue_type_id: 1,
    revenue_flat: null,
    revenue_percent: 2,
    status: 1,
  })
})

describe('what is wrong stands at its field', () => {
  test.each([
    [
      { slab_disbursed_min: '50 lakh', slab_disbursed_max: '50,00,000' },
      { slab_disbursed_max: 'Max must be greater than Min' },
    ],
    [{ slab_disbursed_min: '50 lakh', slab_disbursed_max: '50,00,000.01' }, {}],
    [{ slab_number_min: '26', slab_number_max: '25' }, { slab_number_max: 'Max must be greater than Min' }],
    [{ ats_min: '2', ats_max: '1' }, { ats_max: 'Max must be greater than Min' }],
    [{ ats_min: '0', ats_max: '0' }, { ats_max: 'Max must be greater than Min' }],
    [{ ats_max: '0' }, {}],
    [{ slab_number_min: '1.5' }, { slab_number_min: 'Enter a whole number of loans' }],
    [{ revenue_flat: 'x' }, { revenue_flat: 'Must be a positive number' }],
    [{ revenue_flat: '2 crore' }, { revenue_flat: 'That is more than this field holds' }],
    [{ revenue_percent: '100.001' }, { revenue_percent: 'Must be between 0 and 100' }],
    [{ revenue_percent: 'x' }, { revenue_percent: 'Must be between 0 and 100' }],
    [{ revenue_percent: '.', revenue_flat: '1' }, { revenue_percent: 'Must be between 0 and 100' }],
    [{ revenue_percent: '2.2555' }, { revenue_percent: 'Use at most three decimals' }],
    [{ revenue_percent: '100' }, {}],
    [{ revenue_percent: '0.001' }, {}],
    [{ revenue_type_id: '' }, { revenue_type_id: 'Revenue type is required' }],
  ])('%j', (facts, errors) => {
    const read = readForm(form(facts))
    expect(read.errors).toEqual(errors)
    expect(read.rule === null).toBe(Object.keys(errors).length > 0)
  })

  test.each([
    ['', '', true],
    ['0', '0', true],
    ['0', '', true],
    ['1', '', false],
    ['', '0.001', false],
    ['0', '2', false],
  ])('flat %j and percentage %j', (revenue_flat, revenue_percent, needsRate) => {
    const read = readForm(form({ revenue_flat, revenue_percent }))
    expect(read.needsRate).toBe(needsRate)
    expect(read.rule === null).toBe(needsRate)
  })
})

test('a negative value stays as it was typed, and is refused', () => {
  const { rule, errors } = readForm(
    form({ revenue_flat: '-500', revenue_percent: '−5', slab_number_min: '-5', ats_min: '–1 lakh' }),
  )
  expect(rule).toBeNull()
  expect(errors).toEqual({
    revenue_flat: 'Must be a positive number',
    revenue_percent: 'Must be between 0 and 100',
    slab_number_min: 'Enter a whole number of loans',
    ats_min: 'Must be a positive number',
  })
})

test('what the dialog lets through the server takes', () => {
  const typed = fc.constantFrom(
    '',
    '0',
    '1',
    '2.5',
    '0.07',
    '25',
    '50 lakh',
    '1 crore',
    '1,00,000',
    '33.333',
    'x',
  )
  fc.assert(
    fc.property(
      fc.record({
        slab_disbursed_min: typed,
        slab_disbursed_max: typed,
        slab_number_min: typed,
        slab_number_max: typed,
        ats_min: typed,
        ats_max: typed,
        revenue_type_id: fc.constantFrom('', '1', '2'),
        revenue_flat: typed,
        revenue_percent: typed,
        status: fc.constantFrom('0', '1'),
      }),
      (facts) => {
        const { rule } = readForm(facts)
        const isRefused =
          rule !== null && !createLenderRevenue.body.safeParse({ lender_id: 1, ...rule }).success
        expect(isRefused).toBe(false)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a stored rule reads back as itself', () => {
  const rule = {
    id: 4,
    lender_id: 9,
    version: 3,
    slab_disbursed_min: 5_000_000,
    slab_disbursed_max: 10_000_000.5,
    slab_number_min: 0,
    slab_number_max: 25,
    ats_min: null,
    ats_max: 100_000,
    revenue_type_id: 2,
    revenue_flat: 1_100,
    revenue_percent: 2.255,
    status: 0 as const,
  }
  const { id: _id, lender_id: _lender, version: _version, ...fields } = rule
  expect(readForm(formOf(rule)).rule).toEqual(fields)
})
