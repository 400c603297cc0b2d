import { sheetLimits } from '../sheet-limits.ts'
import { SheetRefused } from '../sheet-types.ts'
import { decodeCellText, trimXmlSpace } from './xml-text.ts'
import type { XmlScanner } from './xml-scanner.ts'

/**
 * The text of a string: its own `t`, or those of its runs `r` joined; how it is spoken, `rPh`, is left out (ECMA-376, part 1, 18.4.8 and 18.4.12).
 * Depths are counted from the string's own element.
 */
export class StringItem {
  #text = ''
  #piece = ''
  #keepsSpace = false
  #isRun = false

  begin(): void {
    this.#text = ''
    this.#isRun = false
  }

  open(name: string, depth: number, scanner: XmlScanner): void {
    if (depth === 1) this.#isRun = name === 'r'
    if (name !== 't' || (depth !== 1 && !(depth === 2 && this.#isRun))) return
    this.#piece = ''
    this.#keepsSpace = scanner.attribute('space') === 'preserve'
    scanner.wantsText = true
  }

  add(text: string): void {
    this.#piece += text
    if (this.#piece.length > sheetLimits.openCharacters) throw new SheetRefused('cell_too_long')
  }

  close(name: string, scanner: XmlScanner): void {
    if (name !== 't' || !scanner.wantsText) return
    scanner.wantsText = false
    this.#text += decodeCellText(this.#keepsSpace ? this.#piece : trimXmlSpace(this.#piece))
  }

  /** @throws SheetRefused where it is longer than a cell may be */
  end(): string {
    if (this.#text.length > sheetLimits.cellCharacters) throw new SheetRefused('cell_too_long')
    return this.#text
  }
}
