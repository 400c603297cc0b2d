import { expect, test } from 'vitest'
import { barAt, isBarNamed, lengthOf, newestWhole, placeOfBar } from './bar-geometry.ts'
import type { ChartBox } from './line-geometry.ts'

const box: ChartBox = { left: 10, top: 5, width: 400, height: 20 }

test.each([
  [0, 10, { start: 10, room: 40, left: 16.8, width: 26.4, middle: 30 }],
  [9, 10, { start: 370, room: 40, left: 376.8, width: 26.4, middle: 390 }],
  [1, 2, { start: 210, room: 200, left: 286, width: 48, middle: 310 }],
])('bar %i of %i stands in the middle of its place', (at, bars, place) => {
  const found = placeOfBar(at, bars, box)
  expect(found).toEqual(
    Object.fromEntries(Object.entries(place).map(([name, px]) => [name, expect.closeTo(px)])),
  )
})

test.each([
  [10, 0],
  [-50, 0],
  [49, 0],
  [51, 1],
  [409, 9],
  [410, 9],
  [900, 9],
])('the place %i of ten bars belongs to bar %i', (x, bar) => {
  expect(barAt(x, 10, box)).toBe(bar)
})

test('without bars or without room there is no other than the first', () => {
  expect(barAt(80, 0, box)).toBe(0)
  expect(barAt(80, 10, { ...box, width: 0 })).toBe(0)
})

const named = (bars: number, width: number): number[] =>
  Array.from({ length: bars }, (_, at) => at).filter((at) => isBarNamed(at, bars, { ...box, width }, 40))

test.each([
  [4, 400, [0, 1, 2, 3]],
  [12, 400, [1, 3, 5, 7, 9, 11]],
  [12, 100, [1, 6, 11]],
  [3, 0, [2]],
  [1, 20, [0]],
])('of %i bars on %i px those at %j are named', (bars, width, places) => {
  expect(named(bars, width)).toEqual(places)
})

test.each([
  ['', -1],
  ['w', 0],
  ['ww', 1],
  ['wwo', 1],
  ['woo', 0],
  ['oo', 1],
])('of %j, whole and open, the newest whole one is %i', (bars, at) => {
  expect(newestWhole(Array.from(bars, (bar) => ({ isOpen: bar === 'o' })))).toBe(at)
})

test.each([
  [0, 10, 0],
  [5, 10, 50],
  [10, 10, 100],
  [12, 10, 100],
  [1, 1_000, 1],
  [-5, 10, 0],
  [0, 0, 0],
])('%i beside %i is %i per cent long', (value, most, length) => {
  expect(lengthOf(value, most)).toBe(length)
})
