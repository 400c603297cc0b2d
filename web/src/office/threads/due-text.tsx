import { useState } from 'react'
import { timeText } from '../show/day-text.ts'
import { StatusDot } from '../show/status-dot.tsx'
import { isLate } from './thread-words.ts'

/** By when an answer is meant to come, and whether it was late when the page showed it; a dash where nobody waits. */
export const DueText = ({ due }: { due: string | null }) => {
  const [now] = useState(() => Date.now())
  if (due === null) return <>–</>
  return isLate(due, now) ? (
    <StatusDot tone="bad">Late: was due {timeText(due)}</StatusDot>
  ) : (
    <>{timeText(due)}</>
  )
}
