import type { BandColours } from '../pages/web-build.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { outlineText, measureText } from '../../platform/faces/outline-text.ts'

/** The side of a mark, as the logos that we draw have it: a square at the left, 40 high. */
const MARK = 40

/** The square at the left of a logo that we drew; the word beside it is text in a face of the reader's, and stays away. */
const markOfLogo = (svg: string): string | null => {
  const [, root, inner = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg.trim()) ?? []
  if (root === undefined || !/ viewBox="0 0 [0-9.]+ 40"/.test(root)) return null
  return inner.replaceAll(/<text\b.*?<\/text>/gs, '')
}

/** The first letter of a name on a tile of the brand's colour, for a brand whose logo is a picture. */
const letterTile = (name: string, { band, on_band }: BandColours): string => {
  const letter = Array.from(name.trim())[0]?.toUpperCase() ?? ''
  const size = 26
  const x = (MARK - measureText(letter, size, 'bold')) / 2
  const path = outlineText(letter, { x, y: 29, size, weight: 'bold' })
  return `<rect width="40" height="40" rx="10" fill="${band}"/><path fill="${on_band}" d="${path}"/>`
}

/** A brand's mark as it is drawn in a square of 40, without its name. */
export const drawMark = ({ brand, logo_svg }: KnownBrand, colours: BandColours): string => {
  const own = brand.logo_url.endsWith('.svg') ? markOfLogo(logo_svg) : null
  return own ?? letterTile(brand.name, colours)
}

/** The ground that a mark brings with it: the colour of its tile or disc; null where it is drawn for white paper. */
export const groundOf = (mark: string, { band }: BandColours): string | null =>
  ['<rect width="40" height="40" rx="10"', '<circle cx="20" cy="20" r="20"'].some((shape) =>
    mark.startsWith(`${shape} fill="${band}"/>`),
  )
    ? band
    : null

/** A mark in a square of `side` at a place, cut at its edges. */
export const placeMark = (mark: string, at: { x: number; y: number; side: number }): string =>
  `<svg x="${at.x}" y="${at.y}" width="${at.side}" height="${at.side}" viewBox="0 0 ${MARK} ${MARK}">${mark}</svg>`
