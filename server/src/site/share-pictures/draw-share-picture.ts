import { measureText, outlineText, type Weight } from '../../platform/faces/outline-text.ts'
import { wrapWords } from '../../platform/faces/wrap-words.ts'
import type { BandColours, ShareWords } from '../pages/web-build.ts'
import { placeMark } from './draw-mark.ts'

/** What messengers and networks show a link with (Open Graph). */
const SHARE_WIDTH = 1_200
const SHARE_HEIGHT = 630
const EDGE = 72
const INNER = SHARE_WIDTH - 2 * EDGE
const MARK_SIDE = 84
const FOOT = 58

/** A picture of a brand's logo, where staff put one up, as a data: address with its own size. */
export interface LogoPicture {
  href: string
  width: number
  height: number
}

export interface ShareFacts {
  words: ShareWords
  name: string
  /** Where the page stands, as it is read: the host alone. */
  host: string
  mark: string
  logo: LogoPicture | null
  colours: BandColours
}

interface Lines {
  lines: string[]
  size: number
}

const linesOf = (text: string, size: number, weight: Weight): string[] =>
  wrapWords(text, INNER, (part) => measureText(part, size, weight))

/** As many lines as a text takes, of lengths as even as can be: no word is left alone. */
const evenLines = (text: string, size: number, weight: Weight): string[] => {
  const count = linesOf(text, size, weight).length
  const widths = Array.from({ length: 12 }, (_, index) => INNER - 48 * (11 - index))
  return (
    widths
      .map((width) => wrapWords(text, width, (part) => measureText(part, size, weight)))
      .find((lines) => lines.length === count) ?? []
  )
}

interface Fit {
  weight: Weight
  /** Sizes to be tried with so many lines at most, the best first. */
  tries: readonly { size: number; most: number }[]
}

/** A text at the first size at which it has as many lines as it may; at the last one it is cut where it has more. */
const fit = (text: string, { weight, tries }: Fit): Lines => {
  const found = tries.find(({ size, most }) => linesOf(text, size, weight).length <= most)
  const { size, most } = found ?? tries.at(-1) ?? { size: 28, most: 2 }
  const lines = evenLines(text, size, weight)
  if (lines.length <= most) return { lines, size }
  return { lines: [...linesOf(text, size, weight).slice(0, most - 1), `${lines[most - 1] ?? ''} …`], size }
}

const sizes = (most: number, ...all: number[]): Fit['tries'] => all.map((size) => ({ size, most }))
const headingFit: Fit = {
  weight: 'bold',
  tries: [...sizes(1, 92, 84, 76, 70), ...sizes(2, 84, 76, 68, 60, 54)],
}
/** Under a heading of one line there is room for more. */
const textFit = (headingLines: number): Fit => ({
  weight: 'regular',
  tries: headingLines === 1 ? sizes(3, 42, 38, 34, 30) : [...sizes(2, 38, 35, 32), ...sizes(3, 30, 27)],
})

const write = (
  { lines, size }: Lines,
  at: { y: number; leading: number; weight: Weight; ink: string },
): string => {
  const path = lines
    .map((line, index) =>
      outlineText(line, { x: EDGE, y: at.y + index * size * at.leading, size, weight: at.weight }),
    )
    .join('')
  return `<path fill="${at.ink}" d="${path}"/>`
}

/** The mark and the name; or the logo as it was put up, on the white that it was made for. */
const drawHead = ({ logo, mark, name, colours }: ShareFacts): string => {
  if (logo === null) {
    const size = name.length > 22 ? 34 : 42
    const text = outlineText(name, { x: EDGE + MARK_SIDE + 42, y: 64 + 57, size, weight: 'bold' })
    return (
      `<rect x="${EDGE}" y="64" width="${MARK_SIDE}" height="${MARK_SIDE}" rx="21" fill="#fff"/>` +
      placeMark(mark, { x: EDGE + 10, y: 74, side: MARK_SIDE - 20 }) +
      `<path fill="${colours.on_band}" d="${text}" transform="translate(-18 0)"/>`
    )
  }
  const scale = Math.min(440 / logo.width, 64 / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  return (
    `<rect x="${EDGE}" y="64" width="${width + 40}" height="${MARK_SIDE}" rx="21" fill="#fff"/>` +
    `<image href="${logo.href}" x="${EDGE + 20}" y="${64 + (MARK_SIDE - height) / 2}" width="${width}" height="${height}"/>`
  )
}

/**
 * The picture that a link is shown with, as SVG: the brand's colour with its quarter circles, its mark and name, what the page is
 * called, what it says, and where it stands. Every letter is an outline of our own faces, so that it looks alike on every machine.
 */
export const drawSharePicture = (facts: ShareFacts): string => {
  const { words, colours, host } = facts
  const { band, band_deep, on_band, on_band_soft } = colours
  const heading = fit(words.heading, headingFit)
  const text = fit(words.text, textFit(heading.lines.length))
  const headingTop = heading.lines.length === 1 ? 300 : 264
  const textTop = headingTop + (heading.lines.length - 1) * heading.size * 1.18 + 74
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<path fill="${band}" d="M0 0h${SHARE_WIDTH}v${SHARE_HEIGHT}H0z"/>` +
    `<path fill="${band_deep}" d="M${SHARE_WIDTH} 0v360a360 360 0 0 1-360-360z"/>` +
    `<path fill="${band_deep}" d="M0 ${SHARE_HEIGHT}v-150a150 150 0 0 1 150 150z"/>${drawHead(facts)}` +
    write(heading, { y: headingTop, leading: 1.18, weight: 'bold', ink: on_band }) +
    write(text, { y: textTop, leading: 1.36, weight: 'regular', ink: on_band_soft }) +
    write({ lines: [host], size: 28 }, { y: SHARE_HEIGHT - FOOT, leading: 1, weight: 'bold', ink: on_band }) +
    '</svg>'
  )
}
