import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import type { Services } from '../services.ts'
import { listActiveCards } from './credit-cards.queries.ts'

const kept = new WeakMap<object, Promise<CreditCard[]>>()

/** What customers may see of the cards as they are, read once for each state of them. */
export const activeCards = ({ db, cards }: Pick<Services, 'db' | 'cards'>): Promise<CreditCard[]> => {
  const state = cards.current()
  const found = kept.get(state)
  if (found !== undefined) return found
  const list = listActiveCards(db)
  kept.set(state, list)
  // A failed reading is made anew for the next who asks.
  list.catch(() => kept.delete(state))
  return list
}
