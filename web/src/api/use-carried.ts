import { useCallback } from 'react'
import { useLoaded, type Loaded } from './use-loaded.ts'

/**
 * What stands in the document's first bytes, or is fetched where the visitor came from another page of ours, whose document
 * did not carry it. `fetch` has to be stable.
 */
export const useCarried = <Value>(
  carried: Value | undefined,
  fetch: (signal: AbortSignal) => Promise<Value>,
): Loaded<Value> => {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Value> => carried ?? fetch(signal),
    [carried, fetch],
  )
  const loaded = useLoaded(load)
  return { ...loaded, value: carried ?? loaded.value }
}
