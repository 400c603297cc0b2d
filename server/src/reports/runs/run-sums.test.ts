import { expect, test } from 'vitest'
import { addSums, withWhole, type RunSums } from './run-sums.ts'

const june: RunSums = {
  none: [0, 0, null],
  total: [5, 0.1, 4],
  rows: { 1: [3, 0.1, null], 2: [2, 0, null] },
  course: { '2026-06-01': [5, 0.1, 4] },
  is_filling: 0,
}
const july: RunSums = {
  none: [0, 0, null],
  total: [4, 0.2, 3],
  rows: { 2: [1, 0.2, null], 3: [3, 0, null] },
  course: { '2026-07-01': [4, 0.2, 3] },
  is_filling: 1,
}

test('sums of days add up row by row, to the paisa; what one does not know is not known', () => {
  expect(addSums(addSums(null, june), july)).toEqual({
    none: [0, 0, null],
    total: [9, 0.3, 7],
    rows: { 1: [3, 0.1, null], 2: [3, 0.2, null], 3: [3, 0, null] },
    course: { '2026-06-01': [5, 0.1, null], '2026-07-01': [4, 0.2, null] },
    is_filling: 1,
  })
  const unknown = addSums({ ...june, total: [null, 0.1, 4] }, { ...july, course: null })
  expect(unknown.total[0]).toBeNull()
  expect(unknown.course).toBeNull()
})

test('what the rows of a dimension do not know is known by time where the course says so', () => {
  const ofJune = { ...june, course_none: [0, 0, 0] }
  const ofJuly = { ...july, course_none: [0, 0, 0] }
  expect(addSums(ofJune, ofJuly)).toMatchObject({
    none: [0, 0, null],
    course: { '2026-06-01': [5, 0.1, 4], '2026-07-01': [4, 0.2, 3] },
    course_none: [0, 0, 0],
  })
  expect(withWhole(ofJune, 2, { none: 0, total: 6, rows: new Map() })).toMatchObject({
    course: { '2026-06-01': [5, 0.1, null] },
    course_none: [0, 0, null],
  })
})

test('customers of all days take the place of the sum of those of their parts', () => {
  const whole = { none: 0, total: 6, rows: new Map([['2', 4]]) }
  expect(withWhole(addSums(june, july), 2, whole)).toMatchObject({
    none: [0, 0, 0],
    total: [9, 0.3, 6],
    rows: { 1: [3, 0.1, 0], 2: [3, 0.2, 4], 3: [3, 0, 0] },
    course: { '2026-06-01': [5, 0.1, null] },
  })
})
