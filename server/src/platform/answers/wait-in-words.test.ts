import { expect, it } from 'vitest'
import { waitInWords } from './wait-in-words.ts'

it.each([
  [1, '1 second', '1 सेकंड'],
  [42, '42 seconds', '42 सेकंड'],
  [90, '90 seconds', '90 सेकंड'],
  [91, '2 minutes', '2 मिनट'],
  [3_600, '60 minutes', '60 मिनट'],
  [5_400, '90 minutes', '90 मिनट'],
  [5_401, '2 hours', '2 घंटे'],
  [86_400, '24 hours', '24 घंटे'],
])('%d seconds', (seconds, en, hi) => {
  expect([waitInWords('en', seconds), waitInWords('hi', seconds)]).toEqual([en, hi])
})
