import { useState, type ReactNode } from 'react'
import {
  createPath,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  type Navigator,
  type To,
} from '../../router/router.ts'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addressIn, splitAddress } from '@marketplace/contract/site/language-address'

interface LanguageRouterProps {
  language: LanguageId
  children: ReactNode
}

/** The pages know their paths alone; what stands in the address bar and in links has the language before it (decisions 121). */
const addressed = (to: To, language: LanguageId): string =>
  addressIn(language, typeof to === 'string' ? to : createPath(to))

/** The browser's history under these addresses: it moves by what `createHref` says, and reads what `location` does. */
const createLanguageHistory = (language: LanguageId) => {
  const history = createBrowserHistory({ v5Compat: true })
  const read = Object.getOwnPropertyDescriptor(history, 'location')?.get
  Object.defineProperty(history, 'location', {
    get: () => {
      const location = read?.call(history)
      return { ...location, pathname: splitAddress(location.pathname)[1] }
    },
  })
  history.createHref = (to) => addressed(to, language)
  return history
}

/** The router of the browser. */
export const BrowserLanguageRouter = ({ language, children }: LanguageRouterProps) => {
  const [history] = useState(() => createLanguageHistory(language))
  return <HistoryRouter history={history}>{children}</HistoryRouter>
}

const never = (): never => {
  throw new Error('a page that is rendered on the server goes nowhere')
}

/** The router of a page that the server renders; `location`: its path with the part of the query that it shows. */
export const StaticLanguageRouter = ({
  language,
  location,
  children,
}: LanguageRouterProps & { location: string }) => {
  const navigator: Navigator = {
    createHref: (to) => addressed(to, language),
    push: never,
    replace: never,
    go: never,
  }
  return (
    <Router location={location} navigationType={NavigationType.Pop} navigator={navigator} static>
      {children}
    </Router>
  )
}
