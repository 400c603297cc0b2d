import { readAddress, type Address, writeAddress } from './address.ts'

/** How somebody came to where they are: by a link, by one that took the place of where they were, or by the browser's own buttons. */
export type Arrival = 'pushed' | 'replaced' | 'popped'

export interface Location extends Address {
  /** What came with whoever was sent here; null where nothing did. */
  state: unknown
  /** Of this step in the history alone; `default` for the first one. */
  key: string
  arrival: Arrival
}

/** Steps through addresses; whoever subscribes is called after each. */
export interface History {
  read: () => Location
  /** What an address is called outside: with the language or the folder before it. */
  hrefOf: (address: string) => string
  go: (to: Address, how: { isReplacing: boolean; state: unknown }) => void
  move: (steps: number) => void
  subscribe: (listener: () => void) => () => void
}

/** How an area's own paths stand in the address bar. */
export interface Outside {
  pathOf: (pathname: string) => string
  hrefOf: (address: string) => string
}

const asIs: Outside = { pathOf: (pathname) => pathname, hrefOf: (address) => address }

const newKey = (): string => Math.random().toString(36).slice(2, 10)

/** What the browser keeps of each step; pages of other makers leave other things there. */
interface Kept {
  key?: string
  state?: unknown
}
const keptIn = (value: unknown): Kept => (typeof value === 'object' && value !== null ? value : {})

/** The history of the browser. */
export const browserHistory = ({ pathOf, hrefOf }: Outside = asIs): History => {
  let arrival: Arrival = 'popped'
  const listeners = new Set<() => void>()
  const tell = (how: Arrival): void => {
    arrival = how
    for (const listener of listeners) listener()
  }
  const popped = (): void => tell('popped')
  return {
    read: () => {
      const { pathname, search, hash } = window.location
      const { key = 'default', state = null } = keptIn(window.history.state)
      return { pathname: pathOf(pathname), search, hash, state, key, arrival }
    },
    hrefOf,
    go: (to, { isReplacing, state }) => {
      const step: Kept = { key: newKey(), state }
      const href = hrefOf(writeAddress(to))
      if (isReplacing) window.history.replaceState(step, '', href)
      else window.history.pushState(step, '', href)
      tell(isReplacing ? 'replaced' : 'pushed')
    },
    move: (steps) => window.history.go(steps),
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('popstate', popped)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('popstate', popped)
      }
    },
  }
}

const never = (): never => {
  throw new Error('a page that is rendered on the server goes nowhere')
}

/** The one address of a page that the server renders. */
export const stillHistory = (address: string, hrefOf: Outside['hrefOf']): History => {
  const location: Location = { ...readAddress(address), state: null, key: 'default', arrival: 'popped' }
  return { read: () => location, hrefOf, go: never, move: never, subscribe: () => never }
}
