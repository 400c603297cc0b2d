import type { OfficeBootstrap } from '@marketplace/contract/office/office-bootstrap'
import { createContext, useContext } from 'react'

export const OfficeBootstrapContext = createContext<OfficeBootstrap | null>(null)

/** What the document of the back office carried: area, brand, idle limits. */
export const useOfficeBootstrap = (): OfficeBootstrap => {
  const bootstrap = useContext(OfficeBootstrapContext)
  if (bootstrap === null) throw new Error('useOfficeBootstrap needs an OfficeBootstrapContext above it')
  return bootstrap
}
