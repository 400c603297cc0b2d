import { useCallback, useState } from 'react'
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
  const [choice, setChoice] = useState<Choice>({ ids: initial, isRefused: false })
  const set = useCallback(
    (next: (before: Choice) => Choice): void =>
      setChoice((before) => {
        const after = next(before)
        if (after.ids !== before.ids) queueMicrotask(() => keep({ compare: after.ids }))
        return after
      }),
    [keep],
  )
  const toggle = useCallback((id: number): void => set((before) => toggled(before, id)), [set])
  const clear = useCallback((): void => set(() => ({ ids: [], isRefused: false })), [set])
  return { ...choice, toggle, clear }
}
