import { expect, it } from 'vitest'
import { judgeLimit } from './judge-limit.ts'

const limits = [
  { name: 'statement', value: 500_000 },
  { name: 'lapse_days', value: 7 },
] as const

it.each([
  ['statement', 0, null],
  ['statement', 499_999, null],
  ['statement', 500_000, 'limit_same'],
  ['write_off', 500_000, null],
  ['lapse_days', 0, 'limit_invalid'],
  ['lapse_days', 1, null],
  ['lapse_days', 7, 'limit_same'],
  ['lapse_days', 30, null],
  ['lapse_days', 31, 'limit_invalid'],
] as const)('%s of %d: %s', (name, value, key) => {
  expect(judgeLimit(name, value, limits)).toEqual(key === null ? null : { field: 'value', key })
})
