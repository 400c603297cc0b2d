import { expect, test } from 'vitest'
import { cutFor, families, type CellKey, type Cut, type FamilyName } from './families.ts'

test.each<[FamilyName, CellKey[], number | null]>([
  ['journey', [], 1],
  ['journey', ['product'], 1],
  ['journey', ['brand'], 2],
  ['journey', ['product', 'source'], 3],
  ['journey', ['brand', 'source', 'product'], 3],
  ['journey', ['source', 'device'], null],
  ['lender', [], 6],
  ['lender', ['brand'], 2],
  ['lender', ['product', 'lender'], 1],
  ['lender', ['brand', 'lender'], 3],
  ['lender', ['partner', 'lender'], 4],
  ['lender', ['partner', 'brand'], 5],
  ['lender', ['partner', 'brand', 'lender'], null],
  ['cohort', ['step'], 4],
  ['cohort', ['step', 'source'], 1],
  ['cohort', ['step', 'device'], 2],
  ['commission', ['lender'], 1],
  ['commission', ['product'], 5],
  ['customers', ['scope', 'scope_id'], 2],
  ['customers', ['scope', 'prev_day'], 1],
  ['commission', ['partner', 'lender'], null],
])('%s by %j', (family, keys, cut) => {
  expect(cutFor(family, keys)?.cut ?? null).toBe(cut)
})

test('a family and a cut have a number of their own', () => {
  const numbers = Object.values(families).map(({ family }) => family)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const { cuts } of Object.values(families))
    expect(new Set(cuts.map(({ cut }) => cut)).size).toBe(cuts.length)
})

test('a cut is summed from one that has all its keys and is kept by day', () => {
  for (const { cuts } of Object.values(families) as { cuts: readonly Cut[] }[])
    for (const { keys, of } of cuts)
      if (of !== undefined) {
        const finer = cuts.find(({ cut }) => cut === of)
        expect(finer?.keys).toEqual(expect.arrayContaining([...keys]))
        expect(finer?.grains).toBeUndefined()
      }
})
