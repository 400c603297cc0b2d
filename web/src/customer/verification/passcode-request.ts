import { useSyncExternalStore } from 'react'
import type { PasscodeSent } from '@marketplace/contract/entry/sign-in'

/** What is known of the passcode that was sent last: enough for a reload of the passcode screen, no contact in clear. */
export interface PasscodeRequest {
  prospectAppId: string
  /** The contact with all but its end hidden. */
  maskedTo: string
  /** From when another may be asked for, in milliseconds since 1970. */
  resendAt: number
}

const NAME = 'passcode'

const isRequest = (value: unknown): value is PasscodeRequest =>
  typeof value === 'object' &&
  value !== null &&
  'prospectAppId' in value &&
  typeof value.prospectAppId === 'string' &&
  'maskedTo' in value &&
  typeof value.maskedTo === 'string' &&
  'resendAt' in value &&
  typeof value.resendAt === 'number'

const readStored = (): PasscodeRequest | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    return isRequest(value) ? value : null
  } catch {
    // Storage that is blocked or holds something else: the screen then does without.
    return null
  }
}

let current: PasscodeRequest | null | undefined
const listeners = new Set<() => void>()

const getRequest = (): PasscodeRequest | null => {
  current ??= readStored()
  return current
}

/** Keeps what the server said about a passcode that it just sent. */
export const rememberPasscodeRequest = ({ prospect_app_id, masked_to, resend_in_s }: PasscodeSent): void => {
  current = { prospectAppId: prospect_app_id, maskedTo: masked_to, resendAt: Date.now() + resend_in_s * 1000 }
  try {
    sessionStorage.setItem(NAME, JSON.stringify(current))
  } catch {
    // Lost with a reload, nothing else.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The passcode request of this session; null while the server renders, and where nothing is known of it. */
export const usePasscodeRequest = (prospectAppId: string | null): PasscodeRequest | null => {
  const request = useSyncExternalStore(subscribe, getRequest, () => null)
  return request?.prospectAppId === prospectAppId ? request : null
}
