import { signOut } from '@marketplace/contract/sign-in'
import { call } from '../api/call.ts'
import { clearSession, getSession } from './session-store.ts'

/** Ends the session on the server, clears the customer's values and loads the page anew (section 4, Logout). */
export const signOutAndReload = async (): Promise<void> => {
  try {
    if (getSession().atkn !== null) await call(signOut, {})
  } finally {
    clearSession()
    location.reload()
  }
}
