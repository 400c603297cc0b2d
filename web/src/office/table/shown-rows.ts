import { useSyncExternalStore } from 'react'

/** The rows of a list as they stand on the page, after search, filter and order. */
export interface ShownRows {
  rows: readonly object[]
  keys: readonly string[]
  /** Rows before search and filter. */
  total: number
}

const shown = new Map<string, ShownRows>()
const listeners = new Set<() => void>()

/** Said by a table of its own rows, so that counts, exports and "next" on the page of a row mean what is seen. */
export const setShownRows = (list: string, rows: ShownRows): void => {
  shown.set(list, rows)
  for (const listener of listeners) listener()
}

export const shownRows = (list: string): ShownRows | undefined => shown.get(list)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShownRows = (list: string): ShownRows | undefined =>
  useSyncExternalStore(subscribe, () => shown.get(list))
