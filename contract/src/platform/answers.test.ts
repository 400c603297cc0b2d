import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dataOf, Done, Failure } from './answers.ts'
import { takes } from '../testing/problem-of.ts'

const failure = { success: false, code: 'not_found', message: 'Not found' }

it.each([
  [{}, true],
  [{ details: [{ field: 'name', message: 'Needed' }] }, true],
  [{ present: { anything: 1 } }, true],
  [{ success: true }, false],
  [{ code: 'unheard_of' }, false],
  [{ message: undefined }, false],
  [{ details: [{ field: 'name' }] }, false],
])('a failure with %j: %s', (change, is) => {
  expect(takes(Failure, { ...failure, ...change })).toBe(is)
})

it('tells a success from a failure', () => {
  expect(takes(Done, { success: true })).toBe(true)
  expect(takes(Done, { success: true, message: 'Saved' })).toBe(true)
  expect(takes(Done, { success: false })).toBe(false)
  expect(takes(dataOf(z.number()), { success: true, data: 1 })).toBe(true)
  expect(takes(dataOf(z.number()), { success: true, data: '1' })).toBe(false)
  expect(takes(dataOf(z.number()), { success: false, data: 1 })).toBe(false)
})
