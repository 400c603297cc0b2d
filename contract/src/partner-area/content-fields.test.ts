import { expect, it } from 'vitest'
import { PictureAddress, VersionRead, wholeFrom, wordsOf } from './content-fields.ts'

it.each([
  [wordsOf(5), ' one ', true],
  [wordsOf(5), '   ', false],
  [wordsOf(5), 'longer', false],
  [wholeFrom(1, 50), 50, true],
  [wholeFrom(1, 50), 0, false],
  [wholeFrom(1, 50), 1.5, false],
  [PictureAddress, '/files/a-1.webp', true],
  [PictureAddress, 'https://a.example/files/a.webp', false],
  [PictureAddress, '/files/../secret', false],
  [VersionRead, null, true],
  [VersionRead, 0, false],
])('%#: %j is taken: %s', (schema, value, taken) => {
  expect(schema.safeParse(value).success).toBe(taken)
})
