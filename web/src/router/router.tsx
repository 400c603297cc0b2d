import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { resolve, type To } from './address.ts'
import { browserHistory, type History, type Location, type Outside } from './history.ts'
import { paramsOf, type PathParams } from './path-params.ts'

interface Here {
  history: History
  location: Location
}

const HereContext = createContext<Here | null>(null)
const ParamsContext = createContext<PathParams>({})

const useHere = (): Here => {
  const here = use(HereContext)
  if (here === null) throw new Error('there is no router around this')
  return here
}

/** Draws its children at each address that the history comes to; the page before stays until the next has its code. */
export const Router = ({ history, children }: { history: History; children: ReactNode }) => {
  const [location, setLocation] = useState(history.read)
  useLayoutEffect(
    () => history.subscribe(() => startTransition(() => setLocation(history.read()))),
    [history],
  )
  const here = useMemo(() => ({ history, location }), [history, location])
  return <HereContext value={here}>{children}</HereContext>
}

/** The router of a browser; `outside`: how the paths of the area stand in the address bar. */
export const BrowserRouter = ({ outside, children }: { outside?: Outside; children: ReactNode }) => {
  const [history] = useState(() => browserHistory(outside))
  return <Router history={history}>{children}</Router>
}

export const useLocation = (): Location => useHere().location

/** The query of where one is. */
export const useSearchParams = (): URLSearchParams => {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** What an address is called outside, for what is no link of ours. */
export const useHref = (to: To): string => {
  const { history, location } = useHere()
  const { pathname, search, hash } = resolve(to, location.pathname)
  return history.hrefOf(pathname + search + hash)
}

interface Going {
  /** Takes the place of where one is, so that the way back does not lead here. */
  replace?: boolean
  state?: unknown
}

export interface Navigate {
  (to: To, how?: Going): void
  /** Steps back (below 0) or forth. */
  (steps: number): void
}

/** Goes to another page; the same function as long as the page stands. */
export const useNavigate = (): Navigate => {
  const { history } = useHere()
  return useCallback(
    (to: To | number, { replace = false, state = null }: Going = {}) => {
      if (typeof to === 'number') history.move(to)
      else history.go(resolve(to, history.read().pathname), { isReplacing: replace, state })
    },
    [history],
  )
}

/** Sends whoever comes by to another page, in place of this one. */
export const SendTo = ({ to, state = null }: { to: string; state?: unknown }) => {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to, state])
  return null
}

/** Gives its children the parameters of the first pattern that the path goes by. */
export const PathPatterns = ({
  patterns,
  children,
}: {
  patterns: readonly string[]
  children: ReactNode
}) => {
  const { pathname } = useLocation()
  const params = useMemo(
    () => patterns.map((pattern) => paramsOf(pattern, pathname)).find((found) => found !== null) ?? {},
    [patterns, pathname],
  )
  return <ParamsContext value={params}>{children}</ParamsContext>
}

/** The parameters of the path, by the names of its pattern. */
export const useParams = (): Partial<PathParams> => use(ParamsContext)
