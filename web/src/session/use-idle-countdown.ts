import { useEffect, useState } from 'react'
import { useIdleTimer } from 'react-idle-timer'

interface Countdown {
  deadline: number
  now: number
}

/** A countdown and what starts it; a computer that slept finds its seconds gone. */
const useCountdown = (lengthS: number): [secondsLeft: number | null, start: () => void] => {
  const [countdown, setCountdown] = useState<Countdown | null>(null)
  const isRunning = countdown !== null
  useEffect(() => {
    if (!isRunning) return undefined
    const tick = (): void => setCountdown((at) => (at === null ? null : { ...at, now: Date.now() }))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (): void => setCountdown({ deadline: Date.now() + lengthS * 1000, now: Date.now() })
  if (countdown === null) return [null, start]
  return [Math.max(0, Math.ceil((countdown.deadline - countdown.now) / 1000)), start]
}

interface IdleLimits {
  idle_minutes: number
  idle_warning_seconds: number
  /** How long the page stood before this was there: time that counts until the first sign of life. */
  lateMs: number
}

/**
 * Section 4, Inactivity: after the idle limit a countdown, at its end `onOver`.
 *
 * @returns the seconds left, or null before the limit is reached. `onOver` has to be stable.
 */
export const useIdleCountdown = (
  { idle_minutes, idle_warning_seconds, lateMs }: IdleLimits,
  onOver: () => void,
): number | null => {
  const [late, setLate] = useState(lateMs)
  const [seconds, warn] = useCountdown(idle_warning_seconds)
  useIdleTimer({
    timeout: idle_minutes * 60_000 - late,
    onAction: () => setLate(0),
    onIdle: warn,
    crossTab: true,
    throttle: 500,
  })
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return seconds
}

const ANNOUNCE_EVERY_S = 15

/** The seconds that are read out: in steps, as a voice that counts every second says nothing else. */
export const announcedSeconds = (seconds: number, lengthS: number): number =>
  Math.min(Math.ceil(seconds / ANNOUNCE_EVERY_S) * ANNOUNCE_EVERY_S, lengthS)
