import { useCallback, useEffect, useState } from 'react'
import { getKeyFacts, type KeyFacts } from '@marketplace/contract/market/offers'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import type { Ask } from '../ask/offers-query.ts'

interface KeyFactsState {
  facts: KeyFacts | null
  error: ApiError | null
}

const nothing: KeyFactsState = { facts: null, error: null }

/** The key facts of one lender for an ask, with a way to try again. */
export const useKeyFacts = (appId: string, lenderId: number, { amount, tenure }: Ask) => {
  const [state, setState] = useState(nothing)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = async (): Promise<void> => {
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
    void load()
    return () => controller.abort()
  }, [appId, lenderId, amount, tenure, attempt])
  const retry = useCallback((): void => setAttempt((count) => count + 1), [])
  return { ...state, retry }
}
