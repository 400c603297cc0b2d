import { expect, test, vi } from 'vitest'
import { problemsOf, type DetailSurroundings } from './check-details.ts'
import { makeAnswers } from './detail-answers.ts'
import { exampleValues } from './testing/example-values.ts'

const surroundings: DetailSurroundings = {
  product: 'Personal Loans',
  today: '2026-11-21',
  hasMobile: true,
  stage: 'apply',
  refusals: {},
}
const open = () => makeAnswers(exampleValues(), (values) => problemsOf(values, surroundings))

test('a mistake is told once the field was left, and goes as it is mended', () => {
  const answers = open()
  answers.set('first_name', 'Ravi K')
  expect(answers.mistakeOf('first_name')).toBe(undefined)
  answers.validate(['first_name'])
  expect(answers.mistakeOf('first_name')).toBe('first_name_invalid')
  expect(answers.mistakeOf('last_name')).toBe(undefined)
  answers.set('first_name', 'Ravi')
  expect(answers.mistakeOf('first_name')).toBe(undefined)
  answers.set('address1', '')
  answers.validate(['address1'])
  expect(answers.mistakeOf('address1')).toBe('field_required')
})

test('an answer that brings another question with it changes what is told of that', () => {
  const answers = open()
  answers.validate(['monthly_rent'])
  expect(answers.mistakeOf('monthly_rent')).toBe(undefined)
  answers.set('residence_type', '3')
  expect(answers.mistakeOf('monthly_rent')).toBe('field_required')
})

test('listeners hear which field was set, with the values in place, and nothing of a value set again', () => {
  const answers = open()
  const before = answers.values()
  const heard = vi.fn(() => answers.values().first_name)
  const stop = answers.subscribe(heard)
  answers.set('first_name', 'Ravi')
  answers.set('first_name', 'Ravi')
  expect(heard.mock.calls).toEqual([['first_name']])
  expect(heard).toHaveReturnedWith('Ravi')
  expect(before.first_name).toBe('')
  stop()
  answers.set('first_name', 'Asha')
  expect(heard).toHaveBeenCalledOnce()
})
