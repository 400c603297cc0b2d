import { expect, test } from 'vitest'
import type { Column } from '../table/column.ts'
import { rowsAsCsv } from './rows-as-csv.ts'

interface Row {
  name: string
  rate: number | null
  isLive: boolean
}
const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', width: 100, cell: ({ name }) => name },
  { key: 'rate', title: 'Rate, % a year', width: 100, cell: () => '12,5 %', exported: ({ rate }) => rate },
  { key: 'live', title: 'Live', width: 100, cell: () => null, sortBy: ({ isLive }) => (isLive ? 1 : 0) },
  { key: 'acts', title: 'Actions', width: 100, cell: () => 'Edit', exported: null },
]
const lineOf = (row: Row): string | undefined => rowsAsCsv(columns, [row]).split('\r\n')[1]

test('headings and rows are lines of a file that a spreadsheet knows as UTF-8', () => {
  expect(rowsAsCsv(columns, [{ name: 'Amaltas', rate: 12.5, isLive: true }])).toBe(
    '\uFEFFName,"Rate, % a year",Live\r\nAmaltas,12.5,1\r\n',
  )
})

test.each([
  ['a comma', 'A, B', '"A, B",1,0'],
  ['quotes', 'the "best"', '"the ""best""",1,0'],
  ['a line break', 'A\nB', '"A\nB",1,0'],
  ['a formula', '=1+1', "'=1+1,1,0"],
  ['a sum', '@SUM(A1)', "'@SUM(A1),1,0"],
  ['a minus before words', '-cmd', "'-cmd,1,0"],
  ['a formula of two lines', '=X\nY', `"'=X\nY",1,0`],
  ['a wide sign', '\uff1d1', "'\uff1d1,1,0"],
  ['a formula after a break', '\n=1', `"'\n=1",1,0`],
])('words with %s stay words', (_, name, wanted) => {
  expect(lineOf({ name, rate: 1, isLive: false })).toBe(wanted)
})

test.each([
  [-7, 'A,-7,0'],
  [0, 'A,0,0'],
  [null, 'A,,0'],
])('a rate of %s is a number, and none is empty', (rate, wanted) => {
  expect(lineOf({ name: 'A', rate, isLive: false })).toBe(wanted)
})

test('no rows are headings alone', () => {
  expect(rowsAsCsv(columns, [])).toBe('\uFEFFName,"Rate, % a year",Live\r\n')
})
