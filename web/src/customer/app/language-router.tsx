import { useState, type ReactNode } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addressIn, splitAddress } from '@marketplace/contract/site/language-address'
import { stillHistory } from '../../router/history.ts'
import { BrowserRouter, Router } from '../../router/router.tsx'

interface LanguageRouterProps {
  language: LanguageId
  children: ReactNode
}

/** The pages know their paths alone; what stands in the address bar and in links has the language before it (decision 121). */
const pathOf = (pathname: string): string => splitAddress(pathname)[1]

/** The router of the browser. */
export const BrowserLanguageRouter = ({ language, children }: LanguageRouterProps) => (
  <BrowserRouter outside={{ pathOf, hrefOf: (address) => addressIn(language, address) }}>
    {children}
  </BrowserRouter>
)

/** The router of a page that the server renders; `location`: its path with the part of the query that it shows. */
export const StaticLanguageRouter = ({
  language,
  location,
  children,
}: LanguageRouterProps & { location: string }) => {
  const [history] = useState(() => stillHistory(location, (address) => addressIn(language, address)))
  return <Router history={history}>{children}</Router>
}
