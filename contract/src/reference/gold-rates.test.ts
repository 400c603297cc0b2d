import { expect, it } from 'vitest'
import { enterGoldRate } from './gold-rates.ts'
import { problemOf } from '../testing/problem-of.ts'

it.each([
  [{}, null],
  [{ rupees_per_gram_24k: 1_000 }, null],
  [{ rupees_per_gram_24k: 100_000 }, null],
  [{ rupees_per_gram_24k: 12_450.55 }, null],
  [{ rupees_per_gram_24k: 999.99 }, 'gold_rate_invalid'],
  [{ rupees_per_gram_24k: 100_000.01 }, 'gold_rate_invalid'],
  [{ rupees_per_gram_24k: 12_450.555 }, 'gold_rate_invalid'],
  [{ rupees_per_gram_24k: '12450' }, 'gold_rate_invalid'],
  [{ source: 'mcx' }, null],
  // The example data's own source is nobody's to enter.
  [{ source: 'example' }, 'option_invalid'],
  [{ day: '2026-02-30' }, 'date_invalid'],
  [{ is_confirmed: 1 }, null],
  [{ is_confirmed: 2 }, 'invalid_value'],
])('a rate with %j: %s', (change, problem) => {
  const rate = { day: '2026-11-22', rupees_per_gram_24k: 12_000, source: 'ibja' }
  expect(problemOf(enterGoldRate.body, { ...rate, ...change })).toBe(problem)
})
