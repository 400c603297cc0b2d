import { sheetLimits } from '../sheet-limits.ts'
import { SheetRefused } from '../sheet-types.ts'
import { StringItem } from './string-item.ts'
import { XmlScanner, type XmlHandler } from './xml-scanner.ts'

const ITEM_DEPTH = 2

class Strings implements XmlHandler {
  readonly found: string[] = []
  readonly #item = new StringItem()

  open(name: string, depth: number, scanner: XmlScanner): void {
    if (depth === 1 && name !== 'sst') throw new SheetRefused('damaged')
    if (depth === ITEM_DEPTH) this.#item.begin()
    else if (depth > ITEM_DEPTH) this.#item.open(name, depth - ITEM_DEPTH, scanner)
  }

  text(text: string): void {
    this.#item.add(text)
  }

  close(name: string, depth: number, scanner: XmlScanner): void {
    if (depth > ITEM_DEPTH) this.#item.close(name, scanner)
    else if (depth === ITEM_DEPTH && name === 'si') {
      if (this.found.length >= sheetLimits.sharedStrings) throw new SheetRefused('too_many_texts')
      this.found.push(this.#item.end())
    }
  }
}

/** The texts that cells name by their index. @param pieces the part of the shared strings */
export const readSharedStrings = async (pieces: AsyncIterable<string>): Promise<string[]> => {
  const strings = new Strings()
  const scanner = new XmlScanner(strings)
  for await (const piece of pieces) scanner.write(piece)
  scanner.end()
  return strings.found
}
