import { readFileSync } from 'node:fs'
import { isInFilter, readBloomFilter, type BloomFilter } from './bloom-filter.ts'

/** Shorter cores are held by the list of common words. */
const LEAST_CORE = 5
/** From this length on a password may stand as a whole (find-password-fault.ts). */
const LEAST_WHOLE = 12

/** A password without the figures and signs on either end, which is what everybody hangs on a known one. */
export const coreOf = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/**
 * What of a published list the filter holds: whatever can be a whole password or the core of one. In small letters, as what is
 * asked for comes.
 */
export const isWorthHolding = (text: string): boolean =>
  text.length >= LEAST_WHOLE || (text.length >= LEAST_CORE && coreOf(text) === text)

let filter: BloomFilter | null = null

/**
 * Whether a password or its core stands in published lists of leaked ones (leaked-passwords.bin; decision 067); of others fewer than
 * one in a thousand is taken for one of them.
 * @param texts the password in small letters, and each of its other readings.
 */
export const isLeaked = (texts: readonly string[]): boolean => {
  filter ??= readBloomFilter(readFileSync(new URL('leaked-passwords.bin', import.meta.url)))
  const held = filter
  return texts.some((text) => isWorthHolding(text) && isInFilter(held, text))
}
