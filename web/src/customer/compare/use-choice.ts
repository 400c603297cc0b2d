import { useCallback, useState } from 'react'

interface Choice<Id> {
  ids: readonly Id[]
  /** The last press asked for one too many. */
  isRefused: boolean
}

const toggled = <Id>({ ids }: Choice<Id>, id: Id, limit: number): Choice<Id> => {
  if (ids.includes(id)) return { ids: ids.filter((chosen) => chosen !== id), isRefused: false }
  return ids.length < limit ? { ids: [...ids, id], isRefused: false } : { ids, isRefused: true }
}

/** A few of many: up to `limit`, in the order of choosing. */
export const useChoice = <Id>(limit: number, initial: readonly Id[] = []) => {
  const [{ ids, isRefused }, setChoice] = useState<Choice<Id>>({ ids: initial, isRefused: false })
  const toggle = useCallback((id: Id): void => setChoice((before) => toggled(before, id, limit)), [limit])
  const clear = useCallback((): void => setChoice({ ids: [], isRefused: false }), [])
  const choose = useCallback(
    (chosen: readonly Id[]): void => setChoice({ ids: chosen, isRefused: false }),
    [],
  )
  return { ids, isRefused, toggle, clear, choose }
}
