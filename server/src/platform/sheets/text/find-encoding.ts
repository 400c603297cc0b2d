import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { SheetRefused } from '../sheet-types.ts'
import { wideEncoding, type TextEncoding } from '../sniff-file.ts'
import { WholeSigns } from './whole-signs.ts'

const CHUNK_BYTES = 1024 * 1024

/**
 * The encoding of a text file: UTF-16 by its first bytes, else UTF-8 where the whole file is, else Windows-1252. The file is read once
 * before its rows are, as one byte near the end decides for all.
 * @throws SheetRefused with `not_a_sheet` where a zero stands in text of bytes.
 */
export const findEncoding = async (path: string, head: Uint8Array): Promise<TextEncoding> => {
  const wide = wideEncoding(head)
  if (wide !== null) return wide
  const signs = new WholeSigns()
  let isUnicode = true
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw new SheetRefused('not_a_sheet')
    isUnicode &&= isUtf8(signs.take(chunk))
  }
  return isUnicode && !signs.isOpen ? 'utf-8' : 'windows-1252'
}
