import { expect, test } from 'vitest'
import { slugOfName } from './slug-of-name.ts'

test.each([
  ['Gomti Associates', 'gomti-associates'],
  ['  Rao & Sons (Loans)  ', 'rao-sons-loans'],
  ["D'Souza Finance", 'dsouza-finance'],
  ['Éclat Crédit', 'eclat-credit'],
  ['24x7', '24x7'],
  ['---', null],
  ['A', null],
  ['गोमती', null],
  ['A very long name of a firm that goes on and on for ever', 'a-very-long-name-of-a-firm-that-goes-on'],
])('%s', (name, slug) => {
  expect(slugOfName(name)).toBe(slug)
})
