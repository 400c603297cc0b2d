import { saveCookie } from '@marketplace/contract/entry/cookies'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'

/** Section 9: a cookie is saved for 60 minutes. */
const MINUTES = 60

/** Saves the cookies of an arrival; one that cannot be saved is not missed by the visitor. */
export const saveArrival = async (
  cookies: readonly (readonly [name: 'lead' | 'qr' | 'url', value: string])[],
) => {
  for (const [name, value] of cookies) {
    try {
      await call(saveCookie, { body: { name, value, minutes: MINUTES } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return
    }
  }
}
