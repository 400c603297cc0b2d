import { fileOutcomes, fileStates } from '@marketplace/contract/money/lender-file-words'
import { expect, it, test } from 'vitest'
import {
  canBeUndone,
  errorsFoundText,
  fileStateChoices,
  isBusy,
  listPathOf,
  outcomeTabs,
  sumText,
  titleOfOutcome,
  toneOfState,
  wordsOfState,
} from './file-words.ts'

it.each(fileStates)('%s has words and a mark', (state) => {
  expect(wordsOfState(state)).toMatch(/^[A-Z][a-z]/)
  expect(toneOfState(state)).toMatch(/^(good|info|warn|bad|idle)$/)
  expect(fileStateChoices).toContainEqual({ value: state, label: wordsOfState(state) })
})

it.each(fileOutcomes)('%s has a tab', (outcome) => {
  expect(titleOfOutcome(outcome)).toMatch(/^[A-Z]/)
})

test('what the server is at is looked at again, and what was applied can be undone', () => {
  expect(fileStates.filter(isBusy)).toEqual(['RECEIVED', 'READING', 'APPLYING', 'UNDOING'])
  expect(fileStates.filter(canBeUndone)).toEqual(['DONE', 'DONE_WITH_ERRORS'])
})

it.each([
  ['moves', [], 'Held 0 Ambiguous 0 Extra 0 Missing 0 Errors 0'],
  [
    'moves',
    [
      { outcome: 'error', count: 4 },
      { outcome: 'new_event', count: 1118 },
      { outcome: 'excluded', count: 0 },
    ],
    'Will change 1118 Held 0 Ambiguous 0 Extra 0 Missing 0 Errors 4',
  ],
  ['commission', [{ outcome: 'stated', count: 2 }], 'Lines read 2 Ambiguous 0 Extra 0 Errors 0'],
] as const)('the tabs of %s with %j', (kind, counts, tabs) => {
  expect(
    outcomeTabs(counts, kind)
      .map(({ title, count }) => `${title} ${count}`)
      .join(' '),
  ).toBe(tabs)
})

it.each([
  [[], '0 lines'],
  [[{ outcome: 'error', count: 1 }], '1 line: 1'],
  [
    [
      { outcome: 'applied', count: 1200 },
      { outcome: 'missing', count: 5 },
      { outcome: 'error', count: 4 },
      { outcome: 'held', count: 0 },
    ],
    '1,204 lines: 1,200 + 4',
  ],
] as const)('the lines of %j', (counts, text) => {
  expect(sumText(counts)).toBe(text)
})

test('the title of the errors', () => {
  expect(errorsFoundText(4)).toBe('4 Errors found')
})

test('each kind has its list', () => {
  expect(Object.values(listPathOf)).toEqual([
    '/admin/application-status-file',
    '/admin/mis-upload',
    '/admin/commission-upload-file',
  ])
})
