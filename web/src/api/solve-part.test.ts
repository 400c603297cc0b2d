import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { partBits } from '@marketplace/contract/platform/challenge'
import { firstWordOf, solvePart } from './solve-part.ts'

/** The platform's own SHA-256. */
const hashOf = async (text: readonly number[]): Promise<number> => {
  const bytes = new DataView(new ArrayBuffer(text.length * 4))
  for (const [at, word] of text.entries()) bytes.setUint32(at * 4, word)
  return new DataView(await crypto.subtle.digest('SHA-256', bytes)).getUint32(0)
}

it('hashes as SHA-256 does', async () => {
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 13 }), async (text) => {
      expect(firstWordOf(text)).toBe(await hashOf(text))
    }),
  )
})

it.each([
  [3, 0],
  [8, 7],
  [11, 3],
])('finds the smallest number of %d bits for part %d', async (bits, part) => {
  const found = solvePart('00112233445566778899aabbccddeeff', part, bits)
  const hash = (number: number) => hashOf([0x00112233, 0x44556677, 0x8899aabb, 0xccddeeff, part, number])
  const below = 2 ** (32 - partBits(bits))
  expect(await hash(found)).toBeLessThan(below)
  for (let number = 0; number < found; number += 1) expect(await hash(number)).toBeGreaterThanOrEqual(below)
})
