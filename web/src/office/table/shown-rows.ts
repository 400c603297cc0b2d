import { useEffect, useSyncExternalStore } from 'react'

/** The rows of a list as they stand on the page, after search, filter and order. */
export interface ShownRows {
  rows: readonly object[]
  keys: readonly string[]
  /** Rows before search and filter. */
  total: number
  /** Of rows with a page of their own: where each is. */
  pathOf: ((row: object) => string | null) | null
  /** One page of a longer list. */
  isPart: boolean
}

const shown = new Map<string, ShownRows>()
const listeners = new Set<() => void>()

/** Said by a table of its own rows, so that counts, exports and "next" on the page of a row mean what is seen. */
const setShownRows = (list: string, rows: ShownRows): void => {
  // The last one said stands last.
  shown.delete(list)
  shown.set(list, rows)
  for (const listener of listeners) listener()
}

export const shownRows = (list: string): ShownRows | undefined => shown.get(list)

/** Of every list that was seen, the last one first. */
export const lastShownRows = (): (ShownRows & { list: string })[] =>
  Array.from(shown, ([list, rows]) => ({ list, ...rows })).reverse()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShownRows = (list: string): ShownRows | undefined =>
  useSyncExternalStore(subscribe, () => shown.get(list))

/** Says which rows a list shows at present. */
export const useTellShownRows = (list: string, { rows, keys, total, pathOf, isPart }: ShownRows): void => {
  useEffect(
    () => setShownRows(list, { rows, keys, total, pathOf, isPart }),
    [list, rows, keys, total, pathOf, isPart],
  )
}
