import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from '../../../router/router.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { readOffersQuery, withOffersQuery, type OffersQuery } from './offers-query.ts'

/** What the address of the offers page says, and how to change it without a new step in the history. */
export const useOffersQuery = (): [OffersQuery, (changes: Partial<OffersQuery>) => void] => {
  const { product } = useJourney()
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const query = useMemo(() => readOffersQuery(new URLSearchParams(text), product), [text, product])
  const latest = useRef({ text, setSearch })
  useEffect(() => {
    latest.current = { text, setSearch }
  }, [text, setSearch])
  const change = useCallback((changes: Partial<OffersQuery>): void => {
    const next = withOffersQuery(new URLSearchParams(latest.current.text), changes)
    if (next.toString() === latest.current.text) return
    // Two changes in a row build on each other before the page has come round.
    latest.current.text = next.toString()
    latest.current.setSearch(next, { replace: true, preventScrollReset: true })
  }, [])
  return [query, change]
}
