import { useEffect, useState } from 'react'

/** The value once it has stood still for a moment: what is typed asks the server once, not at each letter. */
export const useDebounced = <Value>(value: Value, ms = 300): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
