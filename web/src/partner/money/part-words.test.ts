import { expect, test } from 'vitest'
import { partNote, partTitle } from './part-words.ts'

const sum = { amount: 4_500, loans: 2, disputed: 0, until: null }

test.each([
  ['earned', 'Earned in November'],
  ['waits', 'Waits for lenders'],
  ['hold', 'On hold'],
  ['next', 'For the next statement'],
] as const)('%s is called', (part, title) => {
  expect(partTitle(part, '2026-11')).toBe(title)
})

test.each([
  ['earned', { ...sum, loans: 0 }, 'by our rules, 0 loans'],
  ['earned', { ...sum, loans: 1 }, 'by our rules, 1 loan'],
  ['waits', sum, '2 loans of earlier months paid out, lender has not paid'],
  ['waits', { ...sum, loans: 0 }, 'nothing'],
  ['hold', { ...sum, until: '2026-12-03', disputed: 1 }, '2 loans, until 03/12/2026 and 1 dispute'],
  ['hold', { ...sum, until: '2026-12-03' }, '2 loans, until 03/12/2026'],
  ['hold', { ...sum, disputed: 2 }, '2 loans, 2 disputes'],
  ['next', sum, '2 loans, the lender has paid and the hold is over'],
] as const)('%s %j', (part, of, note) => {
  expect(partNote(part, of)).toBe(note)
})
