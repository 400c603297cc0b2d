import { useEffect, useState } from 'react'

/** How many seconds there are until then, told each second. */
export const useSecondsLeft = (until: string): number => {
  const secondsTo = (): number => (Date.parse(until) - Date.now()) / 1_000
  const [left, setLeft] = useState(secondsTo)
  useEffect(() => {
    const tick = setInterval(() => setLeft((Date.parse(until) - Date.now()) / 1_000), 1_000)
    return () => clearInterval(tick)
  }, [until])
  return left
}
