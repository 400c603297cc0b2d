import { expect, test } from 'vitest'
import { countBySection, countWords } from './section-counts.ts'

test('facts are counted under the section that they stand in', () => {
  const missing = ['amount_min', 'fee_percent', 'kfs_url', 'salaried'].map((field) => ({ field }))
  const warnings = ['max_ltv_percent', 'processing_fees'].map((field) => ({ field }))
  expect([...countBySection(missing, warnings)]).toEqual([
    ['facts', { missing: 2, warnings: 0 }],
    ['disclosures', { missing: 1, warnings: 0 }],
    ['filter-criteria', { missing: 1, warnings: 1 }],
    ['loan-details', { missing: 0, warnings: 1 }],
  ])
})

test.each([
  [{ missing: 0, warnings: 0 }, ''],
  [{ missing: 3, warnings: 0 }, '3 missing'],
  [{ missing: 0, warnings: 1 }, '1 to look at'],
  [{ missing: 2, warnings: 1 }, '2 missing, 1 to look at'],
])('%j reads %j', (count, words) => {
  expect(countWords(count)).toBe(words)
})
