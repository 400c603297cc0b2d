import { useEffect, useState } from 'react'
import { timeText } from './day-text.ts'
import { agoText } from './time-ago.ts'

const LOOK_MS = 30_000

/** How long ago something was, with the whole time for whoever points at it. */
export const Ago = ({ moment }: { moment: string }) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={moment} title={timeText(moment)}>
      {agoText(moment, now)}
    </time>
  )
}
