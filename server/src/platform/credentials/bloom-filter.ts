import { hash } from 'node:crypto'

/**
 * A set that is asked "is it in?" and answers no for certain, and yes wrongly for few (Bloom, "Space/time trade-offs in hash coding
 * with allowable errors", 1970; double hashing after Kirsch and Mitzenmacher, 2006). As bytes: the mark, then the number of
 * entries, of bits and of hashes as 32-bit numbers, then the bits.
 */
export interface BloomFilter {
  entries: number
  hashes: number
  bits: Buffer
}

const MARK = Buffer.from('BLM1')
const HEADER_BYTES = MARK.length + 3 * 4

/** The places of an entry, by the halves of its SHA-256. */
const placesOf = function* (text: string, hashes: number, bits: number): Generator<number> {
  const digest = hash('sha256', text, 'buffer')
  const step = digest.readUInt32LE(4) % bits || 1
  let place = digest.readUInt32LE(0) % bits
  for (let number = 0; number < hashes; number += 1) {
    yield place
    place = (place + step + number) % bits
  }
}

/** @param wrong how often a stranger may be taken for an entry, as 0.0001. */
export const makeBloomFilter = (entries: ReadonlySet<string>, wrong: number): BloomFilter => {
  const perEntry = -Math.log(wrong) / Math.LN2 ** 2
  const bits = Buffer.alloc(Math.ceil((entries.size * perEntry) / 8))
  const filter = { entries: entries.size, hashes: Math.round(perEntry * Math.LN2), bits }
  for (const text of entries) {
    for (const place of placesOf(text, filter.hashes, bits.length * 8))
      bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7))
  }
  return filter
}

export const isInFilter = ({ bits, hashes }: BloomFilter, text: string): boolean => {
  for (const place of placesOf(text, hashes, bits.length * 8))
    if (((bits[place >> 3] ?? 0) & (1 << (place & 7))) === 0) return false
  return true
}

export const writeBloomFilter = ({ entries, hashes, bits }: BloomFilter): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES - MARK.length)
  header.writeUInt32LE(entries, 0)
  header.writeUInt32LE(bits.length * 8, 4)
  header.writeUInt32LE(hashes, 8)
  return Buffer.concat([MARK, header, bits])
}

/** @throws Error for bytes that are no filter, or not all of one. */
export const readBloomFilter = (bytes: Buffer): BloomFilter => {
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, MARK.length).equals(MARK))
    throw new Error('no filter')
  const bits = bytes.subarray(HEADER_BYTES)
  if (bits.length * 8 !== bytes.readUInt32LE(MARK.length + 4)) throw new Error('not all of a filter')
  return { entries: bytes.readUInt32LE(MARK.length), hashes: bytes.readUInt32LE(MARK.length + 8), bits }
}
