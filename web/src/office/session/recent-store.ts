import { createStoredValues } from '../../browser-storage/stored-values.ts'

/** The pages that were opened last, for the palette (palette/use-recent.ts). */
export const recentStore = createStoredValues(['officeRecent'])

/** With the session, on Logout. */
export const forgetRecent = (): void => recentStore.set({ officeRecent: null })
