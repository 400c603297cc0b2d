import type { StaffMessageKey } from '@marketplace/contract/platform/staff-messages'
import { commonPasswords } from './common-passwords.ts'
import { coreOf, isLeaked } from './leaked-passwords.ts'

/** NIST SP 800-63B-4 asks for 15 where a password stands alone and 8 beside a second factor. */
const MIN_PASSWORD_LENGTH = 12
const MIN_DIFFERENT = 5
const MIN_RUN = 4
/** What must be left when common words and runs are taken out. */
const MIN_OWN = 4

const replacements: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}
/** 1 and ! stand for i or l; each reading is tried. */
const readings = [
  { ...replacements, '1': 'i', '!': 'i' },
  { ...replacements, '1': 'l', '!': 'l' },
  {},
] as const satisfies readonly Readonly<Record<string, string>>[]

const read = (signs: readonly string[], reading: Readonly<Record<string, string>>): string =>
  signs.map((sign) => reading[sign] ?? sign).join('')

/** Marks where `word` stands in `text`. */
const mark = (taken: boolean[], text: string, word: string): void => {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    taken.fill(true, at, at + word.length)
}

/** Marks runs such as 1234, dcba and 7777. */
const markRuns = (taken: boolean[], text: string): void => {
  for (const step of [1, 0, -1]) {
    let from = 0
    for (let at = 1; at <= text.length; at += 1) {
      if (at < text.length && text.charCodeAt(at) - text.charCodeAt(at - 1) === step) continue
      if (at - from >= MIN_RUN) taken.fill(true, from, at)
      from = at
    }
  }
}

const isCommon = (text: string): boolean => {
  if (new Set(text).size < MIN_DIFFERENT) return true
  const signs = text.split('')
  const taken = signs.map(() => false)
  for (const reading of readings) {
    const plain = read(signs, reading)
    for (const word of commonPasswords) mark(taken, plain, word)
  }
  markRuns(taken, text)
  const own = signs.filter((_, at) => taken[at] !== true).join('')
  return coreOf(own).length < MIN_OWN
}

/** The password and its core, each as it is typed and with the usual replacements taken back. */
const readingsOf = (text: string): string[] => {
  const all = [text, coreOf(text)].flatMap((part) => readings.map((reading) => read(part.split(''), reading)))
  return [...new Set(all)]
}

/** Parts of a name or an address that would give a password away. */
const tellingParts = (about: readonly string[]): string[] =>
  about.flatMap((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part.length >= MIN_RUN),
  )

/**
 * What is wrong with a new password, or null (trust.md, Sessions). No rule asks for kinds of signs.
 * @param about what it must not hold: user name, e-mail address, names.
 */
export const findPasswordFault = (password: string, about: readonly string[]): StaffMessageKey | null => {
  const text = password.normalize('NFKC').toLowerCase()
  if (Array.from(text).length < MIN_PASSWORD_LENGTH) return 'password_too_short'
  const plain = readings.map((reading) => read(text.split(''), reading))
  if (tellingParts(about).some((part) => plain.some((reading) => reading.includes(part))))
    return 'password_like_name'
  return isCommon(text) || isLeaked(readingsOf(text)) ? 'password_common' : null
}
