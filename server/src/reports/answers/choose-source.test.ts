import { expect, test } from 'vitest'
import type { CellKey, FamilyName } from '../cells/families.ts'
import { chooseSource } from './choose-source.ts'

const month = { from: '2026-10-24', to: '2026-11-22' }
const whole = { from: '2025-01-01', to: '2026-10-31' }
const years = { from: '2024-01-02', to: '2026-10-30' }

test.each<[FamilyName, CellKey[], { from: string; to: string }, boolean, string]>([
  ['journey', ['product'], years, false, 'cut 1'],
  ['journey', ['brand', 'source'], years, true, 'cut 3'],
  ['journey', ['source', 'device'], month, false, 'facts'],
  ['journey', ['source', 'device'], years, false, 'none'],
  ['lender', ['partner', 'lender'], whole, false, 'cut 4'],
  ['lender', ['partner', 'lender'], month, false, 'facts'],
  ['lender', ['partner', 'lender'], years, false, 'none'],
  ['lender', ['partner'], years, true, 'cut 5'],
  ['cohort', ['source', 'device'], month, false, 'none'],
])('%s by %j of %j', (family, keys, days, isByDay, expected) => {
  const source = chooseSource(family, keys, days, isByDay)
  expect(source.from === 'cut' ? `cut ${source.cut.cut}` : source.from).toBe(expected)
})
