import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The headings of the sheet, in its order. */
export const keyGroups = ['This page', 'Everywhere', 'Go to'] as const
type KeyGroup = (typeof keyGroups)[number]

/** What single keys do where they stand: "c", "g l". */
export interface PageKey {
  keys: string
  title: string
  group: KeyGroup
  run: () => void
  /** Left out of the sheet where what it acts on is not there. */
  isThere?: () => boolean
}

let pageKeys: readonly PageKey[] = []
const listeners = new Set<() => void>()
const change = (next: readonly PageKey[]): void => {
  pageKeys = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What holds now; of two with the same keys the later acts. */
export const getPageKeys = (): readonly PageKey[] => pageKeys

export const usePageKeys = (): readonly PageKey[] => useSyncExternalStore(subscribe, getPageKeys)

/** Has keys act for as long as the part is there. `keys` has to be stable. */
export const useKeys = (keys: readonly PageKey[]): void => {
  useEffect(() => {
    change([...pageKeys, ...keys])
    return () => change(pageKeys.filter((one) => !keys.includes(one)))
  }, [keys])
}

/** The same for one key of the page; null for none. */
export const useKey = (keys: string | null, title: string, run: () => void): void => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (keys === null) return undefined
    const added: PageKey = { keys, title, group: 'This page', run: () => latest.current() }
    change([...pageKeys, added])
    return () => change(pageKeys.filter((one) => one !== added))
  }, [keys, title])
}
