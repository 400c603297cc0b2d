import { useEffect, useState } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { useBootstrap } from '../brand/bootstrap-context.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { signOutAndReload } from './sign-out.ts'

const ANNOUNCE_EVERY_S = 15

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

/**
 * Section 4, Inactivity: after the idle limit a countdown, then logged out and reloaded. `lateMs` is how long the page stood
 * before this was there: time that counts until the first sign of life.
 */
export const IdleWarning = ({ lateMs }: { lateMs: number }) => {
  const t = useText()
  const { idle_minutes, idle_warning_seconds } = useBootstrap()
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
    if (isOver) void signOutAndReload()
  }, [isOver])
  if (seconds === null) return null
  const text = (left: number): string => t('idle.text', { minutes: idle_minutes, seconds: left })
  const announced = Math.ceil(seconds / ANNOUNCE_EVERY_S) * ANNOUNCE_EVERY_S
  return (
    <Dialog
      isOpen
      title={t('idle.heading')}
      onClose={null}
      closeLabel={t('layout.close')}
      actions={<Button onClick={() => location.reload()}>{t('idle.stay')}</Button>}
    >
      <p className="figures">{text(seconds)}</p>
      <p className="sr-only" aria-live="polite">
        {text(Math.min(announced, idle_warning_seconds))}
      </p>
    </Dialog>
  )
}
