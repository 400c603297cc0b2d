import { partBits, partWords } from '@marketplace/contract/platform/challenge'

const firstPrimes = (count: number): number[] => {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes
}
/** The first 32 bits of a number's fraction. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0

const primes = firstPrimes(64)
const [a0 = 0, b0 = 0, c0 = 0, d0 = 0, e0 = 0, f0 = 0, g0 = 0, h0 = 0] = primes.map((prime) =>
  fraction(Math.sqrt(prime)),
)
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
const words = new Int32Array(64)

/**
 * The first 32 bits of SHA-256 (FIPS 180-4) of `text`, whole words that fit one block with its length: at most 13. Written out,
 * as the browser's own is asynchronous: a promise for each of the many thousand hashes takes ten times as long.
 */
export const firstWordOf = (text: readonly number[]): number => {
  words.fill(0, 0, 16)
  words.set(text)
  words[text.length] = 1 << 31
  words[15] = text.length * 32
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15] ?? 0
    const late = words[at - 2] ?? 0
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[at] = (words[at - 16] ?? 0) + s0 + (words[at - 7] ?? 0) + s1
  }
  let [a, b, c, d, e, f, g, h] = [a0, b0, c0, d0, e0, f0, g0, h0]
  for (let at = 0; at < 64; at += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + (words[at] ?? 0)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return (a0 + a) >>> 0
}

/** The smallest number that solves a part of a challenge. */
export const solvePart = (seed: string, part: number, bits: number): number => {
  const below = 2 ** (32 - partBits(bits))
  const text = [...partWords(seed, part), 0]
  const last = text.length - 1
  let number = 0
  while (firstWordOf(text) >= below) {
    number += 1
    text[last] = number
  }
  return number
}
