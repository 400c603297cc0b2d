import { expect, test } from 'vitest'
import { between, firstWrong, filterCharacters, matching, maxAboveMin, required } from './check-fields.ts'

const checks = [required('missing'), matching(/^[a-z]+$/, 'letters'), between(0, 10, 'range')]

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['a1', 'letters'],
  ['abc', 'range'],
])('the first thing that is wrong with %j is %j', (value, wrong) => {
  expect(firstWrong(value, checks)).toBe(wrong)
})

test.each([
  ['', undefined],
  ['0', undefined],
  ['10', undefined],
  ['10.001', 'range'],
  ['-1', 'range'],
  ['x', 'range'],
])('%j between 0 and 10: %j', (value, wrong) => {
  expect(firstWrong(value, [between(0, 10, 'range')])).toBe(wrong)
})

test('an empty value matches', () => {
  expect(firstWrong('', [matching(/^x$/, 'x')])).toBeUndefined()
})

test.each([
  ['1', '2', undefined],
  ['2', '2', 'Max must be greater than Min'],
  ['10', '9', 'Max must be greater than Min'],
  ['', '9', undefined],
  ['9', '', undefined],
])('min %j and max %j: %j', (min, max, wrong) => {
  expect(maxAboveMin(min, max)).toBe(wrong)
})

test('signs that are not allowed cannot be typed', () => {
  expect(filterCharacters(/[A-Za-z0-9_-]/)('Sahyadri Bank_1-é!')).toBe('SahyadriBank_1-')
})
