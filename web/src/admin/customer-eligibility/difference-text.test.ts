import { expect, test } from 'vitest'
import { customersText, differenceText } from './difference-text.ts'

const people = { before: 22, after: 22, gained: 0, lost: 0 }

test.each([
  [{ gained: 0, lost: 0 }, 'no difference'],
  [{ gained: 38, lost: 0 }, '+38 would match'],
  [{ gained: 1_200, lost: 4 }, '+1,200 would match, −4 would no longer match'],
])('%j reads %s', (tally, text) => {
  expect(differenceText(tally)).toBe(text)
})

test.each([
  [{ gaining: 2, losing: 2, both: 0, same: 22 }, '2 gain, 2 lose a lender; 22 as before'],
  [{ gaining: 0, losing: 22, both: 0, same: 0 }, '22 lose a lender; 0 as before'],
  [{ gaining: 3, losing: 0, both: 0, same: 1 }, '3 gain a lender; 1 as before'],
  [{ gaining: 3, losing: 1, both: 1, same: 3 }, '3 gain, 1 lose, 1 gain one and lose one; 3 as before'],
  [{ gaining: 0, losing: 0, both: 2, same: 9 }, '2 gain one and lose one; 9 as before'],
  [{ gaining: 0, losing: 0, both: 0, same: 26 }, '0 gain, 0 lose a lender; 26 as before'],
])('%j reads %s', (customers, text) => {
  expect(customersText({ customers, people })).toBe(text)
})

test('a run without the counts of customers tells who has any lender', () => {
  expect(customersText({ people: { ...people, gained: 2 } })).toBe('At least one lender: +2 would match')
})
