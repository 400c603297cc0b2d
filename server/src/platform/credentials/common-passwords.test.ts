import { expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'

it('has the longest first, each once, in small letters', () => {
  const lengths = commonPasswords.map((word) => word.length)
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
  expect(new Set(commonPasswords).size).toBe(commonPasswords.length)
  expect(commonPasswords.filter((word) => !/^[a-z0-9]{2,}$/.test(word))).toEqual([])
})

it.each(['password', 'india', 'qwertyuiop', '1qaz2wsx3edc', 'correcthorsebatterystaple'])(
  'has %s',
  (word) => {
    expect(commonPasswords).toContain(word)
  },
)
