import { hexOf } from '../../brand/oklch.ts'
import type { Hex } from '../../brand/contrast.ts'
import { motifHues, motifs, motifWords, type Motif, type Shape } from './motifs.ts'

/** The mark of a lender: a ground, and shapes in white and a second colour. */
export interface Mark {
  ground: string
  colour: Hex
  second: Hex
  shapes: readonly Shape[]
}

/** FNV-1a, 32 bits: the same name has the same mark everywhere. */
const hashOf = (text: string): number => {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

const BANK = 'M10 0h20a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H10A10 10 0 0 1 0 30V10A10 10 0 0 1 10 0z'
const others = [
  'M20 0a20 20 0 0 1 0 40a20 20 0 0 1 0-40z',
  'M0 10A10 10 0 0 1 10 0h20a10 10 0 0 1 10 10v10a20 20 0 0 1-40 0z',
  'M0 20A20 20 0 0 1 20 0h10a10 10 0 0 1 10 10v10a20 20 0 0 1-20 20H10A10 10 0 0 1 0 30z',
] as const

const hues = [20, 42, 62, 148, 170, 195, 222, 248, 272, 298, 325, 352] as const

/** The item that a number stands for. */
const pick = <Item>(items: readonly Item[], number: number): Item => {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** From -2 to 2, by some bits of the hash. */
const stepOf = (hash: number, shift: number): number => ((hash >>> shift) % 5) - 2

/**
 * A mark from the name alone: the motif by a word of the name, else by its hash; a square for a bank, other grounds for the others. All
 * grounds have one lightness and one chroma, so that no lender is louder than another.
 */
export const chooseMark = (name: string): Mark => {
  const hash = hashOf(name)
  const words = name.toLowerCase().split(/\s+/)
  const word = Object.keys(motifWords).find((known) => words.some((one) => one.startsWith(known)))
  const named = word === undefined ? undefined : motifWords[word]
  const motif = named ?? pick(Object.keys(motifs) as Motif[], hash)
  const degrees = named === undefined ? pick(hues, hash >>> 5) : motifHues[named] + stepOf(hash, 5) * 9
  const hue = (degrees * Math.PI) / 180
  return {
    ground: words.includes('bank') ? BANK : pick(others, hash >>> 11),
    colour: hexOf([0.46, 0.105, hue]),
    second: hexOf([0.84, 0.1, hue + stepOf(hash, 15) * 0.6]),
    shapes: motifs[motif],
  }
}
