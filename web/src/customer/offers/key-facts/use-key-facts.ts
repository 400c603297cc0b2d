import { useCallback, useEffect, useRef, useState } from 'react'
import { getKeyFacts, type KeyFacts } from '@marketplace/contract/market/offers'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import type { Ask } from '@marketplace/contract/loans/ask-in-search'

interface KeyFactsState {
  facts: KeyFacts | null
  error: ApiError | null
}

const nothing: KeyFactsState = { facts: null, error: null }

/** The key facts of one lender for an ask, with a way to try again. */
export const useKeyFacts = (appId: string, lenderId: number, { amount, tenure }: Ask) => {
  const [state, setState] = useState(nothing)
  const loadNow = useRef<() => void>(() => undefined)
  useEffect(() => {
    let newest = new AbortController()
    const load = async (): Promise<void> => {
      newest.abort()
      newest = new AbortController()
      const { signal } = newest
      setState(nothing)
      try {
        const params = { app_id: appId, lender_id: lenderId }
        const { data } = await call(getKeyFacts, { params, query: { amount, tenure_months: tenure }, signal })
        if (!signal.aborted) setState({ facts: data, error: null })
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setState({ facts: null, error })
      }
    }
    loadNow.current = () => void load()
    void load()
    return () => newest.abort()
  }, [appId, lenderId, amount, tenure])
  const retry = useCallback((): void => loadNow.current(), [])
  return { ...state, retry }
}
