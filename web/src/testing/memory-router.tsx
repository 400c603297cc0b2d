import { useState, type ReactNode } from 'react'
import { readAddress, writeAddress } from '../router/address.ts'
import type { History, Location } from '../router/history.ts'
import { Router } from '../router/router.tsx'

/** A history in memory, which leaves the address of the test's own page alone. */
const memoryHistory = (address: string): History => {
  const at = (text: string, rest: Partial<Location> = {}): Location => ({
    ...readAddress(text),
    state: null,
    key: 'default',
    arrival: 'popped',
    ...rest,
  })
  const steps = [at(address)]
  let place = 0
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    read: () => steps[place] ?? at(address),
    hrefOf: (href) => href,
    go: (to, { isReplacing, state }) => {
      if (!isReplacing) place += 1
      const arrival = isReplacing ? 'replaced' : 'pushed'
      steps.splice(place, Infinity, at(writeAddress(to), { state, key: `step-${place}`, arrival }))
      tell()
    },
    move: (by) => {
      place = Math.max(0, Math.min(place + by, steps.length - 1))
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const MemoryRouter = ({ at = '/', children }: { at?: string; children: ReactNode }) => {
  const [history] = useState(() => memoryHistory(at))
  return <Router history={history}>{children}</Router>
}
