import { expect, test } from 'vitest'
import { textOrNull } from './text-or-null.ts'

test.each([
  ['', null],
  ['  \n', null],
  [' Upper Ganga LLP ', 'Upper Ganga LLP'],
])('%j is sent as %j', (typed, sent) => {
  expect(textOrNull(typed)).toBe(sent)
})
