import { useCallback } from 'react'
import type { CardFilters, CardListPath } from '@marketplace/contract/catalogue/card-filters'
import { deleteCookie, readCookie, saveCookie } from '@marketplace/contract/entry/cookies'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'

/** The specification's name (section 3): which of the two lists the customer looked at. */
const NAME = 'CCDetails'

const lists = { secured: '/cards-secured', unsecured: '/cards-unsecured' } as const

/** Without the cookie the way back leads to the whole list: nothing that anybody has to be told of. */
const quietly = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

export const forgetCardList = (): Promise<void> => quietly(call(deleteCookie, { body: { name: NAME } }))

/** Keeps the list that is looked at; the whole list is none of the two. */
export const saveCardList = (secured: CardFilters['secured']): Promise<void> =>
  secured === null
    ? forgetCardList()
    : quietly(
        call(saveCookie, {
          body: { name: NAME, value: secured === '1' ? 'secured' : 'unsecured', minutes: 60 },
        }),
      )

const pathOf = (value: string | null): CardListPath =>
  value === 'secured' || value === 'unsecured' ? lists[value] : '/credit-cards'

/** The list that the customer came from. */
export const useCardListPath = (): CardListPath => {
  const load = useCallback(
    async (signal: AbortSignal): Promise<CardListPath> =>
      pathOf((await call(readCookie, { query: { name: NAME }, signal })).value),
    [],
  )
  return useLoaded(load).value ?? '/credit-cards'
}
