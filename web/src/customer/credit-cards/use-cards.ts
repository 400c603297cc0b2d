import { useCallback } from 'react'
import { listCreditCards, type CreditCard } from '@marketplace/contract/credit-cards'
import { call } from '../../api/call.ts'
import { useLoaded, type Loaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'

/** Whether the brand offers credit cards here. */
export const useOffersCards = (): boolean =>
  useBootstrap().products.some(
    ({ product_type, available }) => product_type === 'Credit Cards' && available === 1,
  )

/** The cards that stand in the page's first bytes, or, where the visitor came from another page of ours, those that are fetched. */
export const useCards = (): Loaded<readonly CreditCard[]> => {
  const { cards } = useBootstrap()
  const isOffering = useOffersCards()
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly CreditCard[]> => {
      if (cards !== undefined) return cards
      return isOffering ? (await call(listCreditCards, { signal })).data : []
    },
    [cards, isOffering],
  )
  const loaded = useLoaded(load)
  return { ...loaded, value: cards ?? loaded.value }
}
