import type { Mark } from './brand-marks.ts'
import { contrastRatio } from './contrast-ratio.ts'

/** What a logo is drawn from. Colours are `#rrggbb` in lower case. */
export interface Logo {
  mark: Mark
  /** The word beside the mark. */
  word: string
  primary: string
  secondary: string
  /** `plain`: the mark by itself; `tile`: on a rounded square of the primary colour; `disc`: on a round one. */
  ground: 'plain' | 'tile' | 'disc'
  /** How many of the word's first letters keep the word's own colour; the rest take the accent. Absent: one colour. */
  split?: number
  weight?: 400 | 600 | 700 | 800
}

const HEIGHT = 40
const MARK = 40
const GAP = 10
const SIZE = 23
const INK = '#1f2937'
const READABLE = 4.5
const VISIBLE = 1.6

/** Widths of a common bold sans-serif in thousandths of its size, by letter; any other letter is as wide as most. */
const WIDTHS: Readonly<Record<string, number>> = Object.fromEntries([
  ...Array.from('ijl ', (letter) => [letter, 278]),
  ...Array.from('ft', (letter) => [letter, 333]),
  ...Array.from('r', (letter) => [letter, 389]),
  ...Array.from('acekvsxyJ', (letter) => [letter, 556]),
  ...Array.from('TFLZ', (letter) => [letter, 611]),
  ...Array.from('PSVEXY', (letter) => [letter, 667]),
  ...Array.from('ABCDHKNRU', (letter) => [letter, 722]),
  ...Array.from('GOQw', (letter) => [letter, 778]),
  ...Array.from('mM', (letter) => [letter, 861]),
])
const OTHER_WIDTH = 611

const widthOf = (word: string): number =>
  Math.round(
    Array.from(word).reduce((sum, letter) => sum + (WIDTHS[letter] ?? OTHER_WIDTH), 0) * (SIZE / 1000),
  )

/** The first of `colours` that can be read on white, else ink. */
const readableOnWhite = (...colours: string[]): string =>
  colours.find((colour) => contrastRatio(colour, '#ffffff') >= READABLE) ?? INK

/** The colours of a mark on a ground of the primary colour. */
const onGround = (primary: string, secondary: string): { a: string; b: string } => {
  const a = contrastRatio('#ffffff', primary) >= 3 ? '#ffffff' : readableOnWhite(secondary)
  const b = [secondary, INK, '#ffffff'].find(
    (colour) => contrastRatio(colour, primary) >= VISIBLE && contrastRatio(colour, a) >= VISIBLE,
  )
  return { a, b: b ?? a }
}

const drawMark = ({ mark, primary, secondary, ground }: Logo): string => {
  if (ground === 'plain') return mark(primary, secondary, '#ffffff')
  const { a, b } = onGround(primary, secondary)
  const back =
    ground === 'tile'
      ? `<rect width="${MARK}" height="${HEIGHT}" rx="10" fill="${primary}"/>`
      : `<circle cx="20" cy="20" r="20" fill="${primary}"/>`
  return `${back}<g transform="translate(6.6 6.6) scale(.67)">${mark(a, b, primary)}</g>`
}

/** Mark and word in a picture. The word has a set length, so that it fits whatever sans-serif face the reader's system has. */
const compose = (drawn: string, { word, weight = 700 }: Logo, colour: string, letters = word): string => {
  const length = widthOf(word)
  const width = MARK + GAP + length + 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">` +
    drawn +
    `<text x="${MARK + GAP}" y="28" font-family="sans-serif" font-size="${SIZE}" font-weight="${weight}" ` +
    `textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="${colour}">${letters}</text></svg>`
  )
}

/** A logo of mark and word as SVG text, 40 high, made for a light ground. */
export const drawLogo = (logo: Logo): string => {
  const { word, primary, secondary, split } = logo
  const colour = readableOnWhite(primary, secondary)
  const accent = colour === primary ? readableOnWhite(secondary) : INK
  return compose(
    drawMark(logo),
    logo,
    colour,
    split === undefined
      ? word
      : `${word.slice(0, split)}<tspan fill="${accent}">${word.slice(split)}</tspan>`,
  )
}

/** The same for the brand's own colour: the mark without a ground of its own, the word in the colour that text has there. */
export const drawLogoOnBrand = (logo: Logo): string => {
  const { primary, secondary, mark } = logo
  const colour = ['#ffffff', secondary].find((one) => contrastRatio(one, primary) >= READABLE) ?? INK
  const second = [secondary, '#ffffff', INK].find(
    (one) => contrastRatio(one, primary) >= VISIBLE && contrastRatio(one, colour) >= VISIBLE,
  )
  return compose(mark(colour, second ?? colour, primary), logo, colour)
}
