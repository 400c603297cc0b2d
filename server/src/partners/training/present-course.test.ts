import { expect, it } from 'vitest'
import type { CourseRow } from './courses.queries.ts'
import { monthsLater, presentCourse } from './present-course.ts'

const course: CourseRow = {
  course_id: 'house',
  version: 2,
  title: 'Who we are',
  summary: 'What you may say',
  product_types: [],
  sort_order: 1,
  asked: 8,
  pass_percent: 80,
  tries_a_day: 3,
  valid_months: 12,
  status: 1,
  deleted: 0,
}
const now = new Date('2026-11-28T06:00:00Z')
const pass = (valid_until: string) => ({
  course_id: 'house',
  course_version: 1,
  passed_at: new Date('2026-01-01T00:00:00Z'),
  valid_until: new Date(valid_until),
})

it.each([
  [[], 0, 'open', 3],
  [[pass('2027-01-01T00:00:00Z')], 1, 'passed', 2],
  [[pass('2026-11-28T06:00:00Z')], 4, 'lapsed', 0],
  [[{ ...pass('2027-01-01T00:00:00Z'), course_id: 'gold' }], 0, 'open', 3],
] as const)('with %j and %d tries today it is %s, %d left', (passes, triesToday, state, tries_left) => {
  expect(presentCourse(course, { lessons: 4, passes, triesToday, now })).toMatchObject({ state, tries_left })
})

it.each([
  ['2026-11-28T06:00:00.000Z', 12, '2027-11-28T06:00:00.000Z'],
  ['2026-01-31T06:00:00.000Z', 1, '2026-02-28T06:00:00.000Z'],
])('%s and %d months: %s', (from, months, later) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(later)
})
