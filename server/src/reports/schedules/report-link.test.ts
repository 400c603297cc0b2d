import { expect, it } from 'vitest'
import { reportPath } from './report-link.ts'

const days = { from: '2026-11-16', to: '2026-11-22' }
const plain = { by: null, then_by: null, compare: null, times: null, filters: {} }

it("leaves what nobody chose to the report's own way", () => {
  expect(reportPath({ report: 'internal-report', cut: plain }, days)).toBe(
    '/admin/internal-report?preset=custom&from=2026-11-16&to=2026-11-22',
  )
})

it('has the cut and every value of a filter, fit for an address', () => {
  const cut = {
    ...plain,
    by: 'lender' as const,
    then_by: 'brand' as const,
    compare: 'none' as const,
    times: 'effective' as const,
    filters: { product: ['Gold Loans', 'Personal Loans'], lender: ['3', '12'] },
  }
  const path = reportPath({ report: 'products-report', cut }, days)
  expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual({
    preset: 'custom',
    ...days,
    by: 'lender',
    then_by: 'brand',
    compare: 'none',
    times: 'effective',
    product: 'Gold Loans,Personal Loans',
    lender: '3,12',
  })
})
