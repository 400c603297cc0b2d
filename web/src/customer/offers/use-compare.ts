import { useCallback, useEffect, useState } from 'react'
import { COMPARE_LIMIT, type OffersQuery } from './offers-query.ts'

interface Choice {
  ids: readonly number[]
  /** The last press asked for one too many. */
  isRefused: boolean
}

const toggled = ({ ids }: Choice, id: number): Choice => {
  if (ids.includes(id)) return { ids: ids.filter((chosen) => chosen !== id), isRefused: false }
  return ids.length < COMPARE_LIMIT ? { ids: [...ids, id], isRefused: false } : { ids, isRefused: true }
}

/** The offers chosen for comparison: up to three, kept in the address. */
export const useCompare = (initial: readonly number[], keep: (changes: Partial<OffersQuery>) => void) => {
  const [{ ids, isRefused }, setChoice] = useState<Choice>({ ids: initial, isRefused: false })
  useEffect(() => keep({ compare: ids }), [ids, keep])
  const toggle = useCallback((id: number): void => setChoice((before) => toggled(before, id)), [])
  const clear = useCallback((): void => setChoice({ ids: [], isRefused: false }), [])
  return { ids, isRefused, toggle, clear }
}
