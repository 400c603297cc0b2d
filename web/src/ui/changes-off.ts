import { createContext, useContext } from 'react'

/** Why nothing can be changed on the page now, in words; null where it can. */
export const ChangesOffContext = createContext<string | null>(null)

export const useChangesOff = (): string | null => useContext(ChangesOffContext)
