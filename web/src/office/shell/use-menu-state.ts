import { createStoredValues } from '../../browser-storage/stored-values.ts'

const store = createStoredValues(['officeMenu'])

const setMenuCollapsed = (isCollapsed: boolean): void =>
  store.set({ officeMenu: isCollapsed ? 'collapsed' : null })

/** Whether the side menu shows icons alone; remembered on this device. */
export const useMenuCollapsed = (): [isCollapsed: boolean, set: (isCollapsed: boolean) => void] => [
  store.use().officeMenu === 'collapsed',
  setMenuCollapsed,
]
