import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A small picture of one colour. */
export const picture = (format: 'png' | 'jpeg' | 'webp' = 'png', width = 64, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } })
    .toFormat(format)
    .toBuffer()

/** One chunk of a PNG. */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** A PNG of a few kilobytes that unfolds to `edge` × `edge` grey pixels. */
export const pngBomb = (edge: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(edge * (edge + 1)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
