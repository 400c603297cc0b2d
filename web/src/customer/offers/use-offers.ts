import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { askOffers, readOffers, type Offers } from '@marketplace/contract/market/offers'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { findAnswer } from '../../api/find-answer.ts'
import type { Ask } from '@marketplace/contract/loans/ask-in-search'
import { pollDelay } from './poll-delay.ts'

interface OffersState {
  /** The newest list that is there; it stays while another is on its way and when that fails. */
  offers: Offers | null
  /** The ask of that list, as `askKey` writes it. */
  shownKey: string | null
  error: ApiError | null
}

const nothing: OffersState = { offers: null, shownKey: null, error: null }

const askKey = ({ amount, tenure }: Ask): string => `${amount ?? ''} ${tenure ?? ''}`

const isAsking = ({ pending }: Offers): boolean => pending.some(({ state }) => state === 'asking')

const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  throw error
}

/** Only what may pass by itself is tried again by itself. */
const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500

/**
 * The offers of an application for an ask: asked for when the page opens, read while lenders are still answering, and asked for
 * again where the server says so, which keeps the list that is shown. After a failure that may pass it looks again as well, with
 * growing pauses; a changed ask drops the look that is under way.
 */
export const useOffers = (appId: string, { amount, tenure }: Ask) => {
  const key = askKey({ amount, tenure })
  const [state, setState] = useState((): OffersState => {
    const found = findAnswer(askOffers, {
      params: { app_id: appId },
      body: { amount, tenure_months: tenure },
    })
    return found === null ? nothing : { offers: found.data, shownKey: key, error: null }
  })
  const lookNow = useRef<() => void>(() => undefined)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    let looks = 0
    let newest = 0
    let hasAsked = false
    const fetchOffers = async (): Promise<Offers> => {
      const ask = { amount, tenure_months: tenure }
      if (hasAsked) {
        const { data } = await call(readOffers, { params: { app_id: appId }, query: ask, signal })
        if (data !== null) return data
      }
      const { data } = await call(askOffers, { params: { app_id: appId }, body: ask, signal })
      hasAsked = true
      return data
    }
    const lookLater = (): void => {
      timer = setTimeout(() => void look(), pollDelay(looks))
      looks += 1
    }
    const look = async (): Promise<void> => {
      clearTimeout(timer)
      newest += 1
      const mine = newest
      const isOld = (): boolean => signal.aborted || mine !== newest
      try {
        const data = await fetchOffers()
        if (isOld()) return
        startTransition(() => setState({ offers: data, shownKey: key, error: null }))
        if (isAsking(data)) lookLater()
      } catch (caught) {
        if (isOld()) return
        const error = toApiError(caught)
        setState((before) => ({ ...before, error }))
        if (isPassing(error)) lookLater()
      }
    }
    lookNow.current = () => void look()
    void look()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [appId, amount, tenure, key])

  /** Looks again at once; until an answer is there the list counts as being updated. */
  const reload = useCallback((): void => {
    setState((before) => ({ ...before, shownKey: null, error: null }))
    lookNow.current()
  }, [])

  const { offers, shownKey, error } = state
  return { offers, error, isUpdating: offers !== null && shownKey !== key && error === null, reload }
}
