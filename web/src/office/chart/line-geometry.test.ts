import { expect, test } from 'vitest'
import {
  countTicks,
  dayAt,
  dayByKey,
  dayStep,
  linePoints,
  placeOfDay,
  placeOfValue,
  type ChartBox,
} from './line-geometry.ts'

const box: ChartBox = { left: 10, top: 5, width: 100, height: 20 }

test.each([
  [0, [0, 1, 2, 3, 4]],
  [1, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6, 8]],
  [9, [0, 5, 10, 15, 20]],
  [20, [0, 5, 10, 15, 20]],
  [21, [0, 10, 20, 30, 40]],
  [90, [0, 25, 50, 75, 100]],
  [101, [0, 50, 100, 150, 200]],
  [18_420, [0, 5_000, 10_000, 15_000, 20_000]],
  [1_00_000, [0, 25_000, 50_000, 75_000, 1_00_000]],
])('a chart whose largest count is %i has lines at %j', (most, ticks) => {
  expect(countTicks(most)).toEqual(ticks)
})

test.each([
  [30, 580, 44, 7],
  [30, 250, 44, 7],
  [30, 150, 44, 14],
  [7, 580, 44, 1],
  [1, 30, 44, 7],
  [1, 100, 44, 1],
])('of %i days on %i px, each name with %i px, every %ith is named', (days, width, room, step) => {
  expect(dayStep(days, width, room)).toBe(step)
})

test.each([
  [[], ''],
  [[5], '10,15'],
  [[0, 0, 0], '10,25 60,25 110,25'],
  [[0, 10, 5], '10,25 60,5 110,15'],
  [[1, 2, 3, 4], '10,23 43.3,21 76.7,19 110,17'],
])('the line of %j', (values, points) => {
  expect(linePoints(values, 10, box)).toBe(points)
})

test('without a height above nothing, everything lies on the ground', () => {
  expect(placeOfValue(0, 0, box)).toBe(25)
})

test.each([
  [10, 0],
  [-50, 0],
  [34, 1],
  [36, 1],
  [110, 4],
  [900, 4],
])('the place %i of five days belongs to day %i', (x, day) => {
  expect(dayAt(x, 5, box)).toBe(day)
})

test('a day is found at its own place, one day alone everywhere', () => {
  expect([0, 1, 2, 3, 4].map((at) => dayAt(placeOfDay(at, 5, box), 5, box))).toEqual([0, 1, 2, 3, 4])
  expect(dayAt(80, 1, box)).toBe(0)
  expect(dayAt(80, 5, { ...box, width: 0 })).toBe(0)
  expect(placeOfDay(0, 1, box)).toBe(10)
})

test.each([
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 3, 2],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 29, 29],
  ['ArrowUp', 3, 4],
  ['PageUp', 9, 2],
  ['PageUp', 3, 0],
  ['PageDown', 3, 10],
  ['PageDown', 27, 29],
  ['Home', 12, 0],
  ['End', 12, 29],
  ['x', 12, null],
])('%s on day %i of thirty leads to %j', (key, at, day) => {
  expect(dayByKey(key, at, 30)).toBe(day)
})
