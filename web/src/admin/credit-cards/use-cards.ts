import { listCreditCards, type CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import type { ApiError } from '../../api/api-error.ts'
import { ask, invalidate, readAgain, useAnswer } from '../../office/answers.ts'

/** Every card, as the page and the palette read them. */
export const allCards = ask('cards', listCreditCards, {})

/** Reads the cards again after a change and never fails: the list says it if it cannot. */
export const refreshCards = async (): Promise<void> => {
  // A list that cannot be read now tries on by itself, and shows why.
  if ((await readAgain(allCards)) === null) invalidate('cards')
}

/** The list of cards, by sort_order. */
export const useCards = (): {
  cards: readonly CreditCard[] | null
  error: ApiError | null
  retry: () => void
} => {
  const { value, error, reload } = useAnswer(allCards, { isKept: true })
  return { cards: value?.data ?? null, error, retry: reload }
}
