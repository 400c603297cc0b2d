import { fileOutcomes, fileStates } from '@marketplace/contract/money/lender-file-words'
import { expect, it, test } from 'vitest'
import {
  answersFor,
  applyText,
  canBeUndone,
  cancelledText,
  errorsFoundText,
  fileStateChoices,
  hasOutcomes,
  isBusy,
  listPathOf,
  mappingText,
  outcomeTabs,
  reconcilePath,
  sheetText,
  sumText,
  toneOfState,
  wordsOfState,
} from './file-words.ts'

it.each(fileStates)('%s has words and a mark', (state) => {
  expect(wordsOfState(state)).toMatch(/^[A-Z][a-z]/)
  expect(toneOfState(state)).toMatch(/^(good|info|warn|bad|idle)$/)
  expect(fileStateChoices).toContainEqual({ value: state, label: wordsOfState(state) })
})

it.each(fileOutcomes)('%s has a tab', (outcome) => {
  const tabs = outcomeTabs({ kind: 'mis', state: 'DONE', outcomes: [{ outcome, count: 1 }] })
  expect(tabs.filter(({ count }) => count === 1).map((tab) => tab.outcome)).toEqual([outcome])
  expect(tabs.find(({ count }) => count === 1)?.title).toMatch(/^[A-Z]/)
})

test('what the server is at is looked at again, and what has changed something can be undone', () => {
  expect(fileStates.filter(isBusy)).toEqual(['RECEIVED', 'READING', 'APPLYING', 'UNDOING'])
  expect(fileStates.filter((state) => canBeUndone({ state, rows_updated: 1 }))).toEqual([
    'DONE',
    'DONE_WITH_ERRORS',
    'CANCELLED',
    'PARTLY_UNDONE',
  ])
  expect(fileStates.filter((state) => canBeUndone({ state, rows_updated: 0 }))).toEqual([])
})

test('answers are for the plan, or for the next file', () => {
  expect(fileStates.filter((state) => answersFor(state) === 'plan')).toEqual(['NEEDS_MAPPING', 'PLANNED'])
  expect(fileStates.filter((state) => answersFor(state) === 'next')).toEqual([
    'DONE',
    'DONE_WITH_ERRORS',
    'NOTHING_CHANGED',
  ])
})

it.each([
  ['mis', 'PLANNED', [], 'Held 0 Ambiguous 0 Extra 0 Missing 0 Errors 0'],
  [
    'status',
    'PLANNED',
    [
      { outcome: 'error', count: 4 },
      { outcome: 'new_event', count: 1118 },
      { outcome: 'excluded', count: 0 },
    ],
    'Will change 1118 Held 0 Ambiguous 0 Extra 0 Missing 0 Errors 4',
  ],
  [
    'mis',
    'CANCELLED',
    [
      { outcome: 'new_event', count: 3 },
      { outcome: 'applied', count: 2 },
    ],
    'Not applied 3 Applied 2 Held 0 Ambiguous 0 Extra 0 Missing 0 Errors 0',
  ],
  [
    'commission',
    'PLANNED',
    [{ outcome: 'stated', count: 2 }],
    'Will be booked 2 Ambiguous 0 Extra 0 Errors 0',
  ],
] as const)('the tabs of %s at %s with %j', (kind, state, outcomes, tabs) => {
  expect(
    outcomeTabs({ kind, state, outcomes: [...outcomes] })
      .map(({ title, count }) => `${title} ${count}`)
      .join(' '),
  ).toBe(tabs)
})

it.each([
  ['NEEDS_MAPPING', 0, false],
  ['NEEDS_MAPPING', 1, true],
  ['DONE', 1, true],
  ['FAILED', 1, false],
] as const)('at %s with %d outcomes there are lines to show: %s', (state, count, isThere) => {
  const outcomes = Array.from({ length: count }, () => ({ outcome: 'error' as const, count: 2 }))
  expect(hasOutcomes({ state, outcomes })).toBe(isThere)
})

it.each([
  [0, 'Nothing was changed.'],
  [1, '1 row was changed before it was stopped.'],
  [1200, '1,200 rows were changed before it was stopped.'],
])('stopped with %d rows', (rows, text) => {
  expect(cancelledText(rows)).toBe(text)
})

it.each([
  [{ sheet: null, header_line: null, other_sheets: [] }, null],
  [{ sheet: null, header_line: 1, other_sheets: [] }, 'Titles in line 1.'],
  [{ sheet: 'Oct', header_line: null, other_sheets: [] }, 'Sheet “Oct”.'],
  [{ sheet: null, header_line: null, other_sheets: ['Notes'] }, 'Not read: “Notes”.'],
  [
    { sheet: 'Oct', header_line: 2, other_sheets: ['Notes', 'Old'] },
    'Sheet “Oct”, titles in line 2. Not read: “Notes”, “Old”.',
  ],
])('the sheet of %j', (reading, text) => {
  expect(sheetText(reading)).toBe(text)
})

test('by whose answers the columns were read', () => {
  expect(mappingText({ mapping: null })).toBe('Columns read without saved answers.')
  const mapping = { version: 3, created_at: '2026-11-22T06:36:00.000Z', staff_name: 'Asha Rao' }
  expect(mappingText({ mapping })).toBe(
    'Columns read by version 3 of the answers, of Asha Rao, 22/11/2026, 12:06.',
  )
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

test('a file of statuses counts what changes, and what is left undone', () => {
  const { apply, effect, left } = applyText({
    kind: 'mis',
    changes: [
      { status: 'DISBURSED', count: 3, amount: 10 },
      { status: 'REJECTED', count: 1, amount: 0 },
    ],
    outcomes: [
      { outcome: 'new_event', count: 4 },
      { outcome: 'held', count: 2 },
      { outcome: 'extra', count: 1 },
      { outcome: 'duplicate', count: 9 },
    ],
  })
  expect([apply, left]).toEqual(['Apply 4 changes', 3])
  expect(effect).toMatch(/^Customers see the new status/)
})

test('a commission file counts its lines, those of no loan of ours among them', () => {
  const { apply, effect, left } = applyText({
    kind: 'commission',
    changes: [],
    outcomes: [
      { outcome: 'stated', count: 4 },
      { outcome: 'extra', count: 1 },
      { outcome: 'ambiguous', count: 2 },
      { outcome: 'error', count: 1 },
      { outcome: 'duplicate', count: 9 },
    ],
  })
  expect([apply, left]).toEqual(['Apply 7 lines', 1])
  expect(effect).toMatch(/^What the lender states is booked/)
})

const applied = { kind: 'commission', lender_id: 7, month: '2026-10', rows_updated: 1 } as const
it.each([
  [{}, '/admin/reconciliation/7/2026-10'],
  [{ kind: 'mis' }, null],
  [{ rows_updated: 0 }, null],
  [{ lender_id: null }, null],
  [{ month: null }, null],
] as const)('with %j the month is reconciled at %s', (changes, path) => {
  expect(reconcilePath({ ...applied, ...changes })).toBe(path)
})
