import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WholeSigns } from './whole-signs.ts'

it('cuts no sign in two, and loses no byte', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(40)), (text, cuts) => {
      const bytes = Buffer.from(text.toWellFormed())
      const ends = [...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length]
      const signs = new WholeSigns()
      let from = 0
      const pieces = ends.map((end) => {
        const piece = signs.take(bytes.subarray(from, end))
        from = end
        return piece.toString()
      })
      expect(pieces.join('')).toBe(bytes.toString())
      expect(signs.isOpen).toBe(false)
    }),
    { numRuns: 300 },
  )
})

it.each([
  ['61', 1, false],
  ['61c3', 1, true],
  ['e282', 0, true],
  ['f09f98', 0, true],
  ['f09f9880', 4, false],
  ['80808080', 4, false],
])('%s: %d bytes are whole, more is awaited: %s', (hex, length, isOpen) => {
  const signs = new WholeSigns()
  expect(signs.take(Buffer.from(hex, 'hex')).length).toBe(length)
  expect(signs.isOpen).toBe(isOpen)
})
