import { useCallback } from 'react'
import { createStoredValues } from '../../browser-storage/stored-values.ts'

const store = createStoredValues(['officeMenu', 'officeMenuShut'])

const setMenuFolded = (isFolded: boolean): void => store.set({ officeMenu: isFolded ? 'collapsed' : null })

/** Whether the side menu shows icons alone; remembered on this device. */
export const useMenuFolded = (): [isFolded: boolean, set: (isFolded: boolean) => void] => [
  store.use().officeMenu === 'collapsed',
  setMenuFolded,
]

const namesIn = (text: string | null): readonly string[] =>
  text === null || text === '' ? [] : text.split('|')

/** The groups of the menu that are shut, by title; remembered on this device. */
export const useShutGroups = (): { shut: readonly string[]; toggle: (title: string) => void } => {
  const shut = namesIn(store.use().officeMenuShut)
  const toggle = useCallback((title: string): void => {
    const before = namesIn(store.get().officeMenuShut)
    const next = before.includes(title) ? before.filter((one) => one !== title) : [...before, title]
    store.set({ officeMenuShut: next.length === 0 ? null : next.join('|') })
  }, [])
  return { shut, toggle }
}
