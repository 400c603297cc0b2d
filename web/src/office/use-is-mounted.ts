import { useCallback, useEffect, useRef } from 'react'

/** Says whether the page is still there: for what takes long and would lead somewhere else at its end. Stable. */
export const useIsMounted = (): (() => boolean) => {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
