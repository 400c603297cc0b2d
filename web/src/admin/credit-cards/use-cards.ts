import { listCreditCards, type CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useCallback, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { officeCall } from '../../office/session/office-call.ts'

const load = async (signal?: AbortSignal): Promise<readonly CreditCard[]> =>
  (await officeCall(listCreditCards, signal === undefined ? {} : { signal })).data

/** The list of cards, by sort_order; `refresh` reads it again after a change and never fails: the list says it if it cannot. */
export const useCards = (): {
  cards: readonly CreditCard[] | null
  error: ApiError | null
  retry: () => void
  refresh: () => Promise<void>
} => {
  const { value, error, reload } = useLoaded(load)
  const [newer, setNewer] = useState<readonly CreditCard[] | null>(null)
  const refresh = useCallback(async (): Promise<void> => {
    try {
      setNewer(await load())
    } catch {
      // The first loader tries again by itself, and shows why it cannot.
      setNewer(null)
      reload()
    }
  }, [reload])
  const retry = useCallback((): void => {
    setNewer(null)
    reload()
  }, [reload])
  return { cards: newer ?? value, error: newer === null ? error : null, retry, refresh }
}
