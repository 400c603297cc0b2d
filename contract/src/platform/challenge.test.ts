import { expect, it } from 'vitest'
import { partBits, partWords, readChallenge, readSolution, writeSolution } from './challenge.ts'

const seed = '00112233445566778899aabbccddeeff'
const signature = 'A'.repeat(43)
const text = `17.1900000000.${seed}.${signature}`

it('reads a challenge, and nothing else', () => {
  expect(readChallenge(text)).toEqual({ bits: 17, expires: 1_900_000_000, seed, signature })
  for (const other of ['', 'x', `${text}.`, ` ${text}`, text.replace('17', '-1'), text.replace('00', '0g')])
    expect(readChallenge(other)).toBeNull()
})

it('reads the solution that it writes, and no other number of numbers', () => {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 4_294_967_295]
  expect(writeSolution(text, numbers)).toBe(`${text}~0-1-2-3-4-5-6-4294967295`)
  expect(readSolution(writeSolution(text, numbers))).toEqual({ challenge: text, numbers })
  for (const other of [text, `${text}~`, `${text}~1-2`, `${text}~1-2-3-4-5-6-7-x`, `${text}~1~2`])
    expect(readSolution(other)).toBeNull()
})

it.each([
  [17, 14],
  [21, 18],
  [2, 0],
])('%d bits ask for %d of each part', (bits, each) => {
  expect(partBits(bits)).toBe(each)
})

it('begins each part with the seed and its number', () => {
  expect(partWords(seed, 5)).toEqual([0x00112233, 0x44556677, 0x8899aabb, 0xccddeeff, 5])
})
