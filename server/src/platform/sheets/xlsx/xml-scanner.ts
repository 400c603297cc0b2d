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

const [TAB, LF, CR, SPACE, QUOTE, APOSTROPHE, SLASH, COLON, LESS, EQUALS, MORE, QUESTION, BANG] = [
  9, 10, 13, 32, 34, 39, 47, 58, 60, 61, 62, 63, 33,
] as const

const isSpace = (code: number): boolean => code === SPACE || code === LF || code === TAB || code === CR

/** How many tags what was cut is joined with, one by one, before it is joined with all there is. */
const JOINED_TAGS = 8

const damaged = (): SheetRefused => new SheetRefused('damaged')

/** XML 1.0, 3.3.3: a line end or a tab that stands in a value as it is counts as a space. */
const attributeText = (text: string): string =>
  decodeXmlText(/[\t\r\n]/.test(text) ? text.replaceAll(/\r\n|[\t\r\n]/g, ' ') : text)

interface OpenElement {
  /** As it is written, with its prefix. */
  full: string
  name: string
}

/**
 * Reads XML that comes piece by piece, for the two parts of a workbook that are large: a sheet and its shared strings. It takes what those may hold:
 * elements, attributes, text, CDATA; comments and instructions are passed over. Names are without their prefix. It knows no document type
 * and no entity but those of XML itself; saxes, a whole parser, takes five times as long (decision 086), and its tests compare the two.
 * @throws SheetRefused: `doctype`, or `damaged` for what is not well-formed.
 */
export class XmlScanner {
  wantsText = false
  readonly #handler: XmlHandler
  /** What is read at the moment: the tag at hand lies in it. */
  #text = ''
  /** The beginning of a token whose end is still to come. */
  #rest = ''
  readonly #open: OpenElement[] = []
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
      if ((this.#attributes[at + 1] ?? 0) - start !== length || this.#text.charCodeAt(start) !== code)
        continue
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
    if (!this.#hasRoot || this.#open.length > 0 || this.#rest.trim() !== '') throw damaged()
  }

  /** Reads every token that is whole, and says where the first one begins that is not. */
  #scan(text: string, from: number): number {
    this.#text = text
    let at = from
    for (;;) {
      const start = text.indexOf('<', at)
      if (start === -1) return at
      if (start > at) this.#takeText(text, at, start)
      const code = text.charCodeAt(start + 1)
      let end: number
      if (code === SLASH) end = this.#takeClose(text, start)
      else if (code === BANG) end = this.#takeDeclaration(text, start)
      else if (code === QUESTION) end = pastEnd(text, '?>', start + 2)
      else end = this.#takeOpen(text, start)
      if (end === -1) return start
      at = end
    }
  }

  #takeText(text: string, from: number, to: number): void {
    if (this.#open.length === 0) {
      if (text.slice(from, to).trim() !== '') throw damaged()
    } else if (this.wantsText) this.#handler.text(decodeXmlText(text.slice(from, to)))
  }

  #takeClose(text: string, start: number): number {
    const end = text.indexOf('>', start + 2)
    if (end === -1) return -1
    const depth = this.#open.length
    const element = this.#open.pop()
    if (element === undefined || !text.startsWith(element.full, start + 2)) throw damaged()
    for (let at = start + 2 + element.full.length; at < end; at += 1)
      if (!isSpace(text.charCodeAt(at))) throw damaged()
    this.#handler.close(element.name, depth, this)
    return end + 1
  }

  /** A comment, or text that is written as it is; -1 while its end is still to come. */
  #takeDeclaration(text: string, start: number): number {
    if (text.startsWith('<!--', start)) return pastEnd(text, '-->', start + 4)
    if (text.startsWith('<![CDATA[', start)) {
      const end = pastEnd(text, ']]>', start + 9)
      if (end !== -1 && this.#open.length === 0) throw damaged()
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
    let at = start + 1
    let local = at
    let code = text.charCodeAt(at)
    while (!(isSpace(code) || code === SLASH || code === MORE)) {
      // NaN beyond the end.
      if (!(code > 0)) return -1
      if (code === LESS || code === EQUALS || code === QUOTE) throw damaged()
      if (code === COLON) local = at + 1
      at += 1
      code = text.charCodeAt(at)
    }
    if (local === at) throw damaged()
    const full = text.slice(start + 1, at)
    const name = local === start + 1 ? full : text.slice(local, at)
    const end = this.#takeAttributes(text, at)
    if (end === -1) return -1
    if (this.#open.length === 0) {
      if (this.#hasRoot) throw damaged()
      this.#hasRoot = true
    }
    const depth = this.#open.length + 1
    if (depth > sheetLimits.elementDepth) throw damaged()
    const isEmpty = text.charCodeAt(end - 2) === SLASH
    if (!isEmpty) this.#open.push({ full, name })
    this.#handler.open(name, depth, this)
    if (isEmpty) this.#handler.close(name, depth, this)
    return end
  }

  /** Up to the sign behind the tag; -1 while that is still to come. A value may hold any sign but `<` and its own quote. */
  #takeAttributes(text: string, from: number): number {
    this.#count = 0
    let at = from
    for (;;) {
      let code = text.charCodeAt(at)
      while (isSpace(code)) code = text.charCodeAt(++at)
      if (code === MORE) return at + 1
      if (code === SLASH) {
        const next = text.charCodeAt(at + 1)
        if (Number.isNaN(next)) return -1
        if (next !== MORE) throw damaged()
        return at + 2
      }
      let name = at
      while (code !== EQUALS && !isSpace(code)) {
        if (!(code > 0)) return -1
        if (code === MORE || code === LESS || code === SLASH || code === QUOTE) throw damaged()
        at += 1
        if (code === COLON) name = at
        code = text.charCodeAt(at)
      }
      const nameEnd = at
      while (isSpace(code)) code = text.charCodeAt(++at)
      if (Number.isNaN(code)) return -1
      if (code !== EQUALS || nameEnd === name) throw damaged()
      code = text.charCodeAt(++at)
      while (isSpace(code)) code = text.charCodeAt(++at)
      if (Number.isNaN(code)) return -1
      if (code !== QUOTE && code !== APOSTROPHE) throw damaged()
      const value = at + 1
      const valueEnd = text.indexOf(code === QUOTE ? '"' : "'", value)
      if (valueEnd === -1) return -1
      this.#attributes[this.#count] = name
      this.#attributes[this.#count + 1] = nameEnd
      this.#attributes[this.#count + 2] = value
      this.#attributes[this.#count + 3] = valueEnd
      this.#count += 4
      at = valueEnd + 1
    }
  }
}

const pastEnd = (text: string, sign: string, from: number): number => {
  const end = text.indexOf(sign, from)
  return end === -1 ? -1 : end + sign.length
}
