import { stepUpStaff } from '@marketplace/contract/office/staff-sign-in'
import { stepUpPartner } from '@marketplace/contract/partner-area/partner-sign-in'
import { useSyncExternalStore } from 'react'
import type { OfficeAreaName } from '@marketplace/contract/office/office-bootstrap'

/** The call that takes a fresh code, of either area. */
export const stepUpCalls = { admin: stepUpStaff, partner: stepUpPartner } as const satisfies Record<
  OfficeAreaName,
  unknown
>

interface Asking {
  /** True once a code was taken; false where the question was closed. */
  answer: (isConfirmed: boolean) => void
}

let asking: Asking | null = null
let pending: Promise<boolean> | null = null
const listeners = new Set<() => void>()
const set = (next: Asking | null): void => {
  asking = next
  for (const listener of listeners) listener()
}

/** Asks for a fresh code of the authenticator; calls that need one at the same time wait for the same answer. */
export const askStepUp = (): Promise<boolean> => {
  // Nobody is there to be asked: the call fails as it did.
  if (listeners.size === 0) return Promise.resolve(false)
  if (pending !== null) return pending
  let settle: (isConfirmed: boolean) => void = () => undefined
  const answered = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  pending = answered
  const question: Asking = {
    answer: (isConfirmed) => {
      if (asking !== question) return
      pending = null
      set(null)
      settle(isConfirmed)
    },
  }
  set(question)
  return answered
}

/** Tells of each question, and of its end as null. @returns what stops it. */
export const watchStepUp = (listener: (question: Asking | null) => void): (() => void) => {
  const tell = (): void => listener(asking)
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/** What is asked now; null for nothing. */
export const useStepUp = (): Asking | null => useSyncExternalStore(watchStepUp, () => asking)
