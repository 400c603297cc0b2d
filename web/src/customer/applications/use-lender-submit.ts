import { useCallback } from 'react'
import { listPublicLenders, type DirectoryLender } from '@marketplace/contract/market/lenders'
import { call } from '../../api/call.ts'
import { useLoaded, type Loaded } from '../../api/use-loaded.ts'
import { openApplication } from '../../session/open-application.ts'
import { getSession } from '../../browser-storage/session-store.ts'
import { useJourney } from '../../session/use-journey.ts'

export interface LenderSubmit {
  /** Null where the brand has no such lender now. */
  lender: DirectoryLender | null
  appId: string
}

/** The one lender of lender-submit mode, and the application to send: the open one, or a new one for what the details ask for. */
export const useLenderSubmit = (marker: string): Loaded<LenderSubmit> => {
  const { product } = useJourney()
  const load = useCallback(
    async (signal: AbortSignal): Promise<LenderSubmit> => {
      const { data: lenders } = await call(listPublicLenders, { signal })
      const lender = lenders.find(({ slug }) => slug === marker) ?? null
      const known = getSession().appId
      if (known !== null) return { lender, appId: known }
      return { lender, appId: await openApplication(product, null) }
    },
    [marker, product],
  )
  return useLoaded(load)
}
