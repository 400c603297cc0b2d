import { useSyncExternalStore } from 'react'

/** A value that was typed into a cell and is not saved yet; null where the cell was emptied. */
export interface CellEdit {
  /** Keys of its row and column. */
  row: string
  column: string
  value: number | null
}

const keyOf = (row: string, column: string): string => `${row} ${column}`
const noEdits: readonly CellEdit[] = []

/** What was typed into the cells of a list until all of it is saved together. Each cell follows its own edit alone. */
export class CellEdits {
  #edits: ReadonlyMap<string, CellEdit> = new Map()
  #all: readonly CellEdit[] = noEdits
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** In the order in which their cells were first typed into. */
  readonly all = (): readonly CellEdit[] => this.#all

  /** Undefined for a cell that nobody has typed into. */
  get(row: string, column: string): CellEdit | undefined {
    return this.#edits.get(keyOf(row, column))
  }

  /** A value that is the stored one is no edit. */
  put(edit: CellEdit, stored: number | null): void {
    const next = new Map(this.#edits)
    const key = keyOf(edit.row, edit.column)
    if (edit.value === stored) next.delete(key)
    else next.set(key, edit)
    this.#change(next)
  }

  remove(row: string, column: string): void {
    const next = new Map(this.#edits)
    next.delete(keyOf(row, column))
    this.#change(next)
  }

  clear(): void {
    this.#change(new Map())
  }

  #change(next: ReadonlyMap<string, CellEdit>): void {
    this.#edits = next
    this.#all = next.size === 0 ? noEdits : [...next.values()]
    for (const listener of this.#listeners) listener()
  }
}

const kept = new Map<string, CellEdits>()

/** One's own edits of a list: they outlive a visit to another page and a session that ended, not a reload, which asks first. */
export const cellEditsOf = (list: string, ownerId: string): CellEdits => {
  const key = keyOf(list, ownerId)
  const found = kept.get(key) ?? new CellEdits()
  kept.set(key, found)
  return found
}

export const useCellEdits = (edits: CellEdits): readonly CellEdit[] =>
  useSyncExternalStore(edits.subscribe, edits.all)

export const useCellEdit = (edits: CellEdits, row: string, column: string): CellEdit | undefined =>
  useSyncExternalStore(edits.subscribe, () => edits.get(row, column))
