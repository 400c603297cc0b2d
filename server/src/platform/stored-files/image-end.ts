/** Where a picture ends in its bytes, read from its own structure; null where that is broken. */
type FindEnd = (bytes: Buffer) => number | null

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** PNG, 5.3: length, type, data, checksum, chunk after chunk up to IEND. */
const endOfPng: FindEnd = (bytes) => {
  let at = PNG_SIGNATURE.length
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next
    at = next
  }
  return null
}

/** ITU T.81, B.1.1: markers with a length, and after a start of scan the coded data up to the next marker. */
const endOfJpeg: FindEnd = (bytes) => {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return at + 2
    if (marker === 0xff) {
      at += 1
      continue
    }
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xda) at = afterScan(bytes, at)
  }
  return bytes[at] === 0xff && bytes[at + 1] === 0xd9 ? at + 2 : null
}

/** In coded data 0xff stands before 0 (a stuffed byte) or before a restart marker; anything else ends it. */
const afterScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}

/** RIFF: the length stands in front; an odd one is padded. */
const endOfWebp: FindEnd = (bytes) => {
  const end = 8 + bytes.readUInt32LE(4)
  return end > bytes.length ? null : end + (end % 2)
}

const formats: readonly { is: (bytes: Buffer) => boolean; endOf: FindEnd }[] = [
  { is: (bytes) => bytes.subarray(0, 8).equals(PNG_SIGNATURE), endOf: endOfPng },
  { is: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff, endOf: endOfJpeg },
  {
    is: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
    endOf: endOfWebp,
  },
]

/**
 * True where the bytes are one PNG, JPEG or WebP picture by their content, and nothing stands behind it: a file that is a
 * picture and something else as well is none. Says nothing about whether it can be decoded.
 */
export const isWholeImage = (bytes: Buffer): boolean => {
  const format = bytes.length < 12 ? undefined : formats.find(({ is }) => is(bytes))
  const end = format?.endOf(bytes) ?? null
  return end !== null && end >= bytes.length
}
