import { SheetRefused, type SheetKind } from './sheet-types.ts'

/** How many of a file's first bytes say what it is. */
export const SNIFFED_BYTES = 8_192

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Control signs that no text has; tab, line feed, form feed, return, end of file (DOS) and escape are not among them. */
const isControl = (byte: number): boolean => byte < 0x20 && ![9, 10, 12, 13, 0x1a, 0x1b].includes(byte)

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

/** A sheet of Excel before it had compound files: the record BOF with a length of 4 to 16. */
const isBareBiff = (head: Uint8Array): boolean =>
  head[0] === 0x09 &&
  [0, 2, 4, 8].includes(head[1] ?? -1) &&
  (head[2] ?? 0) >= 4 &&
  (head[2] ?? 0) <= 16 &&
  head[3] === 0

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** UTF-16 by its mark, or without one by where the zeros stand. Null for text of bytes. */
export const wideEncoding = (head: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = head.length * 0.2
  if (odd > most && even * 20 < odd) return 'utf-16le'
  return even > most && odd * 20 < even ? 'utf-16be' : null
}

/** What text says of itself that is no table. */
const refuseOther = (text: string): void => {
  const start = text
    .replace(/^(?:\u00ef\u00bb\u00bf|\ufeff|\s)+/, '')
    .slice(0, 2_000)
    .toLowerCase()
  if (
    /^(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|table|meta|style|div|script)\b/.test(start) ||
    start.startsWith('mime-version:')
  )
    throw new SheetRefused('html')
  if (start.startsWith('<?xml') || /^<[a-z]+[\s:>]/.test(start)) {
    if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') || start.includes('mso-application'))
      throw new SheetRefused('xml_spreadsheet')
    throw new SheetRefused(start.includes('<html') ? 'html' : 'not_a_sheet')
  }
  if (/^(?:%pdf-|\{\\rtf)/.test(start)) throw new SheetRefused('not_a_sheet')
}

/**
 * What a file is by its first bytes, whatever its name says: a zip archive is taken for .xlsx, a compound file for .xls, text for .csv.
 * @throws SheetRefused for what is none of them.
 */
export const sniffFile = (head: Uint8Array): SheetKind => {
  if (head.length === 0) throw new SheetRefused('empty')
  if (startsWith(head, [0x50, 0x4b, 3, 4])) return 'xlsx'
  if (COMPOUND.every((byte, at) => head[at] === byte) || isBareBiff(head)) return 'xls'
  const wide = wideEncoding(head)
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.length)
  const text = bytes.toString('latin1')
  refuseOther(wide === null ? text : text.replaceAll('\0', '').replace(/^(?:\u00ff\u00fe|\u00fe\u00ff)/, ''))
  if (wide === null && head.some(isControl)) throw new SheetRefused('not_a_sheet')
  return 'csv'
}

const endings: Readonly<Record<string, SheetKind>> = {
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  xls: 'xls',
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
}

/** Whether the name says another format than the file has; a name that says nothing does not. */
export const saysOtherwise = (fileName: string, kind: SheetKind): boolean => {
  const said = endings[/\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '']
  return said !== undefined && said !== kind
}
