/**
 * The proof of work that a hot address is asked for (docs/decisions/060): hashcash over SHA-256, in `CHALLENGE_PARTS` parts,
 * so that its length varies little. The challenge is `{bits}.{seconds since 1970}.{seed}.{signature}`, its seed 32 hexadecimal
 * digits. Right for part `p` is a number `n` where the SHA-256 of seed (16 bytes), p and n (4 bytes each, the highest first)
 * begins with `partBits` zero bits; all parts together take 2^bits hashes on average.
 */
export const CHALLENGE_HEADER = 'X-Challenge'
export const CHALLENGE_PARTS = 8
const PARTS_BITS = 3

/** Zero bits that the hash of each part has to begin with. */
export const partBits = (bits: number): number => Math.max(0, bits - PARTS_BITS)

/** What a challenge asks for. */
export interface Challenge {
  bits: number
  /** Seconds since 1970. */
  expires: number
  seed: string
  signature: string
}

const FORM = /^([0-9]{1,2})\.([0-9]{1,12})\.([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/

/** Reads a challenge; null for any other text. */
export const readChallenge = (text: string): Challenge | null => {
  const [, bits, expires, seed, signature] = FORM.exec(text) ?? []
  if (bits === undefined || expires === undefined || seed === undefined || signature === undefined)
    return null
  return { bits: Number(bits), expires: Number(expires), seed, signature }
}

/** The words of a part before its number: the seed and the part, four bytes each. */
export const partWords = (seed: string, part: number): number[] => [
  ...[0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16)),
  part,
]

/** The header of a solved challenge. */
export const writeSolution = (challenge: string, numbers: readonly number[]): string =>
  `${challenge}~${numbers.join('-')}`

/** A challenge with the numbers that are to solve it; null for any other text. */
export const readSolution = (text: string): { challenge: string; numbers: number[] } | null => {
  const [challenge = '', listed = '', ...rest] = text.split('~')
  const numbers = listed.split('-')
  const isWhole = numbers.length === CHALLENGE_PARTS && numbers.every((one) => /^[0-9]{1,10}$/.test(one))
  if (rest.length > 0 || !isWhole) return null
  return { challenge, numbers: numbers.map(Number) }
}
