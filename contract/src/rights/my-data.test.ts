import { expect, it } from 'vitest'
import { copyMyData, deleteMyData, deletedThings, keptThings } from './my-data.ts'
import { problemOf } from '../testing/problem-of.ts'

const confirm_id = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'

it.each([
  ['DELETE', null],
  ['मिटाएँ', null],
  ['  DELETE  ', null],
  [`DELETE${' '.repeat(10)}`, null],
  [`DELETE${' '.repeat(11)}`, 'deletion_word_wrong'],
  ['delete', 'deletion_word_wrong'],
  ['DELETE it', 'deletion_word_wrong'],
  ['', 'deletion_word_wrong'],
  [undefined, 'deletion_word_wrong'],
])('deleting by typing %j: %s', (typed, problem) => {
  expect(problemOf(deleteMyData.body, { confirm_id, otp: '123456', typed })).toBe(problem)
})

it.each([
  [{}, null],
  [{ confirm_id, otp: '123456' }, null],
  [{ confirm_id }, 'passcode_invalid'],
  [{ otp: '123456' }, 'passcode_invalid'],
])('a copy with %j: %s', (body, problem) => {
  expect(problemOf(copyMyData.body, body)).toBe(problem)
})

it('keeps nothing that it takes', () => {
  const things = [...deletedThings, ...keptThings]
  expect(new Set<string>(things).size).toBe(things.length)
})
