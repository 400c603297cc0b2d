import { expect, test } from 'vitest'
import { takes } from '../testing/problem-of.ts'
import { askOpenMatch } from './open-match.ts'

const ask = { product_type: 'Personal Loans', amount: 200_000, tenure_months: 36, answers: {} }

test.each([
  [{}, true],
  [{ answers: { birth_date: '1994-08-14', postal_code: '226001', monthly_income: 42_000, emi: 0 } }, true],
  [{ product_type: 'Credit Cards' }, false],
  [{ amount: 200_000.5 }, false],
  [{ tenure_months: 0 }, false],
  // Nothing that says who asks is taken.
  [{ answers: { first_name: 'Asha' } }, false],
  [{ answers: { tin: 'ABCPV1234F' } }, false],
  // A mask tells no age.
  [{ answers: { birth_date: '**/**/**94' } }, false],
  [{ answers: { postal_code: '026001' } }, false],
])('a look at what matches with %j: %s', (changes, is) => {
  expect(takes(askOpenMatch.body, { ...ask, ...changes })).toBe(is)
})
