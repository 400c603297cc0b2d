import { expect, it } from 'vitest'
import { wrapWords } from './wrap-words.ts'

const letters = (text: string): number => text.length

it.each([
  ['one two three', 7, ['one two', 'three']],
  ['one', 2, ['on', 'e']],
  ['a https://x.in/abc', 6, ['a', 'https:', '//x.in', '/abc']],
  ['one\n\ntwo', 9, ['one', '', 'two']],
])('%j in %d', (text, width, lines) => {
  expect(wrapWords(text, width, letters)).toEqual(lines)
})
