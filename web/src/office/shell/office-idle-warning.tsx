import { announcedSeconds, stayHere, useIdleCountdown } from '../../session/use-idle-countdown.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { idleText } from './idle-text.ts'
import { useMembership } from './office-member.tsx'
import { specifiedTexts } from '../show/specified-texts.ts'

/** Section 4, Inactivity. `onOver` ends the session and has to be stable. */
export const OfficeIdleWarning = ({ onOver }: { onOver: () => void }) => {
  const { idle_minutes, idle_warning_seconds } = useMembership().member
  const seconds = useIdleCountdown({ idle_minutes, idle_warning_seconds, lateMs: 0 }, onOver)
  if (seconds === null) return null
  return (
    <Dialog
      isOpen
      title="Are you still there?"
      onClose={null}
      closeLabel="Close"
      actions={<Button onClick={stayHere}>{specifiedTexts.stay_logged_in}</Button>}
    >
      <p className="figures">{idleText(idle_minutes, seconds)}</p>
      <p className="sr-only" aria-live="polite">
        {idleText(idle_minutes, announcedSeconds(seconds, idle_warning_seconds))}
      </p>
    </Dialog>
  )
}
