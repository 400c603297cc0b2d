import { booleanText, numberCell } from '../cell-value.ts'
import type { FormatKind } from '../number-format.ts'
import type { RowBatch } from '../row-batch.ts'
import { isoDate } from '../serial-date.ts'
import { sheetLimits } from '../sheet-limits.ts'
import { SheetRefused } from '../sheet-types.ts'
import { columnOf } from './column-of.ts'
import { StringItem } from './string-item.ts'
import type { XmlHandler, XmlScanner } from './xml-scanner.ts'
import { decodeCellText, trimXmlSpace } from './xml-text.ts'

/** Depths of worksheet > sheetData > row > c > v. */
const [SHEET, DATA, ROW, CELL, VALUE] = [1, 2, 3, 4, 5] as const

export interface SheetContext {
  strings: readonly string[]
  formats: readonly FormatKind[]
  epoch: 1900 | 1904
}

/**
 * The rows of a worksheet (ECMA-376, part 1, 18.3.1). What a sheet says of its own size is not read; a cell that only has a style is none;
 * rows count upwards and cells to the right, or the file is damaged: Excel opens no other one either.
 */
export class SheetScan implements XmlHandler {
  hasHiddenRows = false
  readonly #batch: RowBatch
  readonly #context: SheetContext
  readonly #item = new StringItem()
  #inData = false
  #inRow = false
  #inCell = false
  #line = 0
  #column = -1
  #type: string | null = null
  #format: FormatKind = 'number'
  #value: string | null = null
  #inline: string | null = null
  #hasFormula = false
  #part: 'v' | 'is' | null = null

  constructor(batch: RowBatch, context: SheetContext) {
    this.#batch = batch
    this.#context = context
  }

  open(name: string, depth: number, scanner: XmlScanner): void {
    if (depth > VALUE) {
      if (this.#part === 'is') this.#item.open(name, depth - VALUE, scanner)
    } else if (depth === VALUE) {
      if (this.#inCell) this.#openValue(name, scanner)
    } else if (depth === CELL) {
      if (this.#inRow && name === 'c') this.#openCell(scanner)
    } else if (depth === ROW) {
      if (this.#inData && name === 'row') this.#openRow(scanner)
    } else if (depth === DATA) this.#inData = name === 'sheetData'
    else if (depth === SHEET && name !== 'worksheet') throw new SheetRefused('damaged')
  }

  text(text: string): void {
    if (this.#part === 'is') {
      this.#item.add(text)
      return
    }
    this.#value = this.#value === null ? text : this.#value + text
    if (this.#value.length > sheetLimits.openCharacters) throw new SheetRefused('cell_too_long')
  }

  close(name: string, depth: number, scanner: XmlScanner): void {
    if (depth > VALUE) {
      if (this.#part === 'is') this.#item.close(name, scanner)
    } else if (depth === VALUE) {
      if (this.#part === null) return
      if (this.#part === 'is') this.#inline = this.#item.end()
      else scanner.wantsText = false
      this.#part = null
    } else if (depth === CELL) {
      if (this.#inCell) this.#closeCell()
      this.#inCell = false
    } else if (depth === ROW) {
      if (this.#inRow) this.#batch.endRow()
      this.#inRow = false
    } else if (depth === DATA) this.#inData = false
  }

  #openRow(scanner: XmlScanner): void {
    const said = scanner.rawAttribute('r')
    const line = said === null ? this.#line + 1 : /^[1-9]\d{0,9}$/.test(said) ? Number(said) : 0
    if (line <= this.#line) throw new SheetRefused('damaged')
    if (line > sheetLimits.workbookRows) throw new SheetRefused('too_many_rows')
    const hidden = scanner.rawAttribute('hidden')
    if (hidden === '1' || hidden === 'true') this.hasHiddenRows = true
    this.#line = line
    this.#column = -1
    this.#inRow = true
    this.#batch.beginRow(line)
  }

  #openCell(scanner: XmlScanner): void {
    const place = scanner.rawAttribute('r')
    const column = place === null ? this.#column + 1 : columnOf(place)
    if (column <= this.#column) throw new SheetRefused('damaged')
    this.#column = column
    this.#type = scanner.rawAttribute('t')
    const style = scanner.rawAttribute('s')
    this.#format =
      style === null || style === '' ? 'number' : (this.#context.formats[Number(style)] ?? 'number')
    this.#value = null
    this.#inline = null
    this.#hasFormula = false
    this.#inCell = true
  }

  #openValue(name: string, scanner: XmlScanner): void {
    if (name === 'v') {
      this.#part = 'v'
      this.#value ??= ''
      scanner.wantsText = true
    } else if (name === 'is') {
      this.#part = 'is'
      this.#item.begin()
    } else if (name === 'f') this.#hasFormula = true
  }

  #closeCell(): void {
    const type = this.#type
    if (type === 'inlineStr' && this.#inline !== null) this.#addText(this.#inline)
    else if (this.#value === null) this.#addNothing()
    else if (type === 'str' || type === 'inlineStr') this.#addText(decodeCellText(this.#value))
    else {
      const raw = trimXmlSpace(this.#value)
      if (raw !== '') this.#addStored(type, raw)
      else if (type !== 's') this.#addNothing()
    }
  }

  /** A formula of which the file holds no result, or an empty cell. */
  #addNothing(): void {
    if (this.#hasFormula) this.#add('no-value', '', '')
  }

  #addText(text: string): void {
    if (text.length > sheetLimits.cellCharacters) throw new SheetRefused('cell_too_long', `row ${this.#line}`)
    if (text !== '') this.#add('text', text, text)
  }

  #addStored(type: string | null, raw: string): void {
    if (type === 's') {
      const text = /^\d+$/.test(raw) ? this.#context.strings[Number(raw)] : undefined
      if (text === undefined) throw new SheetRefused('damaged')
      this.#addText(text)
    } else if (type === 'b') this.#add('boolean', booleanText(raw), raw)
    else if (type === 'e') this.#add('error', raw, raw)
    else if (type === 'd') {
      const date = isoDate(raw)
      this.#add(date === null ? 'text' : 'date', date ?? raw, raw)
    } else {
      const { kind, text } = numberCell(raw, this.#format, this.#context.epoch)
      this.#add(kind, text, raw)
    }
  }

  #add(kind: Parameters<RowBatch['add']>[1], text: string, raw: string): void {
    if (this.#column >= sheetLimits.columns) throw new SheetRefused('too_many_columns', `row ${this.#line}`)
    if (raw.length > sheetLimits.cellCharacters) throw new SheetRefused('cell_too_long', `row ${this.#line}`)
    this.#batch.add(this.#column, kind, text, raw)
  }
}
