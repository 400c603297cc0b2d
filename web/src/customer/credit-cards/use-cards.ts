import { listCreditCards, type CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { call } from '../../api/call.ts'
import { useCarried } from '../../api/use-carried.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'

/** Whether the brand offers credit cards here. */
export const useOffersCards = (): boolean =>
  useBootstrap().products.some(
    ({ product_type, available }) => product_type === 'Credit Cards' && available === 1,
  )

const fetchCards = async (signal: AbortSignal): Promise<readonly CreditCard[]> =>
  (await call(listCreditCards, { signal })).data

/** A brand without cards has nothing to wait for. */
const none: readonly CreditCard[] = []

export const useCards = (): Loaded<readonly CreditCard[]> => {
  const { cards } = useBootstrap()
  const isOffering = useOffersCards()
  return useCarried(cards ?? (isOffering ? undefined : none), fetchCards)
}
