import { isAscii, isUtf8 } from 'node:buffer'
import { SheetRefused, type SheetRefusal } from '../sheet-types.ts'
import type { TextEncoding } from '../sniff-file.ts'
import { WholeSigns } from './whole-signs.ts'
import { fromLatin1 } from './windows-1252.ts'

/** Bytes piece by piece to text, without the byte order mark; strict in its encoding, and without the sign NUL, which no database stores. */
export interface ChunkDecoder {
  write: (chunk: Buffer) => string
  /** What is left at the end of the file. */
  end: () => string
}

const utf8Decoder = (reason: SheetRefusal): ChunkDecoder => {
  const signs = new WholeSigns()
  let isFirst = true
  return {
    write: (chunk) => {
      if (chunk.includes(0)) throw new SheetRefused(reason)
      const bytes = signs.take(chunk)
      if (bytes.length === 0) return ''
      const mayHaveMark = isFirst
      isFirst = false
      // A text of one byte a sign takes half the memory, and is read faster.
      if (isAscii(bytes)) return bytes.toString('latin1')
      if (!isUtf8(bytes)) throw new SheetRefused(reason)
      const text = bytes.toString('utf8')
      return mayHaveMark && text.startsWith('\ufeff') ? text.slice(1) : text
    },
    end: () => {
      if (signs.isOpen) throw new SheetRefused(reason)
      return ''
    },
  }
}

const wideDecoder = (encoding: 'utf-16le' | 'utf-16be', reason: SheetRefusal): ChunkDecoder => {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Buffer): string => {
    let text: string
    try {
      text = chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
    } catch (cause) {
      throw new SheetRefused(reason, null, { cause })
    }
    if (text.includes('\0')) throw new SheetRefused(reason)
    return text
  }
  return { write: decode, end: () => decode() }
}

/** @param reason what a byte that is no text in this encoding is refused as */
export const chunkDecoder = (encoding: TextEncoding, reason: SheetRefusal): ChunkDecoder => {
  if (encoding === 'utf-8') return utf8Decoder(reason)
  if (encoding !== 'windows-1252') return wideDecoder(encoding, reason)
  return {
    write: (chunk) => {
      if (chunk.includes(0)) throw new SheetRefused(reason)
      return fromLatin1(chunk.toString('latin1'))
    },
    end: () => '',
  }
}
