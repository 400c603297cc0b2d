import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from '../../router/router.tsx'

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const WRITE_AFTER_MS = 200

/** The query as the page sees it: at once what is typed, the address follows. */
let seen = { path: '', search: '' }
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const currentSearch = (): string => (seen.path === location.pathname ? seen.search : location.search)

const write = (): void => {
  // Nothing waits to be written: what was seen may be of an earlier visit to this path.
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  if (seen.path !== location.pathname || seen.search === location.search) return
  history.replaceState(history.state, '', `${seen.path}${seen.search}${location.hash}`)
}

const change = (search: string): void => {
  seen = { path: location.pathname, search }
  for (const listener of listeners) listener()
}

/** The change of the address that was taken over last, by its name in the router. */
let adopted = ''

/**
 * A link or the back button has changed the query: what stood there before is no longer meant. `visit` names the change. A part of
 * the page that opens by a change (a tab) comes before the address has it: that is no visit of its own.
 */
const adopt = (visit: string): void => {
  if (visit === adopted && timer !== undefined && seen.path === location.pathname) return
  adopted = visit
  clearTimeout(timer)
  timer = undefined
  if (location.search !== currentSearch()) change(location.search)
  else seen = { path: location.pathname, search: location.search }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    write()
    listeners.delete(listener)
  }
}

type Values<Name extends string> = Readonly<Record<Name, string>>

/**
 * A page's search, filters and order, in the query of its address: they outlive a reload and can be sent to a colleague. Typing
 * renders the page alone; the address follows a moment later.
 *
 * @param defaults the names and what each is without a value in the query. Has to be stable.
 */
export const useUrlState = <Name extends string>(
  defaults: Values<Name>,
): [values: Values<Name>, set: (changes: Partial<Values<Name>>) => void] => {
  const { key } = useLocation()
  useEffect(() => adopt(key), [key])
  // As one text: what else changes in the query renders nothing here.
  const read = useCallback(() => {
    const params = new URLSearchParams(currentSearch())
    return JSON.stringify(
      Object.fromEntries(
        Object.entries<string>(defaults).map(([name, fallback]) => [name, params.get(name) ?? fallback]),
      ),
    )
  }, [defaults])
  const text = useSyncExternalStore(subscribe, read)
  const values = useMemo(() => JSON.parse(text) as Values<Name>, [text])
  const set = useCallback(
    (changes: Partial<Values<Name>>): void => {
      const params = new URLSearchParams(currentSearch())
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value === undefined || value === defaults[name as Name]) params.delete(name)
        else params.set(name, value)
      }
      const text = params.toString()
      change(text === '' ? '' : `?${text}`)
      clearTimeout(timer)
      timer = setTimeout(write, WRITE_AFTER_MS)
    },
    [defaults],
  )
  return [values, set]
}

/** The page's query as it stands, with its question mark; empty for none. */
export const useUrlQuery = (): string => useSyncExternalStore(subscribe, currentSearch)
