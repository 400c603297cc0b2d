import { useEffect, useState } from 'react'

/** Whole seconds until `deadline` (epoch milliseconds), told anew every second; 0 once it is past. */
export const useCountdown = (deadline: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= deadline) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [deadline])
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}
