import type { BannerShape } from '@marketplace/contract/partner-area/creatives'
import { encode } from 'uqr'
import { DARK, inkOn } from './ink-on.ts'
import { measureText, outlineText, type Weight } from '../../platform/faces/outline-text.ts'
import { wrapWords } from '../../platform/faces/wrap-words.ts'

/** What stands on a banner, ready to be drawn. */
export interface BannerWords {
  brand: { name: string; primary: string; secondary: string }
  heading: string
  text: string
  /** Who hands it out, and what stands beside the code. */
  partner: string
  scan: string
  /** As it is read, and as the code has it. */
  link: string
  codeLink: string
  advertiser: string
  /** A lender's finished picture as a data: address, in place of heading and text. */
  picture: { href: string; width: number; height: number } | null
}

const BANNER_WIDTH = 1_080
/** How high each is, and how large its code. */
const shapes: Readonly<Record<BannerShape, { height: number; code: number }>> = {
  square: { height: 1_080, code: 288 },
  tall: { height: 1_920, code: 380 },
}
const EDGE = 72
const INNER = BANNER_WIDTH - 2 * EDGE
const FOOT_SIZE = 23
/** Modules of white around the code, without which apps do not find it (ISO/IEC 18004). */
const QUIET = 4

interface Block {
  svg: string
  /** Where the next thing may begin. */
  end: number
}

const write = (
  text: string,
  at: { x: number; y: number; width: number; size: number; weight: Weight; ink: string; most?: number },
): Block => {
  const { x, y, width, size, weight, ink, most = 40 } = at
  const leading = Math.round(size * 1.34)
  const lines = wrapWords(text, width, (part) => measureText(part, size, weight)).slice(0, most)
  const path = lines
    .map((line, index) => outlineText(line, { x, y: y + size + index * leading, size, weight }))
    .join('')
  return { svg: `<path fill="${ink}" d="${path}"/>`, end: y + lines.length * leading }
}

/** How high lines of a text are. */
const heightOf = (text: string, width: number, size: number, weight: Weight): number =>
  wrapWords(text, width, (part) => measureText(part, size, weight)).length * Math.round(size * 1.34)

/** The largest size of a list at which a text is as high as `room` at most; else the last. */
const sizeFor = (text: string, room: number, sizes: readonly number[], weight: Weight): number =>
  sizes.find((size) => heightOf(text, INNER, size, weight) <= room) ?? sizes.at(-1) ?? FOOT_SIZE

/** A QR code of level Q, which a scratch and a thumb do not spoil, dark on white. */
const drawCode = (text: string, x: number, y: number, side: number): string => {
  const { size, data } = encode(text, { ecc: 'Q', border: QUIET })
  const squares = data.flatMap((row, top) =>
    row.flatMap((isDark, left) => (isDark ? [`M${left} ${top}h1v1h-1z`] : [])),
  )
  return (
    `<g transform="translate(${x} ${y}) scale(${side / size})" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${squares.join('')}"/></g>`
  )
}

const frame = (height: number, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${BANNER_WIDTH}" height="${height}" viewBox="0 0 ${BANNER_WIDTH} ${height}">${drawn}</svg>`

/** The code, the partner and the link, above the line of the advertiser: the lower part of every banner. */
const drawFoot = (
  words: BannerWords,
  { height, code }: { height: number; code: number },
): Block & { top: number } => {
  const lines = heightOf(words.advertiser, INNER, FOOT_SIZE, 'regular')
  const advertiserTop = height - lines - 40
  const top = advertiserTop - code - 56
  const x = EDGE + code + 40
  const width = INNER - code - 40
  const scan = write(words.scan, { x, y: top + 40, width, size: 34, weight: 'regular', ink: DARK, most: 2 })
  const partner = write(words.partner, {
    x,
    y: scan.end + 4,
    width,
    size: 42,
    weight: 'bold',
    ink: DARK,
    most: 2,
  })
  const link = write(words.link, {
    x,
    y: partner.end + 8,
    width,
    size: 28,
    weight: 'regular',
    ink: DARK,
    most: 3,
  })
  const advertiser = write(words.advertiser, {
    x: EDGE,
    y: advertiserTop,
    width: INNER,
    size: FOOT_SIZE,
    weight: 'regular',
    ink: DARK,
  })
  return {
    top: top - 32,
    end: height,
    svg: drawCode(words.codeLink, EDGE, top, code) + scan.svg + partner.svg + link.svg + advertiser.svg,
  }
}

const drawWords = (words: BannerWords, room: number): string => {
  const { primary, secondary, name } = words.brand
  const ink = inkOn(primary)
  const brand = write(name, { x: EDGE, y: 60, width: INNER, size: 40, weight: 'bold', ink, most: 1 })
  const free = room - brand.end - 72
  const size = sizeFor(words.heading, free * 0.52, [148, 126, 104, 92, 80, 70, 60, 52, 46], 'bold')
  const heading = write(words.heading, {
    x: EDGE,
    y: brand.end + 36,
    width: INNER,
    size,
    weight: 'bold',
    ink,
  })
  const rest = room - heading.end - 52
  const small = sizeFor(words.text, rest, [72, 60, 48, 42, 38, 34, 30, 27], 'regular')
  const text = write(words.text, {
    x: EDGE,
    y: heading.end + 20,
    width: INNER,
    size: small,
    weight: 'regular',
    ink,
  })
  return (
    `<path fill="${primary}" d="M0 0h${BANNER_WIDTH}v${room}H0z"/>` +
    `<path fill="${secondary}" d="M0 ${room}h${BANNER_WIDTH}v12H0z"/>${brand.svg}${heading.svg}${text.svg}`
  )
}

const drawPicture = ({ picture }: BannerWords, room: number): string => {
  if (picture === null) return ''
  const scale = Math.min(BANNER_WIDTH / picture.width, room / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return `<image href="${picture.href}" x="${(BANNER_WIDTH - width) / 2}" y="${(room - height) / 2}" width="${width}" height="${height}"/>`
}

/** A banner as SVG: words or a lender's picture above, the partner's code and link and the line of the advertiser below. */
export const drawBanner = (words: BannerWords, shape: BannerShape): string => {
  const { height } = shapes[shape]
  const foot = drawFoot(words, shapes[shape])
  const above = words.picture === null ? drawWords(words, foot.top) : drawPicture(words, foot.top)
  return frame(height, `<path fill="#fff" d="M0 0h${BANNER_WIDTH}v${height}H0z"/>${above}${foot.svg}`)
}
