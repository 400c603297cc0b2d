import { expect, test } from 'vitest'
import { reachText } from './reach-text.ts'

const sent = 'Applications that were sent stay with the lender.'

test.each([
  [0, 0, '0 people see this lender now, and 0 customers have an open application with it.'],
  [1, 1, '1 person sees this lender now, and 1 customer has an open application with it.'],
  [120_000, 22, '1,20,000 people see this lender now, and 22 customers have an open application with it.'],
])('%s people and %s applications', (people, with_lender, words) => {
  expect(reachText({ people, with_lender })).toBe(`${words} ${sent}`)
})
