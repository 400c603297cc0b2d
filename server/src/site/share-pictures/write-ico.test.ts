import { expect, test } from 'vitest'
import { writeIco } from './write-ico.ts'

test('an icon file says where each of its pictures begins and how long it is', () => {
  const parts = [
    { side: 16, png: Buffer.from('small') },
    { side: 256, png: Buffer.from('a larger one') },
  ]
  const ico = writeIco(parts)
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  for (const [index, { side, png }] of parts.entries()) {
    const at = 6 + 16 * index
    const length = ico.readUInt32LE(at + 8)
    const begin = ico.readUInt32LE(at + 12)
    expect([ico[at], ico[at + 1]]).toEqual([side % 256, side % 256])
    expect(ico.subarray(begin, begin + length)).toEqual(png)
  }
})
