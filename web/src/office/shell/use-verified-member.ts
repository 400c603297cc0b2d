import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { OfficeArea, OfficeMember } from '../session/office-area.ts'
import { endOfficeSession } from '../session/office-session.ts'

interface Verified {
  token: string | null
  /** The route that it was asked for, where each is. */
  visit: string | null
  member: OfficeMember | null
  error: Error | null
}

const none: Verified = { token: null, visit: null, member: null, error: null }

/** Whether the server has refused the session, and not just failed to answer. */
const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * Section 4, Startup: the session is verified by a call, for each token, and where the area wants it at each route. A refusal
 * ends the session; a server that is out of reach ends nothing.
 */
export const useVerifiedMember = (area: OfficeArea, token: string | null, path: string) => {
  const [verified, setVerified] = useState(none)
  const visit = area.verifiesEachRoute ? path : null

  const newest = useRef(new AbortController())

  const verify = useCallback(async (): Promise<void> => {
    // The answer to an earlier question never comes after that to a later one.
    newest.current.abort()
    newest.current = new AbortController()
    const { signal } = newest.current
    try {
      const member = await area.verify(signal)
      if (!signal.aborted) setVerified({ token, visit, member, error: null })
    } catch (thrown) {
      if (signal.aborted) return
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      if (isRefusal(error)) endOfficeSession(area.name, token)
      setVerified((before) => ({
        token,
        visit,
        member: before.token === token ? before.member : null,
        error,
      }))
    }
  }, [area, token, visit])
  useEffect(() => {
    if (token === null) return undefined
    void verify()
    return () => newest.current.abort()
  }, [verify, token])

  const { member, error } = verified.token === token ? verified : none
  return { member, error, refresh: verify }
}
