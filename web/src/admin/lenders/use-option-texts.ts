import { listOptionSets, type OptionSets } from '@marketplace/contract/option-sets'
import { useCallback } from 'react'
import { useLoaded } from '../../api/use-loaded.ts'
import { officeCall } from '../../office/office-call.ts'

type SetName = 'ticketClass' | 'creditScoreClass'

const load = async (signal: AbortSignal): Promise<OptionSets> =>
  (await officeCall(listOptionSets, { signal })).data

/** What an option of a set is called; its number until the sets are there. Stable while they do not change. */
export const useOptionTexts = (): ((set: SetName, id: number | null) => string) => {
  const { value } = useLoaded(load)
  return useCallback(
    (set, id) => (id === null ? '' : (value?.[set]?.find((option) => option.id === id)?.value ?? String(id))),
    [value],
  )
}
