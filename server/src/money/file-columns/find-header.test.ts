import { expect, test } from 'vitest'
import type { SheetRow } from '../../platform/sheets/sheet-types.ts'
import { findHeader } from './find-header.ts'

const row = (line: number, ...texts: (string | null)[]): SheetRow => ({
  line,
  cells: texts.map((text) => (text === null ? null : { kind: 'text', text, raw: text })),
})

test('is the first line with three known titles, whatever stands above it', () => {
  const rows = [
    row(1, 'Konkan Credit', null, 'Status'),
    row(3, 'MIS of October'),
    row(5, 'App Ref', null, ' Status ', 'Status Dt', 'Branch'),
    row(6, 'App Ref', 'Status', 'Status Dt'),
  ]
  expect(findHeader(rows)).toEqual({ line: 5, titles: ['App Ref', '', 'Status', 'Status Dt', 'Branch'] })
})

test.each([
  ['two known titles', [row(1, 'Status', 'Status Dt', 'Branch')]],
  ['one field three times', [row(1, 'Status', 'Stage', 'Disposition')]],
  ['nothing', []],
  [
    'it stands too far down',
    [...Array.from({ length: 20 }, (_, at) => row(at + 1, 'x')), row(21, 'App Ref', 'Status', 'UTR')],
  ],
])('there is none where there is %s', (_name, rows) => {
  expect(findHeader(rows)).toBeNull()
})
