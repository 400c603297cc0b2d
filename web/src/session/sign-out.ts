import { signOut } from '@marketplace/contract/entry/sign-in'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { clearSession, getSession } from '../browser-storage/session-store.ts'

/** Ends the session on the server, clears the customer's values and loads the page anew (section 4, Logout). */
export const signOutAndReload = async (): Promise<void> => {
  try {
    if (getSession().atkn !== null) await call(signOut, {})
  } catch (error) {
    // Out of reach, the server ends the session by its own idle limit; here it ends now, whatever the line does.
    if (!(error instanceof ApiError)) throw error
  } finally {
    clearSession()
    location.reload()
  }
}
