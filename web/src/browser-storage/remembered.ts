import { useCallback, useSyncExternalStore } from 'react'

/** What a person changed of a page's looks, kept in this browser by name. No value of it is a person's data. */
const PREFIX = 'remembered:'

const listeners = new Set<() => void>()
/** Where storage is blocked, what is changed lasts as long as the page. */
const unsaved = new Map<string, string>()

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return unsaved.get(name) ?? null
  }
}

/** `null` forgets. */
export const remember = (name: string, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, text)
  } catch {
    if (text === null) unsaved.delete(name)
    else unsaved.set(name, text)
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What is remembered by a name; null for nothing. Another tab's change is seen here. */
export const useRemembered = (name: string): string | null =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => read(name), [name]),
  )
