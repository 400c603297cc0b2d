const HEIGHT = 40
const TILE = 40
const GAP = 10
const SIZE = 23
/** Of a bold sans-serif face, in parts of its size: wide enough for most letters. */
const LETTER = 0.6
/** Reads on white, which is what logos stand on. */
const INK = '#1f2937'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/**
 * A mark for a brand that has none: a tile in its two colours and its name beside it, as SVG text, 40 high. The name has a set
 * length, so that it fits whatever sans-serif face the reader's system has.
 */
export const drawName = (name: string, primary: string, secondary: string): string => {
  const length = Math.round(Math.max(1, Array.from(name).length) * LETTER * SIZE)
  const width = TILE + GAP + length + 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">` +
    `<rect width="${TILE}" height="${HEIGHT}" rx="10" fill="${escapeXml(primary)}"/>` +
    `<path d="M20 40a20 20 0 0 1 20-20v10a10 10 0 0 1-10 10z" fill="${escapeXml(secondary)}"/>` +
    `<text x="${TILE + GAP}" y="28" font-family="sans-serif" font-size="${SIZE}" font-weight="700" textLength="${length}" ` +
    `lengthAdjust="spacingAndGlyphs" fill="${INK}">${escapeXml(name)}</text></svg>`
  )
}
