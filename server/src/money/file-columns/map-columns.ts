import { createHash } from 'node:crypto'
import type { FileField, FileKind } from '@marketplace/contract/money/lender-file-words'
import { fieldOfTitle, titleKey } from './column-aliases.ts'

export interface MappedColumn {
  column: number
  title: string
  field: FileField | null
  /** Whether the mapping of before had no column of this title. */
  isNew: boolean
}

/** A mapping as it is remembered: titles with what they hold; null for one that is not used. */
export interface RememberedColumn {
  title: string
  field: FileField | null
}

export interface ColumnMap {
  columns: MappedColumn[]
  gone: { title: string; field: FileField }[]
  /** Fields that no column holds and the file cannot be planned without. */
  needed: FileField[]
}

/** By what a column is remembered: its title, and of a title that stands there again also which time it is. */
const titleKeys = (titles: readonly string[]): string[] => {
  const times = new Map<string, number>()
  return titles.map((title) => {
    const key = titleKey(title)
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return key === '' || time === 1 ? key : `${key} #${time}`
  })
}

/** The two columns that a file of errors has beside the file's own. */
const ofErrorFile = ['line', 'error'].join()

/** What is the same for two headers whose titles are the same in the same order; a mended file of errors has its file's. */
export const headerSignature = (titles: readonly string[]): string => {
  const keys = titles.map(titleKey)
  const own = keys.slice(-2).join() === ofErrorFile ? keys.slice(0, -2) : keys
  return createHash('sha256').update(own.join()).digest('hex')
}

/** One of these names the application of a row. */
const keys: readonly FileField[] = ['our_reference', 'lender_application_id', 'loan_account', 'mobile']

const needs: Readonly<Record<FileKind, readonly FileField[]>> = {
  status: ['status'],
  mis: ['status'],
  commission: ['payout_amount'],
}

/** The fields that `held` lacks for a file of this kind. */
export const lackingFields = (kind: FileKind, held: readonly (FileField | null)[]): FileField[] => [
  ...(keys.some((key) => held.includes(key)) ? [] : (['our_reference'] as const)),
  ...needs[kind].filter((field) => !held.includes(field)),
]

/**
 * Which column holds what: as it is remembered by title, else by the known aliases; of two columns for one field the first is used. Without
 * a memory no column is new.
 */
export const mapColumns = (
  kind: FileKind,
  titles: readonly string[],
  remembered: readonly RememberedColumn[] | null,
): ColumnMap => {
  const rememberedKeys = titleKeys((remembered ?? []).map(({ title }) => title))
  const memory = new Map((remembered ?? []).map(({ field }, at) => [rememberedKeys[at] ?? '', field]))
  const ownKeys = titleKeys(titles)
  const present = new Set(ownKeys)
  const held = new Set<FileField>(ownKeys.flatMap((key) => memory.get(key) ?? []))
  const used = new Set<FileField>()
  const columns = titles.flatMap((title, column): MappedColumn[] => {
    const key = ownKeys[column] ?? ''
    if (key === '') return []
    const isNew = remembered !== null && !memory.has(key)
    const guessed = fieldOfTitle(title)
    // What a remembered column holds no new one takes over by itself.
    const field = memory.has(key)
      ? (memory.get(key) ?? null)
      : guessed !== null && held.has(guessed)
        ? null
        : guessed
    const isTaken = field !== null && used.has(field)
    if (field !== null) used.add(field)
    return [{ column, title, field: isTaken ? null : field, isNew }]
  })
  const gone = (remembered ?? []).flatMap(({ title, field }, at) =>
    field === null || present.has(rememberedKeys[at] ?? '') ? [] : [{ title, field }],
  )
  return { columns, gone, needed: lackingFields(kind, [...used]) }
}
