import { describe, expect, it } from 'vitest'
import { picture } from '../../testing/picture.ts'
import { isWholeImage } from './image-end.ts'
import sharp from 'sharp'

const html = Buffer.from('<html><script>alert(1)</script></html>')
const progressive = await sharp(await picture('png', 300, 200))
  .jpeg({ progressive: true })
  .toBuffer()
const whole = [
  ['PNG', await picture('png')],
  ['JPEG', await picture('jpeg', 300, 200)],
  ['progressive JPEG', progressive],
  ['WebP', await picture('webp')],
] as const

describe.each(whole)('%s', (_name, bytes) => {
  it('is a picture', () => expect(isWholeImage(bytes)).toBe(true))
  it('is none with a page behind it', () => expect(isWholeImage(Buffer.concat([bytes, html]))).toBe(false))
  it('is none with an archive behind it', () =>
    expect(isWholeImage(Buffer.concat([bytes, Buffer.from('PK\u0003\u0004')]))).toBe(false))
  it('is none behind a page', () => expect(isWholeImage(Buffer.concat([html, bytes]))).toBe(false))
  it('is none when cut short', () => {
    for (const length of [0, 1, 3, 8, 11, 12, 20, Math.floor(bytes.length / 2)])
      expect(isWholeImage(bytes.subarray(0, length))).toBe(false)
  })
})

it.each([
  ['a page', html],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['SVG behind a byte order mark', Buffer.from('\ufeff<?xml version="1.0"?><svg/>')],
  ['a GIF that is a script', Buffer.from('GIF89a/*..........*/=1;alert(1)')],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
  ['a program', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000\u0004\u0000\u0000\u0000')],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(100)],
  ['a PNG whose chunk runs on', Buffer.from('89504e470d0a1a0affffffff49484452', 'hex')],
  ['a JPEG of markers without end', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(1_000, 0xff)])],
  ['a JPEG with a marker of length 0', Buffer.from('ffd8ffe00000ffe00000ffe00000', 'hex')],
  ['RIFF of another kind', Buffer.from('RIFF\u0004\u0000\u0000\u0000AVI ')],
])('%s is no picture', (_name, bytes) => expect(isWholeImage(bytes)).toBe(false))
