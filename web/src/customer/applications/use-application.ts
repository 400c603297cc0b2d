import { useCallback, useEffect } from 'react'
import { getApplication, type Application } from '@marketplace/contract/loans/applications'
import { call } from '../../api/call.ts'
import { hasCode } from '../../api/api-error.ts'
import { useLoaded, type Loaded } from '../../api/use-loaded.ts'
import { setSession } from '../../browser-storage/session-store.ts'
import { isMoving } from './lender-progress.ts'
import { statusDelay } from './status-delay.ts'

const waitBefore = ({ lenders }: Application, same: number): number | null =>
  lenders.some(isMoving) ? statusDelay(same) : null

/**
 * The application with each lender's status, looked at again while something moves. One that is not there any more is
 * forgotten, so that the landing rule leads on.
 */
export const useApplication = (appId: string): Loaded<Application> => {
  const load = useCallback(
    async (signal: AbortSignal) => (await call(getApplication, { params: { app_id: appId }, signal })).data,
    [appId],
  )
  const loaded = useLoaded(load, waitBefore)
  const isGone = hasCode<typeof getApplication>(loaded.error, 'not_found')
  useEffect(() => {
    if (isGone) setSession({ appId: null })
  }, [isGone])
  return loaded
}
