import { sheetLimits } from '../sheet-limits.ts'
import { SheetRefused } from '../sheet-types.ts'
import { decodeXmlText } from './xml-text.ts'

/** What is told of a document, in its order. `depth` is 1 for the root, in both. */
export interface XmlHandler {
  open: (name: string, depth: number, scanner: XmlScanner) => void
  close: (name: string, depth: number, scanner: XmlScanner) => void
  /** A piece of text, its entities replaced; only while `wantsText`. */
  text: (text: string) => void
}

const TAB = 9
const LF = 10
const CR = 13
const SPACE = 32
const QUOTE = 34
const AMPERSAND = 38
const APOSTROPHE = 39
const SLASH = 47
const COLON = 58
const LESS = 60
const EQUALS = 61
const MORE = 62
const QUESTION = 63
const BANG = 33

/** What stands behind the end. */
const END = -1

/** A place beyond the end is asked for often, and asking the string itself there makes every later look at one slow. */
const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : END)

const isSpace = (code: number): boolean => code === SPACE || code === LF || code === TAB || code === CR

/** How many tags what was cut is joined with, one by one, before it is joined with all there is. */
const JOINED_TAGS = 8

const damaged = (): SheetRefused => new SheetRefused('damaged')

/** XML 1.0, 3.3.3: a line end or a tab that stands in a value as it is counts as a space. */
const attributeText = (text: string): string =>
  decodeXmlText(/[\t\r\n]/.test(text) ? text.replaceAll(/\r\n|[\t\r\n]/g, ' ') : text)

/** Whether a short word stands at a place: a call of startsWith takes longer than the comparison. */
const standsAt = (text: string, word: string, at: number): boolean => {
  for (let index = 0; index < word.length; index += 1)
    if (codeAt(text, at + index) !== word.charCodeAt(index)) return false
  return true
}

/** Whether a name ends here. */
const endsName = (code: number): boolean => code === MORE || code === SPACE || code === SLASH || isSpace(code)

/**
 * Reads XML that comes piece by piece, for the two parts of a workbook that are large: a sheet and its shared strings. It takes what those may hold:
 * elements, attributes, text, CDATA; comments and instructions are passed over. Names are without their prefix. It knows no document type
 * and no entity but those of XML itself; its tests compare it with saxes, a whole parser (decision 086).
 * @throws SheetRefused: `doctype`, or `damaged` for what is not well-formed.
 */
export class XmlScanner {
  wantsText = false
  readonly #handler: XmlHandler
  /** What is read at the moment: the tag at hand lies in it. */
  #text = ''
  /** The beginning of a token whose end is still to come. */
  #rest = ''
  /** Names of the open elements as they are written, and without their prefix. Beyond the depth stand those of elements that are closed, to be used again. */
  readonly #full: string[] = []
  readonly #local: string[] = []
  #depth = 0
  /** Of each attribute of the tag at hand: where its name begins and ends, where its value does. */
  readonly #attributes: number[] = []
  #count = 0
  #hasRoot = false

  constructor(handler: XmlHandler) {
    this.#handler = handler
  }

