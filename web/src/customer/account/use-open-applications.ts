import { useCallback } from 'react'
import { getApplication, type Application } from '@marketplace/contract/loans/applications'
import { hasCode } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLoaded, type Loaded } from '../../api/use-loaded.ts'
import { isMoving } from '../applications/lender-progress.ts'
import { statusDelay } from '../applications/status-delay.ts'

const find = async (appId: string, signal: AbortSignal): Promise<Application[]> => {
  try {
    return [(await call(getApplication, { params: { app_id: appId }, signal })).data]
  } catch (error) {
    // Closed or deleted meanwhile: the others are there all the same.
    if (hasCode<typeof getApplication>(error, 'not_found')) return []
    throw error
  }
}

const waitBefore = (applications: Application[], same: number): number | null =>
  applications.some(({ lenders }) => lenders.some(isMoving)) ? statusDelay(same) : null

/** The open applications of every loan, in the order of `appIds` (joined with spaces), looked at again while something moves. */
export const useOpenApplications = (appIds: string): Loaded<Application[]> => {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const ids = appIds.split(' ').filter((id) => id !== '')
      return (await Promise.all(ids.map((id) => find(id, signal)))).flat()
    },
    [appIds],
  )
  return useLoaded(load, waitBefore)
}
