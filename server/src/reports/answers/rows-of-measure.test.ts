import { measureNames, measureOf, type Measure } from '@marketplace/contract/reports/measures'
import { expect, test } from 'vitest'
import { countOf, rowsOf } from './rows-of-measure.ts'

test.each<[Measure, { kind: string; code: number } | null]>([
  ['started', { kind: 'steps', code: 1 }],
  ['disbursed', { kind: 'steps', code: 8 }],
  ['asked_amount', { kind: 'steps', code: 5 }],
  ['lender_applied', { kind: 'lenders', code: 1 }],
  ['lender_ended', { kind: 'lenders', code: 8 }],
  ['sanctioned_amount', { kind: 'lenders', code: 5 }],
  ['rejected_for', { kind: 'lenders', code: 7 }],
  ['disbursed_amount', { kind: 'parts', code: 0 }],
  ['expected', null],
  ['approval_rate', null],
  ['customers', null],
])('%s', (measure, rows) => {
  expect(rowsOf(measure)).toEqual(rows)
})

test.each(measureNames.filter((name) => rowsOf(name) !== null))(
  'the rows of %s are counted by a number',
  (name) => {
    expect(measureOf(countOf(name)).unit).not.toBe('rupees')
    expect(rowsOf(countOf(name))).toEqual(rowsOf(name))
  },
)
