import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from '../../../router/router.tsx'
import { useJourney } from '../../../session/use-journey.ts'
import { readOffersQuery, withOffersQuery, type OffersQuery } from './offers-query.ts'

/** What the address of the offers page says, and how to change it without a new step in the history. */
export const useOffersQuery = (): [OffersQuery, (changes: Partial<OffersQuery>) => void] => {
  const { product } = useJourney()
  const search = useSearchParams()
  const navigate = useNavigate()
  const text = search.toString()
  const query = useMemo(() => readOffersQuery(new URLSearchParams(text), product), [text, product])
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  const change = useCallback(
    (changes: Partial<OffersQuery>): void => {
      const next = withOffersQuery(new URLSearchParams(latest.current), changes)
      if (next.toString() === latest.current) return
      // Two changes in a row build on each other before the page has come round.
      latest.current = next.toString()
      navigate({ search: next.toString() }, { replace: true })
    },
    [navigate],
  )
  return [query, change]
}
