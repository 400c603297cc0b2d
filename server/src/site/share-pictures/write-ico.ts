/** A picture in an icon file, as PNG; at most 256 high and wide. */
export interface IcoPart {
  side: number
  png: Buffer
}

const HEAD = 6
const ENTRY = 16

/** An icon file of PNG pictures (Microsoft, ICO format): a head, an entry for each picture, the pictures. */
export const writeIco = (parts: readonly IcoPart[]): Buffer => {
  const head = Buffer.alloc(HEAD + ENTRY * parts.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(parts.length, 4)
  let offset = head.length
  for (const [index, { side, png }] of parts.entries()) {
    const at = HEAD + index * ENTRY
    // 256 is written as 0.
    head.writeUInt8(side % 256, at)
    head.writeUInt8(side % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...parts.map(({ png }) => png)])
}
