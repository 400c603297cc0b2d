import { useSyncExternalStore } from 'react'
import { setSession } from './session-store.ts'

let hasEnded = false
const listeners = new Set<() => void>()

const change = (next: boolean): void => {
  hasEnded = next
  for (const listener of listeners) listener()
}

/** A call answered 401: the token is cleared and the page goes to /login (section 4). */
export const endSession = (): void => {
  change(true)
  setSession({ atkn: null })
}

/** The customer is on /login: from here the ordinary guards decide again. */
export const settleSessionEnd = (): void => change(false)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a call has just ended the session. */
export const useSessionEnd = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasEnded,
    () => false,
  )
