import { expect, test } from 'vitest'
import { knownStatusOf, wordKey } from './file-words.ts'

test.each([
  ['Disbursed', 'DISBURSED'],
  [' PART-DISBURSED ', 'PART_DISBURSED'],
  ['KYC_REJECTED', 'REJECTED'],
  ['In-Principle', 'APPROVED'],
  ['e-Mandate done', 'SANCTIONED'],
  ['Ｌｏｇｉｎ', 'LOGGED_IN'],
  ['CLAWED_BACK', 'CLAWED_BACK'],
  ['Lead dropped', null],
  ['QUEUED', null],
  ['', null],
])('%j is %s', (word, status) => {
  expect(knownStatusOf(word)).toBe(status)
})

test('words are compared without case, marks and width', () => {
  expect(wordKey('  Disb –  Final! ')).toBe('disb final')
  expect(wordKey('वितरित')).toBe('वितरित')
})
