import { expect, test } from 'vitest'
import { readLines } from './ask-for-write-off.ts'

test('the lines of a request are read as they were asked for', () => {
  expect(readLines('part-1-2 6750 6000.5;part-3-1 10 -2')).toEqual([
    { line_id: 'part-1-2', outcome: 'write_off', expected: 6750, stated: 6000.5 },
    { line_id: 'part-3-1', outcome: 'write_off', expected: 10, stated: -2 },
  ])
})
