import { useCallback } from 'react'
import { getLenderPage, type LenderPage } from '@marketplace/contract/loans/lender-pages'
import { call } from '../../api/call.ts'
import { useLoaded, type Loaded } from '../../api/use-loaded.ts'
import { statusDelay } from '../applications/status-delay.ts'

const waitBefore = ({ state, step }: LenderPage, same: number): number | null =>
  state === 'sending' || state === 'pending' || step?.is_busy === 1 ? statusDelay(same) : null

/** A lender's page as it stands, looked at again while it is not the customer's turn and nothing is decided. */
export const useLenderPage = (appId: string, page: string): Loaded<LenderPage> => {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(getLenderPage, { params: { app_id: appId, page }, signal })).data,
    [appId, page],
  )
  return useLoaded(load, waitBefore)
}
