import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { createContext, useContext } from 'react'

export const BootstrapContext = createContext<Bootstrap | null>(null)

/** What the document carried: brand, language, products, settings. */
export const useBootstrap = (): Bootstrap => {
  const bootstrap = useContext(BootstrapContext)
  if (bootstrap === null) throw new Error('useBootstrap needs a BootstrapContext above it')
  return bootstrap
}
