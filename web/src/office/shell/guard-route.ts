import { sameSitePath } from './same-site-path.ts'

export interface GuardFacts {
  /** The path that is open, and its query. */
  path: string
  search: string
  /** The area's first segment: "/admin". */
  root: string
  loginPath: string
  /** Whether the path is one of the area's sign-in pages. */
  isLogin: boolean
  isSignedIn: boolean
  /** Whether the role may open the page at the path; `unknown` where there is no page. */
  access: 'open' | 'closed' | 'unknown'
  /** Where the one who is signed in arrives: the dashboard, or the first page of the role. */
  arrival: string
  /** The one page that is open until something there is done (a second factor enrolled). */
  confinedTo: string | null
}

const callbackTo = ({ path, search, root, loginPath }: GuardFacts): string =>
  path === root && search === ''
    ? loginPath
    : `${loginPath}?callback=${encodeURIComponent(`${path}${search}`)}`

const wanted = (facts: GuardFacts): string | null => {
  const { path, search, root, isLogin, isSignedIn, access, arrival, confinedTo } = facts
  if (!isSignedIn) return isLogin ? null : callbackTo(facts)
  if (confinedTo !== null) return confinedTo
  if (isLogin) return sameSitePath(new URLSearchParams(search).get('callback'), root) ?? arrival
  if (path === root || access === 'closed') return arrival
  return null
}

/** Where a path of the back office leads instead (section 4, Admin and Partner); null where the page itself is shown. */
export const guardRoute = (facts: GuardFacts): string | null => {
  const target = wanted(facts)
  return target === facts.path ? null : target
}
