import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { withOpenedRows } from './opened-rows.ts'

interface Row {
  id: number
  name: string
  count: number
  under?: readonly Row[] | null
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', width: 100, cell: ({ name }) => name },
  { key: 'count', title: 'Count', width: 100, cell: ({ count }) => count, sortBy: ({ count }) => count },
]
const meghdoot: Row = { id: 7, name: 'Meghdoot_Bank', count: 2 }
const malhar: Row = { id: 8, name: 'Malhar_Bank', count: 5 }
const rows = [
  { key: '1', row: { id: 1, name: 'Gold Loans', count: 7, under: [meghdoot, malhar] } },
  { key: '2', row: { id: 2, name: 'Car', count: 3, under: null } },
  { key: '3', row: { id: 3, name: 'Vouchers', count: 1 } },
  { key: '4', row: { id: 4, name: 'Student Loans', count: 2, under: [meghdoot] } },
]

const shown = (open: readonly string[], sort: { key: string; isDescending: boolean } | null = null) =>
  withOpenedRows(
    rows,
    { beneath: ({ under }) => under, openKeys: new Set(open) },
    { columns, keyOf: ({ id }) => id, sort },
  ).map(({ key, opening, above }) => [key, opening, above].join(' '))

test('closed rows say that they open, others do not', () => {
  expect(shown([])).toEqual(['1 closed ', '2 closed ', '3  ', '4 closed '])
})

test('the rows beneath an open row follow it, each with a key of its own', () => {
  expect(shown(['1', '4'])).toEqual([
    '1 open ',
    '1/7  Gold Loans',
    '1/8  Gold Loans',
    '2 closed ',
    '3  ',
    '4 open ',
    '4/7  Student Loans',
  ])
})

test('rows on their way are waited for; a row that does not open stays as it is', () => {
  expect(shown(['2', '3', '9'])).toEqual(['1 closed ', '2 loading ', '3  ', '4 closed '])
})

test.each([
  [{ key: 'count', isDescending: true }, ['1/8  Gold Loans', '1/7  Gold Loans']],
  [{ key: 'count', isDescending: false }, ['1/7  Gold Loans', '1/8  Gold Loans']],
  [{ key: 'name', isDescending: true }, ['1/7  Gold Loans', '1/8  Gold Loans']],
])('rows beneath stand in the order of the table: %j', (sort, order) => {
  expect(shown(['1'], sort).slice(1, 3)).toEqual(order)
})
