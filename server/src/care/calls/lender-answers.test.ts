import { expect, it } from 'vitest'
import { lenderAnswers, type LenderFacts } from './lender-answers.ts'

const known: LenderFacts = {
  name: 'Sahyadri Bank',
  times: { cases: 40, half: 1.6, most: 4.4 },
  isAboutPapers: true,
  fee: { rupees: '₹2,360', loan: '₹2,00,000', isUpTo: false },
  cooling_off_days: 3,
  foreclosure_percent: 4,
}
const answersOf = (facts: LenderFacts) => lenderAnswers(facts).en.map(({ answer }) => answer)

it('answers from what the lender did and publishes', () => {
  expect(answersOf(known)).toEqual([
    'Sahyadri Bank goes on within 2 days of the papers in half of the cases, within 4 days in 8 of 10.',
    '₹2,360 with GST for ₹2,00,000, taken by the lender. Nothing to us.',
    'Yes, until the money is paid. Within 3 days after that too: with the interest of those days and without a penalty. Closing it early later: at most 4 % of what is left, less where the law allows no charge.',
  ])
})

it('claims nothing that nobody stated', () => {
  const nothing = { ...known, times: null, fee: null, cooling_off_days: null, foreclosure_percent: null }
  expect(answersOf(nothing)).toEqual([
    'We have too few cases of this lender to say. Name no time.',
    'The lender has not told us its fee: it stands in the key facts statement. Nothing to us.',
    'Yes, until the money is paid.',
  ])
  expect(answersOf({ ...known, times: { cases: 9, half: 1, most: 2 } })[0]).toContain('too few cases')
})

it.each([
  [
    { times: { cases: 10, half: 0.2, most: 1.2 } },
    0,
    'within 1 day of the papers in half of the cases, within 1 day in 8',
  ],
  [{ isAboutPapers: false }, 0, 'goes on within 2 days in half'],
  [{ fee: { rupees: '₹500', loan: '₹50,000', isUpTo: true } }, 1, 'Up to ₹500 with GST'],
  [{ foreclosure_percent: 0 }, 2, 'Closing it early later costs no charge.'],
])('%j', (change, place, words) => {
  expect(answersOf({ ...known, ...change })[place]).toContain(words)
})

it('says the same in Hindi', () => {
  const { hi } = lenderAnswers(known)
  expect(hi).toHaveLength(3)
  expect(hi.map(({ answer }) => answer).join(' ')).toMatch(/2 दिन.*4 दिन.*₹2,360.*3 दिन.*4 %/u)
})
