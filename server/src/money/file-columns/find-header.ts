import type { SheetRow } from '../../platform/sheets/sheet-types.ts'
import { fieldOfTitle } from './column-aliases.ts'

/** The first lines among which a header is looked for. */
export const HEADER_WITHIN = 20
const LEAST_KNOWN = 3

export interface Header {
  line: number
  /** By column; empty where there is none. */
  titles: string[]
}

export const headerOf = ({ line, cells }: SheetRow): Header => ({
  line,
  titles: cells.map((cell) => cell?.text.trim().slice(0, 100).toWellFormed() ?? ''),
})

const countKnown = ({ titles }: Header): number =>
  new Set(titles.map(fieldOfTitle).filter((field) => field !== null)).size

/** The first of the given rows with at least three titles that stand for different fields; null where there is none. */
export const findHeader = (rows: readonly SheetRow[]): Header | null =>
  rows
    .slice(0, HEADER_WITHIN)
    .map(headerOf)
    .find((header) => countKnown(header) >= LEAST_KNOWN) ?? null
