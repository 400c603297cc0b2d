import { useEffect } from 'react'
import { useChoice } from '../../compare/use-choice.ts'
import { COMPARE_LIMIT, type OffersQuery } from '../ask/offers-query.ts'

/** The offers chosen for comparison: up to three, kept in the address. */
export const useCompare = (initial: readonly number[], keep: (changes: Partial<OffersQuery>) => void) => {
  const choice = useChoice(COMPARE_LIMIT, initial)
  const { ids } = choice
  useEffect(() => keep({ compare: ids }), [ids, keep])
  return choice
}
