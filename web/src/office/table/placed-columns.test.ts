import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { placedColumns } from './placed-columns.ts'
import { plainLayout } from './table-layout.ts'

interface Row {
  id: number
}
const column = (key: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  key,
  title: key,
  width: 100,
  cell: ({ id }) => id,
  ...more,
})
const columns = [column('name'), column('age'), column('city'), column('acts', { sticksAtEnd: true })]
const keysOf = (placed: ReturnType<typeof placedColumns<Row>>): string[] =>
  placed.map((one) => one.column.key)

test('the plain layout has every column in its order, the name and the acts in place', () => {
  const placed = placedColumns(columns, plainLayout, 36)
  expect(keysOf(placed)).toEqual(['name', 'age', 'city', 'acts'])
  expect(placed.map(({ start }) => start)).toEqual([36, null, null, null])
  expect(placed.map(({ end }) => end)).toEqual([null, null, null, 0])
  expect(placed.map(({ isName }) => isName)).toEqual([true, false, false, false])
  expect(placed.map(({ isStretching }) => isStretching)).toEqual([true, true, true, false])
})

test('a column that is pinned stands beside the name, which then keeps its width', () => {
  const placed = placedColumns(
    columns,
    { ...plainLayout, pinned: ['city', 'gone'], widths: { name: 150 } },
    0,
  )
  expect(keysOf(placed)).toEqual(['name', 'city', 'age', 'acts'])
  expect(placed.map(({ start }) => start)).toEqual([0, 150, null, null])
  expect(placed.map(({ isStretching }) => isStretching)).toEqual([false, true, true, false])
})

test('a column that names the row stays where it stands', () => {
  const named = [column('mark', { sticks: true }), column('name', { namesRow: true }), column('age')]
  const placed = placedColumns(named, plainLayout, 0)
  expect(keysOf(placed)).toEqual(['mark', 'name', 'age'])
  expect(placed.map(({ start }) => start)).toEqual([0, 100, null])
})

test('a column that starts hidden stands in its place once it is asked for', () => {
  const more = [column('name'), column('legal', { startsHidden: true }), column('age')]
  expect(keysOf(placedColumns(more, plainLayout, 0))).toEqual(['name', 'age'])
  expect(keysOf(placedColumns(more, { ...plainLayout, hidden: ['legal'] }, 0))).toEqual([
    'name',
    'legal',
    'age',
  ])
})

test('what is hidden takes no room, and the name cannot be hidden', () => {
  const placed = placedColumns(
    [...columns, column('more', { sticksAtEnd: true })],
    { ...plainLayout, hidden: ['name', 'age', 'more'] },
    0,
  )
  expect(keysOf(placed)).toEqual(['name', 'city', 'acts'])
  expect(placed.at(-1)?.end).toBe(0)
})

test('columns stand in the order that somebody gave them', () => {
  expect(keysOf(placedColumns(columns, { ...plainLayout, order: ['name', 'city', 'age'] }, 0))).toEqual([
    'name',
    'city',
    'age',
    'acts',
  ])
})
