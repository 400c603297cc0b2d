import { specifiedTexts } from '../show/specified-texts.ts'

/** Says what is wrong with a value, or null. Cheap checks beside the server's, which decide. */
export type Check = (value: string) => string | null

/** The first thing that is wrong with a value. */
export const firstWrong = (value: string, checks: readonly Check[]): string | undefined => {
  for (const check of checks) {
    const wrong = check(value)
    if (wrong !== null) return wrong
  }
  return undefined
}

export const required =
  (message: string): Check =>
  (value) =>
    value.trim() === '' ? message : null

/** An empty value passes: whether it may be empty is `required`'s to say. */
export const matching =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    value === '' || pattern.test(value) ? null : message

/** A number between two bounds, both included. An empty value passes. */
export const between =
  (least: number, most: number, message: string): Check =>
  (value) => {
    if (value.trim() === '') return null
    const number = Number(value)
    return Number.isFinite(number) && number >= least && number <= most ? null : message
  }

/** "every Max field greater than its Min counterpart" (section 5); an open end passes. */
export const maxAboveMin = (min: string, max: string): string | undefined =>
  min.trim() === '' || max.trim() === '' || Number(max) > Number(min)
    ? undefined
    : specifiedTexts.max_below_min

/** Keeps the signs that a pattern of one sign allows: `filterCharacters(/[A-Za-z0-9_-]/)`. */
export const filterCharacters =
  (allowed: RegExp): ((typed: string) => string) =>
  (typed) =>
    Array.from(typed)
      .filter((sign) => allowed.test(sign))
      .join('')

export const filterDigits = filterCharacters(/[0-9]/)
