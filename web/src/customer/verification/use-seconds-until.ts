import { useEffect, useState } from 'react'

const left = (deadline: number): number => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))

/** Whole seconds until `deadline` (milliseconds since 1970), counted down while there are any; 0 without one. */
export const useSecondsUntil = (deadline: number | null): number => {
  const [seconds, setSeconds] = useState(() => (deadline === null ? 0 : left(deadline)))
  useEffect(() => {
    if (deadline === null) return undefined
    const tick = (): void => {
      setSeconds(left(deadline))
      if (left(deadline) === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [deadline])
  return seconds
}
