import { SheetRefused } from '../sheet-types.ts'

const SPACE = 32
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const signOf = (code: number): string => {
  const isText =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code < 0xd800) ||
    (code >= 0xe000 && code <= 0x10ffff)
  if (!isText) throw new SheetRefused('damaged')
  return String.fromCodePoint(code)
}

const entity = /&(?:#(\d{1,8})|#x([\da-f]{1,6})|([a-z]+));|&/gi

/**
 * Text of XML with its entities replaced and its line ends made one (XML 1.0, 2.11 and 4.6).
 * @throws SheetRefused for an entity that XML does not know: a document type is refused before.
 */
export const decodeXmlText = (text: string): string => {
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  if (!lines.includes('&')) return lines
  return lines.replaceAll(entity, (_, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return signOf(Number(decimal))
    if (hex !== undefined) return signOf(Number.parseInt(hex, 16))
    const sign = named[name ?? '']
    if (sign === undefined) throw new SheetRefused('damaged')
    return sign
  })
}

/** Signs that XML cannot hold, as a workbook writes them: _x000D_ (ECMA-376, part 1, 22.9.2.19). NUL stays written. */
export const decodeCellText = (text: string): string =>
  text.includes('_x')
    ? text
        .replaceAll(/_x(?!0000)([\da-f]{4})_/gi, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        )
        .toWellFormed()
    : text

/** Text of an element that does not say xml:space="preserve", as Excel reads it. */
export const trimXmlSpace = (text: string): string =>
  text === '' || (text.charCodeAt(0) > SPACE && text.charCodeAt(text.length - 1) > SPACE)
    ? text
    : text.replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')
