import { useEffect, useState } from 'react'
import { timeText } from './day-text.ts'
import { agoText } from './time-ago.ts'

const LOOK_MS = 30_000

/** How long ago something was, with the whole time for whoever points at it; in a sentence "3 h ago", else "3 h". */
export const Ago = ({ moment, isSentence = false }: { moment: string; isSentence?: boolean }) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const text = agoText(moment, now)
  return (
    <time dateTime={moment} title={timeText(moment)}>
      {isSentence && /^\d/.test(text) ? `${text} ago` : text}
    </time>
  )
}
