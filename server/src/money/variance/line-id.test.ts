import { expect, test } from 'vitest'
import { keyOfLineId, lineIdOf } from './line-id.ts'

test.each([
  ['part-12-3', { lender_application_id: 12, tranche: 3 }],
  ['stated-7', { stated_line_id: 7 }],
] as const)('%s names a line', (id, key) => {
  expect(keyOfLineId(id)).toEqual(key)
  expect(lineIdOf(key)).toBe(id)
})

test.each([
  'part-12',
  'part-12-3-4',
  'part-0-1',
  'part-1-0',
  'part-1-32768',
  'part-x-1',
  'stated-7-1',
  'stated-',
  'line-1',
  '',
])('%j names none', (id) => {
  expect(keyOfLineId(id)).toBeNull()
})
