/** 32 random bytes have some 30 different values; fewer than this happens once in 10^12 keys. */
const LEAST_DIFFERENT = 18

const different = (bytes: Iterable<number>): number => new Set(bytes).size

/**
 * What is wrong with 32 bytes as a key, or null: bytes that repeat, that count up or down, or that are a text, were never drawn
 * by a random generator (NIST SP 800-133 r2, 4).
 */
export const findKeyFault = (key: Buffer): string | null => {
  if (different(key) < LEAST_DIFFERENT) return 'its bytes repeat: they are not random'
  const steps = Array.from(key.subarray(1), (byte, at) => (byte - (key[at] ?? 0)) & 255)
  if (different(steps) < LEAST_DIFFERENT) return 'its bytes follow one another: they are not random'
  if (key.every((byte) => byte >= 0x20 && byte < 0x7f)) return 'it is a text: take 32 random bytes'
  return null
}
