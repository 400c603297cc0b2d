import { useCallback } from 'react'
import { getApplyNeeds, type ApplyNeeds } from '@marketplace/contract/loans/apply-needs'
import { call } from '../../../api/call.ts'
import { useLoaded, type Loaded } from '../../../api/use-loaded.ts'

/** What a lender still needs for an application, as the server has it. */
export const useApplyNeeds = (app_id: string, lender_id: number): Loaded<ApplyNeeds> => {
  const load = useCallback(
    async (signal: AbortSignal): Promise<ApplyNeeds> => {
      const { data } = await call(getApplyNeeds, { params: { app_id, lender_id }, signal })
      return data
    },
    [app_id, lender_id],
  )
  return useLoaded(load)
}
