import { useEffect, useState } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { useBootstrap } from '../brand/bootstrap-context.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { signOutAndReload } from './sign-out.ts'

const ANNOUNCE_EVERY_S = 15

/** Seconds until `deadline`, told anew every second; a computer that slept finds them gone. */
const useSecondsLeft = (deadline: number | null): number | null => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (deadline === null) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [deadline])
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Section 4, Inactivity: after the idle limit a countdown, then logged out and reloaded. */
export const IdleWarning = () => {
  const t = useText()
  const { idle_minutes, idle_warning_seconds } = useBootstrap()
  const [deadline, setDeadline] = useState<number | null>(null)
  const seconds = useSecondsLeft(deadline)
  useIdleTimer({
    timeout: idle_minutes * 60_000,
    onIdle: () => setDeadline(Date.now() + idle_warning_seconds * 1000),
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
