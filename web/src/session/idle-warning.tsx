import { useBootstrap } from '../brand/bootstrap-context.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { signOutAndReload } from './sign-out.ts'
import { announcedSeconds, stayHere, useIdleCountdown } from './use-idle-countdown.ts'

const leave = (): void => void signOutAndReload()

/**
 * Section 4, Inactivity: after the idle limit a countdown, then logged out and reloaded. `lateMs` is how long the page stood
 * before this was there: time that counts until the first sign of life.
 */
export const IdleWarning = ({ lateMs }: { lateMs: number }) => {
  const t = useText()
  const { idle_minutes, idle_warning_seconds } = useBootstrap()
  const seconds = useIdleCountdown({ idle_minutes, idle_warning_seconds, lateMs }, leave)
  if (seconds === null) return null
  const text = (left: number): string => t('idle.text', { minutes: idle_minutes, seconds: left })
  return (
    <Dialog
      isOpen
      title={t('idle.heading')}
      onClose={null}
      closeLabel={t('layout.close')}
      actions={<Button onClick={stayHere}>{t('idle.stay')}</Button>}
    >
      <p className="figures">{text(seconds)}</p>
      <p className="sr-only" aria-live="polite">
        {text(announcedSeconds(seconds, idle_warning_seconds))}
      </p>
    </Dialog>
  )
}
