import { expect, test } from 'vitest'
import { measureOf } from './measures.ts'
import { getReport, reportOf, reports, type ReportName } from './reports.ts'

test.each(Object.keys(reports) as ReportName[])('%s is cut by what its measures are known by', (name) => {
  const { by, measures, thenBy } = reportOf(name)
  for (const dimension of [...by, ...thenBy])
    expect(
      dimension === 'reason' || measures.some((measure) => measureOf(measure).by.includes(dimension)),
    ).toBe(true)
  for (const measure of measures)
    for (const part of measureOf(measure).ratio ?? []) expect(measures.map(String)).toContain(part)
})

const ask = (query: Record<string, string>) =>
  getReport.query.safeParse({ from: '2026-10-24', to: '2026-11-22', ...query })

test.each([
  [{ product: 'Personal Loans,Car', brand: '1,2', reason: 'AGE' }, true],
  [{ product: '0', lender: '0' }, true],
  [{ product: 'Moon loans' }, false],
  [{ brand: '1,,2' }, false],
  [{ brand: '1;drop' }, false],
  [{ lender: '99999999999' }, false],
  [{ lender: Array.from({ length: 201 }, (_, at) => at).join(',') }, false],
  [{ by: 'moon' }, false],
  [{ from: '2026-02-30' }, false],
  [{ from: '2024-02-29', to: '2024-02-29' }, true],
  [{ from: '2026-11-31' }, false],
] as [Record<string, string>, boolean][])('%j', (query, isGood) => {
  expect(ask(query).success).toBe(isGood)
})

test('lists are read', () => {
  expect(ask({ product: 'Car,Personal Loans', brand: '3,0' }).data).toMatchObject({
    product: ['Car', 'Personal Loans'],
    brand: [3, 0],
  })
})
