import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './work-cursor.ts'

test.each([0.8231234567891234, 1, 31.5, -0.0000012, 1e-9])('a share of %d comes back as it was', (last) => {
  const cursor = { at: new Date('2026-11-20T06:00:00.123Z'), last, item_id: 17 }
  expect(readCursor(writeCursor(cursor))).toEqual(cursor)
})

test.each(['', '1_2', 'a_b_c', '9999999999999999_1_1'])('%j is none', (text) => {
  expect(readCursor(text)).toBeNull()
})
