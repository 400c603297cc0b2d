import { expect, test } from 'vitest'
import { canonicalQuestion, definitionVersion, hashQuestion } from './canonical-question.ts'

const asked = {
  report: 'products-report',
  from: '2026-08-01',
  to: '2026-11-08',
  times: 'heard',
  by: 'brand',
  measures: ['lender_approved', 'lender_applied', 'approval_rate'],
} as const

test('the same question has one form and one hash, in whatever order it is asked', () => {
  const one = canonicalQuestion({ ...asked, lender: [12, 7, 7], partner: [0] })
  const other = canonicalQuestion({
    ...asked,
    measures: ['approval_rate', 'lender_applied', 'lender_approved'],
    partner: [0],
    lender: [7, 12],
    product: undefined,
  })
  expect(one).toEqual(other)
  expect(one.filters).toEqual({ partner: ['0'], lender: ['12', '7'] })
  expect(one.measures).toEqual(['lender_applied', 'lender_approved', 'approval_rate'])
  expect(hashQuestion(one)).toBe(hashQuestion(other))
})

test.each([
  { from: '2026-08-02' },
  { to: '2026-11-09' },
  { times: 'effective' },
  { by: 'lender' },
  { measures: ['lender_applied'] },
  { partner: [1] },
  { lender: [7] },
  { report: 'vendors-products-report' },
] as const)('%j is another question', (change) => {
  const hashOf = (of: object) =>
    hashQuestion(canonicalQuestion({ ...asked, lender: [7, 12], partner: [0], ...of }))
  expect(hashOf(change)).not.toBe(hashOf({}))
})

test('the version names the measures that a share is made of', () => {
  expect(definitionVersion(['approval_rate'])).toBe('approval_rate.1 lender_approved.1 lender_applied.1')
})
