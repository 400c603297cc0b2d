import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { returnFromLender } from '@marketplace/contract/loans/lender-pages'
import type { Body } from '@marketplace/contract/platform/call'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

type Return = Body<typeof returnFromLender>

/** What a lender's site has put into the address; null where it led nobody here. */
export const readReturn = (search: string): Return | null => {
  const query = new URLSearchParams(search)
  const [state, outcome, at, signature] = ['state', 'outcome', 'at', 'signature'].map((name) =>
    query.get(name),
  )
  if (state == null || at == null || signature == null) return null
  return outcome === 'done' || outcome === 'not_done' ? { state, outcome, at, signature } : null
}

export interface SiteReturn {
  /** `lost`: no answer came, and it can be told again. */
  state: 'none' | 'telling' | 'done' | 'not_done' | 'refused' | 'lost'
  enqueueAgain: () => void
}

/** Tells the server of a return from the lender's site, once, and takes it out of the address when it is decided. */
export const useSiteReturn = (appId: string, page: string): SiteReturn => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [given] = useState(() => readReturn(search))
  const [state, setState] = useState<SiteReturn['state']>(given === null ? 'none' : 'telling')
  const isUnderWay = useRef(false)

  const tell = useCallback(async (): Promise<void> => {
    if (given === null || isUnderWay.current) return
    isUnderWay.current = true
    setState('telling')
    try {
      await call(returnFromLender, { params: { app_id: appId, page }, body: given })
      setState(given.outcome)
      navigate(pathname, { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // With a session that has ended nothing is decided: the address is opened again after the sign-in.
      if (error.status === 401) return
      const isDecided = error.status > 0 && error.status < 500
      setState(isDecided ? 'refused' : 'lost')
      if (isDecided) navigate(pathname, { replace: true })
    } finally {
      isUnderWay.current = false
    }
  }, [given, appId, page, navigate, pathname])

  useEffect(() => {
    void tell()
  }, [tell])
  return { state, enqueueAgain: () => void tell() }
}
