import { sinceMidnight } from '@marketplace/contract/platform/calendar/india-time'
import { useEffect, useState } from 'react'
import { todayInIndia } from '../form/calendar-day.ts'

const DAY_MS = 86_400_000

/** How long it is to the next midnight of India, and a moment more. */
const untilMidnight = (now: number): number => DAY_MS - sinceMidnight(now) + 500

/** The day in India, `YYYY-MM-DD`: a page that is left open over midnight, or on a computer that slept, goes on with the new one. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => todayInIndia(Date.now()))
  useEffect(() => {
    let timer = 0
    const wait = (): void => {
      clearTimeout(timer)
      timer = window.setTimeout(look, untilMidnight(Date.now()))
    }
    const look = (): void => {
      setToday(todayInIndia(Date.now()))
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
