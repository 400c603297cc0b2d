import { randomBytes, randomInt } from 'node:crypto'

/** Of the millisecond that was asked for last. */
const last = { time: -1, count: 0 }

/**
 * A uuid of version 7: 48 bits of time in milliseconds, 12 that count within the millisecond, then random ones (RFC 9562, section
 * 6.2, method 1): of one process, what is asked for later sorts later, up to 2,048 in a millisecond.
 */
export const uuidV7 = (at: Date): string => {
  const time = at.getTime()
  // It begins in the lower half, so that it does not run over.
  last.count = last.time === time ? (last.count + 1) % 4_096 : randomInt(2_048)
  last.time = time
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt16BE(0x7000 | last.count, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
