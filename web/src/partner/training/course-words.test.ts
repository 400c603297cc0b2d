import { expect, it } from 'vitest'
import { courseFor, courseLook, partsOfLesson, testWords } from './course-words.ts'

it.each([
  [{ state: 'open', valid_until: null }, 'idle Not passed yet'],
  [{ state: 'passed', valid_until: '2027-11-28T06:00:00Z' }, 'good Passed, holds until 28/11/2027'],
  [{ state: 'lapsed', valid_until: '2026-10-01T06:00:00Z' }, 'warn Passed once, over since 01/10/2026'],
] as const)('%j: %s', (course, words) => {
  const { tone, label } = courseLook(course)
  expect(`${tone} ${label}`).toBe(words)
})

it.each([
  [[], 'For every product'],
  [['Gold Loans', 'Car'], 'For Gold Loans, Car'],
] as const)('%j: %s', (product_types, words) => {
  expect(courseFor({ product_types: [...product_types] })).toBe(words)
})

it('says what the test asks', () => {
  const course = {
    course_id: 'house',
    title: '',
    summary: '',
    product_types: [],
    lessons: 5,
    asked: 8,
    pass_percent: 75,
    tries_a_day: 3,
    tries_left: 2,
    valid_months: 12,
    state: 'open' as const,
    passed_at: null,
    valid_until: null,
  }
  expect(testWords(course)).toBe(
    '8 questions, 75 % to pass, 3 tries a day; 2 left today. A pass holds for 12 months.',
  )
})

it('cuts a lesson into paragraphs and points', () => {
  expect(partsOfLesson('One.\n\nTwo:\n- a\n- b\n\nThree.')).toEqual([
    { kind: 'text', text: 'One.' },
    { kind: 'text', text: 'Two:' },
    { kind: 'points', points: ['a', 'b'] },
    { kind: 'text', text: 'Three.' },
  ])
})
