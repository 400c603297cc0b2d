import { expect, test } from 'vitest'
import { checkOptionSets } from './check-page.ts'

test.each([
  ['Personal Loans', ['employmentStatus', 'householdIncome', 'creditScoreClass']],
  ['Gold Loans', ['goldPurity']],
  ['Student Loans', ['creditScoreClass']],
  ['Car', ['employmentStatus', 'creditScoreClass']],
] as const)('%s chooses from %j', (product, sets) => {
  expect(checkOptionSets(product)).toEqual(sets)
})
