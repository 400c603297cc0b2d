import { useCallback, useEffect, useRef, useState } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { forgetActivity, noteActivity, readLastActivity } from '../browser-storage/last-activity.ts'

interface Countdown {
  begun: number
  now: number
}

interface IdleLimits {
  idle_minutes: number
  idle_warning_seconds: number
  /** How long the page stood before this was there: time that counts until the first sign of life. */
  lateMs: number
}

/** Other tabs learn of an action no later than this. */
const NOTED_EVERY_MS = 5_000

/**
 * Section 4, Inactivity: after the idle limit a countdown, at its end `onOver`. Whoever does something in another tab, before or during the
 * countdown, is not away; a computer that slept finds its seconds gone.
 *
 * @returns the seconds left, or null before the limit is reached. `onOver` has to be stable.
 */
export const useIdleCountdown = (
  { idle_minutes, idle_warning_seconds, lateMs }: IdleLimits,
  onOver: () => void,
): number | null => {
  const limitMs = idle_minutes * 60_000
  const [late, setLate] = useState(lateMs)
  const [isIdle, setIdle] = useState(false)
  const [countdown, setCountdown] = useState<Countdown | null>(null)
  const noted = useRef(0)
  /** The last action in this tab. Where storage is blocked it is all that is known. */
  const lastHere = useRef(0)
  /** Known before the page is drawn anew: the dialog of the countdown takes the focus as it opens. */
  const isWarned = useRef(false)

  const look = useCallback((): void => {
    const now = Date.now()
    isWarned.current = Math.max(lastHere.current, readLastActivity()) + limitMs <= now
    setCountdown((at) => (isWarned.current ? { begun: at?.begun ?? now, now } : null))
  }, [limitMs])

  useEffect(() => {
    lastHere.current = Date.now() - lateMs
    noteActivity(lastHere.current)
    // Whoever signs out leaves nothing behind.
    return forgetActivity
  }, [lateMs])
  useEffect(() => {
    if (!isIdle) return undefined
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [isIdle, look])

  useIdleTimer({
    timeout: limitMs - late,
    onAction: () => {
      // Once the countdown runs, pressing its button alone says that somebody is there.
      if (isWarned.current) return
      // A computer that slept wakes with an action and not with the limit: the absence was there all the same.
      look()
      if (isWarned.current) {
        setIdle(true)
        return
      }
      const now = Date.now()
      lastHere.current = now
      setLate(0)
      setIdle(false)
      if (now - noted.current < NOTED_EVERY_MS) return
      noted.current = now
      noteActivity(now)
    },
    onIdle: () => {
      setIdle(true)
      look()
    },
    throttle: 500,
  })

  const seconds =
    countdown === null
      ? null
      : Math.max(0, Math.ceil((countdown.begun + idle_warning_seconds * 1000 - countdown.now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return seconds
}

/** "Stay Logged In!": the other tabs learn of it before this one is loaded anew. */
export const stayHere = (): void => {
  noteActivity(Date.now())
  location.reload()
}

const ANNOUNCE_EVERY_S = 15

/** The seconds that are read out: in steps, as a voice that counts every second says nothing else. */
export const announcedSeconds = (seconds: number, lengthS: number): number =>
  Math.min(Math.ceil(seconds / ANNOUNCE_EVERY_S) * ANNOUNCE_EVERY_S, lengthS)
