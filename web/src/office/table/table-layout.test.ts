import { describe, expect, test } from 'vitest'
import {
  clampWidth,
  isColumnShown,
  layoutFromText,
  layoutToText,
  moveKey,
  orderedKeys,
  plainLayout,
  type TableLayout,
} from './table-layout.ts'

const changed: TableLayout = {
  hidden: ['age'],
  order: ['name', 'rate'],
  widths: { rate: 90 },
  pinned: ['rate'],
}

test('a layout that was written is read again, and one that differs in nothing is not written', () => {
  expect(layoutFromText(layoutToText(changed))).toEqual(changed)
  expect(layoutToText(plainLayout)).toBeNull()
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['other kinds of values', '{"hidden":7,"order":{"a":1},"widths":[1],"pinned":null}'],
])('what cannot be read is the plain layout: %s', (_, text) => {
  expect(layoutFromText(text)).toEqual(plainLayout)
})

test('of what is half right the right half stays', () => {
  const text = '{"hidden":["a",7],"widths":{"a":90,"b":-7,"c":"9","d":4000}}'
  expect(layoutFromText(text)).toEqual({ ...plainLayout, hidden: ['a'], widths: { a: 90 } })
})

test.each([
  [{ key: 'age' }, [], true],
  [{ key: 'age' }, ['age'], false],
  [{ key: 'age', startsHidden: true }, [], false],
  [{ key: 'age', startsHidden: true }, ['age'], true],
])('%j with the changed columns %j is shown: %s', (column, hidden, isShown) => {
  expect(isColumnShown(column, { hidden })).toBe(isShown)
})

describe('the order of columns', () => {
  test.each([
    ['is their own without a layout', [], ['name', 'age', 'rate']],
    ['is that of the layout', ['name', 'rate', 'age'], ['name', 'rate', 'age']],
    ['keeps the first column first', ['rate', 'name', 'age'], ['name', 'rate', 'age']],
    ['leaves out what is no column any more', ['name', 'gone', 'rate', 'age'], ['name', 'rate', 'age']],
    ['puts a new column last', ['name', 'rate'], ['name', 'rate', 'age']],
  ])('%s', (_, order, wanted) => {
    expect(orderedKeys(['name', 'age', 'rate'], order)).toEqual(wanted)
  })

  test('a table without columns has none', () => expect(orderedKeys([], ['name'])).toEqual([]))
})

test.each([
  ['b', 1, ['a', 'c', 'b', 'd']],
  ['c', -1, ['a', 'c', 'b', 'd']],
  ['d', 1, ['a', 'b', 'c', 'd']],
  ['b', -1, ['a', 'b', 'c', 'd']],
  ['a', 1, ['a', 'b', 'c', 'd']],
  ['unknown', 1, ['a', 'b', 'c', 'd']],
] as const)('%s moved by %i', (key, step, wanted) => {
  expect(moveKey(['a', 'b', 'c', 'd'], key, step)).toEqual(wanted)
})

test.each([
  [10, 48],
  [90.4, 90],
  [9_000, 640],
])('a width of %d is %d', (width, wanted) => expect(clampWidth(width)).toBe(wanted))
