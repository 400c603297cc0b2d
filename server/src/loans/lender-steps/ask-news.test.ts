import { expect, it } from 'vitest'
import { secondsUntilLook } from './ask-news.ts'

it.each([
  [0, 3],
  [1, 5],
  [2, 8],
  [10, 330],
  [19, 21_600],
  [89, 21_600],
  [90, null],
])('look %d comes after %s seconds', (look, seconds) => {
  expect(secondsUntilLook(look)).toBe(seconds)
})
