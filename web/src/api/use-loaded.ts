import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

export interface Loaded<Value> {
  /** The newest value; it stays while another is on its way and when that fails. */
  value: Value | null
  error: ApiError | null
  /** Looks again at once. */
  reload: () => void
}

const RETRY_MS = [3_000, 10_000, 30_000] as const

/** Only what may pass by itself is tried again by itself. */
const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500

/**
 * Loads a value when the page opens, and again after a failure that may pass. Both functions have to be stable. A further look
 * aborts the one that is under way, so that an older answer never replaces a newer one.
 *
 * @param waitBefore how long to wait before the next look, in milliseconds, or null to look no more; `same` counts the looks
 * since the value changed last. A page in the background waits until it is looked at.
 */
export const useLoaded = <Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  waitBefore?: (value: Value, same: number) => number | null,
): Loaded<Value> => {
  const [state, setState] = useState<Omit<Loaded<Value>, 'reload'>>({ value: null, error: null })
  const lookNow = useRef((): void => undefined)

  useEffect(() => {
    let newest = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDue = false
    let text = ''
    let same = 0
    let failures = 0
    const later = (ms: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isDue = true
        if (!document.hidden) void look()
      }, ms)
    }
    const look = async (): Promise<void> => {
      clearTimeout(timer)
      isDue = false
      newest.abort()
      newest = new AbortController()
      const { signal } = newest
      try {
        const value = await load(signal)
        if (signal.aborted) return
        const found = JSON.stringify(value)
        same = found === text ? same + 1 : 0
        failures = 0
        // An unchanged answer keeps the value that is shown, so that nothing renders anew.
        if (same === 0) setState({ value, error: null })
        else setState((before) => (before.error === null ? before : { ...before, error: null }))
        text = found
        const wait = waitBefore?.(value, same) ?? null
        if (wait !== null) later(wait)
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setState((before) => ({ ...before, error }))
        const wait = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0
        if (isPassing(error)) later(Math.max(wait, (error.retryAfterS ?? 0) * 1000))
        failures += 1
      }
    }
    const onVisible = (): void => {
      if (isDue && !document.hidden) void look()
    }
    document.addEventListener('visibilitychange', onVisible)
    lookNow.current = () => void look()
    void look()
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      clearTimeout(timer)
      newest.abort()
      lookNow.current = () => undefined
    }
  }, [load, waitBefore])

  const reload = useCallback((): void => lookNow.current(), [])
  return { ...state, reload }
}
