import { useSyncExternalStore } from 'react'

type Values<Name extends string> = Readonly<Record<Name, string | null>>

/** Values that outlive a reload and a return of the visitor, by name. */
export interface StoredValues<Name extends string> {
  /** The values as they stand. */
  get: () => Values<Name>
  /** Changes the values given; `null` clears one. */
  set: (changes: Partial<Values<Name>>) => void
  /** The values of the page; none while the server renders and in the first render after it. */
  use: () => Values<Name>
}

const findStorage = (): Storage | null => {
  try {
    const storage = globalThis.localStorage
    storage.getItem('atkn')
    return storage
  } catch {
    // A browser that blocks storage still gets a session, one that lasts as long as the page.
    return null
  }
}

const write = (storage: Storage | null, name: string, value: string | null): void => {
  if (value === null) storage?.removeItem(name)
  else storage?.setItem(name, value)
}

/** Keeps the values of these names in the browser's local storage; another tab's change is seen here. */
export const createStoredValues = <Name extends string>(names: readonly Name[]): StoredValues<Name> => {
  const fill = (valueOf: (name: Name) => string | null): Values<Name> =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values<Name>
  const empty = fill(() => null)
  const read = (): Values<Name> => {
    const storage = findStorage()
    return fill((name) => storage?.getItem(name) ?? null)
  }

  let current: Values<Name> | null = null
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const get = (): Values<Name> => {
    current ??= read()
    return current
  }
  const onStorage = (): void => {
    current = read()
    tell()
  }
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) globalThis.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage)
    }
  }
  return {
    get,
    set: (changes) => {
      const next = { ...get(), ...changes }
      const storage = findStorage()
      for (const name of names) {
        if (next[name] !== current?.[name]) {
          try {
            write(storage, name, next[name])
          } catch {
            // A full storage loses nothing but the return after a reload.
            break
          }
        }
      }
      current = next
      tell()
    },
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  }
}
