import { SheetRefused } from '../sheet-types.ts'

const [A, Z, ZERO, NINE] = [65, 90, 48, 57] as const
const LETTERS = 3

/** The column of a place like BC12, from 0. @throws SheetRefused for what is no place */
export const columnOf = (place: string): number => {
  let column = 0
  let at = 0
  for (; at < place.length; at += 1) {
    const code = place.charCodeAt(at) & ~0x20
    if (code < A || code > Z) break
    column = column * 26 + code - A + 1
  }
  const next = place.charCodeAt(at)
  if (at === 0 || at > LETTERS || !(next >= ZERO && next <= NINE)) throw new SheetRefused('damaged')
  return column - 1
}
