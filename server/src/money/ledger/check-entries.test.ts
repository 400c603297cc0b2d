import { expect, it } from 'vitest'
import { wrongEntries } from './check-entries.ts'

const entries = (...amounts: number[]) =>
  amounts.map((amount_paise) => ({ account: { kind: 'bank' } as const, amount_paise }))

it.each<[number[], string | null]>([
  [[200, -200], null],
  [[200, 100, -300], null],
  [[], 'it has fewer than two entries'],
  [[200], 'it has fewer than two entries'],
  [[200, -199], 'its entries make 1, not 0'],
  [[0, 0], '0 is no amount in whole paise'],
  [[0.5, -0.5], '0.5 is no amount in whole paise'],
  [[Number.NaN, 1], 'NaN is no amount in whole paise'],
  [[Number.MAX_SAFE_INTEGER, 1, -1], 'its sums are too large to be exact'],
])('%o', (amounts, wrong) => {
  expect(wrongEntries(entries(...amounts))).toBe(wrong)
})