  /** The value of an attribute of the element that was just opened, by its name without a prefix; null where it has none. */
  attribute(name: string): string | null {
    for (let at = 0; at < this.#count; at += 4) {
      const start = this.#attributes[at] ?? 0
      const end = this.#attributes[at + 1] ?? 0
      if (end - start === name.length && this.#text.startsWith(name, start))
        return attributeText(this.#text.slice(this.#attributes[at + 2], this.#attributes[at + 3]))
    }
    return null
  }

  /** As it is written, for what holds no entity: a place, a type, an index. */
  rawAttribute(name: string): string | null {
    const { length } = name
    const code = name.charCodeAt(0)
    for (let at = 0; at < this.#count; at += 4) {
      const start = this.#attributes[at] ?? 0
      if ((this.#attributes[at + 1] ?? 0) - start !== length || codeAt(this.#text, start) !== code) continue
      if (length === 1 || this.#text.startsWith(name, start))
        return this.#text.slice(this.#attributes[at + 2], this.#attributes[at + 3])
    }
    return null
  }

  write(piece: string): void {
    let from = 0
    // What was cut is joined with the next tag alone: a text of two parts is read far slower than one that came whole.
    for (let tries = 0; this.#rest !== ''; tries += 1) {
      const tag = tries < JOINED_TAGS ? piece.indexOf('>', from) : -1
      const to = tag === -1 ? piece.length : tag + 1
      const joined = this.#rest + piece.slice(from, to)
      this.#rest = joined.slice(this.#scan(joined, 0))
      from = to
      if (from === piece.length) break
    }
    if (from < piece.length) this.#rest = piece.slice(this.#scan(piece, from))
    if (this.#rest.length > sheetLimits.openCharacters) throw damaged()
  }

  end(): void {
    if (!this.#hasRoot || this.#depth > 0 || this.#rest.trim() !== '') throw damaged()
  }

  /** Reads every token that is whole, and says where the first one begins that is not. */
  #scan(text: string, from: number): number {
    this.#text = text
    let at = from
    for (;;) {
      let start = at
      if (codeAt(text, at) !== LESS) {
        start = this.wantsText && this.#depth > 0 ? this.#takeText(text, at) : this.#passText(text, at)
        if (start === -1) return at
      }
      const code = codeAt(text, start + 1)
      let end: number
      if (code === SLASH) end = this.#takeClose(text, start)
      else if (code === BANG) end = this.#takeDeclaration(text, start)
      else if (code === QUESTION) end = pastEnd(text, '?>', start + 2)
      else end = this.#takeOpen(text, start)
      if (end === -1) return start
      at = end
    }
  }

  /** Text that is wanted, once its end is there; where the next token begins, or -1. */
  #takeText(text: string, from: number): number {
    let isPlain = true
    let at = from
    for (; ; at += 1) {
      const code = codeAt(text, at)
      if (code === LESS) break
      if (code === AMPERSAND || code === CR) isPlain = false
      else if (code === END) return -1
    }
    const piece = text.slice(from, at)
    this.#handler.text(isPlain ? piece : decodeXmlText(piece))
    return at
  }

  #passText(text: string, from: number): number {
    const start = text.indexOf('<', from)
    if (start !== -1 && this.#depth === 0 && text.slice(from, start).trim() !== '') throw damaged()
    return start
  }

  #takeClose(text: string, start: number): number {
    const depth = this.#depth
    const full = this.#full[depth - 1] ?? ''
    let end = start + 2 + full.length
    if (end >= text.length) {
      if (text.indexOf('>', start) === -1) return -1
      throw damaged()
    }
    if (depth === 0 || !standsAt(text, full, start + 2)) throw damaged()
    let code = codeAt(text, end)
    while (isSpace(code)) code = codeAt(text, ++end)
    if (code === END) return -1
    if (code !== MORE) throw damaged()
    this.#depth = depth - 1
    this.#handler.close(this.#local[depth - 1] ?? '', depth, this)
    return end + 1
  }

  /** A comment, or text that is written as it is; -1 while its end is still to come. */
  #takeDeclaration(text: string, start: number): number {
    if (text.startsWith('<!--', start)) return pastEnd(text, '-->', start + 4)
    if (text.startsWith('<![CDATA[', start)) {
      const end = pastEnd(text, ']]>', start + 9)
      if (end !== -1 && this.#depth === 0) throw damaged()
      if (end !== -1 && this.wantsText) this.#handler.text(text.slice(start + 9, end - 3))
      return end
    }
    const begun = text.slice(start, start + 9)
    if (begun === '<!DOCTYPE') throw new SheetRefused('doctype')
    if (text.length < start + 9 && ['<!--', '<![CDATA[', '<!DOCTYPE'].some((word) => word.startsWith(begun)))
      return -1
    throw damaged()
  }

  #takeOpen(text: string, start: number): number {
    const depth = this.#depth + 1
    let full = this.#full[depth - 1] ?? ''
    let local = this.#local[depth - 1] ?? ''
    let at = start + 1 + full.length
    // Elements of one depth mostly have the name of the last one there.
    if (full === '' || !endsName(codeAt(text, at)) || !standsAt(text, full, start + 1)) {
      at = nameEnd(text, start + 1)
      if (at === -1) return -1
      full = text.slice(start + 1, at)
      local = full.slice(full.lastIndexOf(':') + 1)
      if (local === '') throw damaged()
    }
    const end = this.#takeAttributes(text, at)
    if (end === -1) return -1
    if (depth === 1) {
      if (this.#hasRoot) throw damaged()
      this.#hasRoot = true
    }
    if (depth > sheetLimits.elementDepth) throw damaged()
    this.#full[depth - 1] = full
    this.#local[depth - 1] = local
    const isEmpty = codeAt(text, end - 2) === SLASH
    if (!isEmpty) this.#depth = depth
    this.#handler.open(local, depth, this)
    if (isEmpty) this.#handler.close(local, depth, this)
    return end
  }

  /** Up to the sign behind the tag; -1 while that is still to come. A value may hold any sign but `<` and its own quote. */
  #takeAttributes(text: string, from: number): number {
    this.#count = 0
    let at = from
    for (;;) {
      let code = codeAt(text, at)
      while (isSpace(code)) code = codeAt(text, ++at)
      if (code === MORE) return at + 1
      if (code === SLASH) {
        const next = codeAt(text, at + 1)
        if (next === END) return -1
        if (next !== MORE) throw damaged()
        return at + 2
      }
      let name = at
      while (code !== EQUALS && !isSpace(code)) {
        if (code === END) return -1
        if (code === MORE || code === LESS || code === SLASH || code === QUOTE) throw damaged()
        at += 1
        if (code === COLON) name = at
        code = codeAt(text, at)
      }
      const nameEnd = at
      while (isSpace(code)) code = codeAt(text, ++at)
      if (code === END) return -1
      if (code !== EQUALS || nameEnd === name) throw damaged()
      code = codeAt(text, ++at)
      while (isSpace(code)) code = codeAt(text, ++at)
      if (code === END) return -1
      if (code !== QUOTE && code !== APOSTROPHE) throw damaged()
      const value = at + 1
      const quote = code
      let valueEnd = value
      for (; ; valueEnd += 1) {
        code = codeAt(text, valueEnd)
        if (code === quote) break
        if (code === LESS) throw damaged()
        if (code === END) return -1
      }
      this.#attributes[this.#count] = name
      this.#attributes[this.#count + 1] = nameEnd
      this.#attributes[this.#count + 2] = value
      this.#attributes[this.#count + 3] = valueEnd
      this.#count += 4
      at = valueEnd + 1
    }
  }
}

/** Where a name ends; -1 while its end is still to come. */
const nameEnd = (text: string, from: number): number => {
  for (let at = from; ; at += 1) {
    const code = codeAt(text, at)
    if (endsName(code)) return at
    if (code === END) return -1
    if (code === LESS || code === EQUALS || code === QUOTE) throw damaged()
  }
}

const pastEnd = (text: string, sign: string, from: number): number => {
  const end = text.indexOf(sign, from)
  return end === -1 ? -1 : end + sign.length
}
