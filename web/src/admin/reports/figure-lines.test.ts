import type { ReportAnswer } from '@marketplace/contract/reports/reports'
import { expect, test } from 'vitest'
import {
  comparedMeasure,
  drawnMeasure,
  drawnMeasures,
  linesOf,
  shownMeasures,
  sparkMeasure,
  totalLine,
} from './figure-lines.ts'

const days = { from: '2026-10-24', to: '2026-11-22' }
const answer: Pick<ReportAnswer, 'measures' | 'rows' | 'total'> = {
  measures: ['customers', 'lender_applied'],
  rows: [{ key: 'Car', label: 'Car', values: [3, 5], before: [2, null], spark: [1, 4] }],
  total: { key: '', label: 'Total', values: [3, 5], before: null },
}

test('rows are lines with their figures by name, and with what stands above them', () => {
  expect(linesOf(answer, { days }, 'product', [{ by: 'lender', key: '7' }])).toEqual([
    {
      key: 'Car',
      label: 'Car',
      values: { customers: 3, lender_applied: 5 },
      before: { customers: 2, lender_applied: null },
      spark: [1, 4],
      row: [
        { by: 'lender', key: '7' },
        { by: 'product', key: 'Car' },
      ],
    },
  ])
})

test('weeks are called by their days, and refusals stand with those rejected', () => {
  const week = { key: '2026-11-16', label: '2026-11-16', values: [4], before: null }
  const [line] = linesOf({ measures: ['rejected_for'], rows: [week] }, { days }, 'week', [])
  expect(line).toMatchObject({ label: '16/11/2026 – 22/11/2026', values: { lender_rejected: 4 } })
})

test.each([
  [{ by: 'product', filters: {} }, 'All products'],
  [{ by: 'product', filters: { product: 'Car' } }, 'Total'],
  [{ by: 'week', filters: {} }, 'Total'],
] as const)('the total of %j is called %s', (question, label) => {
  expect(totalLine(answer, question)).toMatchObject({ label, row: [], values: { customers: 3 } })
})

test('what is compared is money, where there is some', () => {
  expect(comparedMeasure(shownMeasures('products-report'))).toBe('disbursed_amount')
  expect(comparedMeasure(['customers', 'lender_applied'])).toBe('customers')
  expect(comparedMeasure([])).toBeNull()
})

test.each([
  [{}, 'lender_applied'],
  [{ days: { from: '2026-11-22', to: '2026-11-22' } }, null],
  [{ days: { from: '2026-11-21', to: '2026-11-22' } }, 'lender_applied'],
  [{ days: { from: '2026-08-23', to: '2026-11-22' } }, 'lender_applied'],
  [{ days: { from: '2026-08-22', to: '2026-11-22' } }, null],
  [{ by: 'lender', filters: { partner: '1' } }, 'lender_applied'],
  [{ by: 'lender', filters: { partner: '1' }, days: { from: '2026-10-01', to: '2026-11-22' } }, null],
  [{ by: 'lender', days: { from: '2026-10-01', to: '2026-11-22' } }, 'lender_applied'],
  [{ by: 'week' }, null],
  [{ report: 'internal-report' }, null],
] as const)('beside %j stands %s by day', (changes, measure) => {
  const question = { report: 'products-report', by: 'product', days, filters: {} } as const
  expect(sparkMeasure({ ...question, ...changes })).toBe(measure)
})

test('what is drawn is known by the filters, and commission by whole months or its own days', () => {
  const question = { report: 'products-report', times: 'heard', filters: {} } as const
  expect(drawnMeasures(question, 'week')).toEqual(['lender_applied', 'lender_disbursed', 'disbursed_amount'])
  expect(drawnMeasures(question, 'month')).toContain('received')
  expect(drawnMeasures({ ...question, times: 'effective' }, 'week')).toContain('expected')
  expect(drawnMeasures({ ...question, filters: { partner: '1' } }, 'month')).not.toContain('expected')
})

test.each([
  [['lender_applied', 'disbursed_amount'], 'lender_applied', 'lender_applied'],
  [['lender_applied', 'disbursed_amount'], '', 'disbursed_amount'],
  [['lender_applied'], 'moon', 'lender_applied'],
  [[], '', null],
] as const)('of %j with %s in the address: %s', (measures, asked, measure) => {
  expect(drawnMeasure(measures, asked)).toBe(measure)
})
