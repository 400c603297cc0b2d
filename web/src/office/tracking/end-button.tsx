import type { PartnerLink } from '@marketplace/contract/partner-area/partner-links'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import { showFailure } from '../show/failure-text.ts'

interface EndButtonProps {
  link: Pick<PartnerLink, 'name' | 'ended_at'>
  onEnd: (ended: 0 | 1) => Promise<unknown>
}

/** Ends a link, or takes its end back. */
export const EndButton = ({ link, onEnd }: EndButtonProps) => {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const resume = async (): Promise<void> => {
    setBusy(true)
    try {
      await onEnd(0)
      showToast('The link is live again', 'good')
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (link.ended_at !== null)
    return (
      <Button kind="secondary" busy={isBusy} onClick={() => void resume()}>
        Take the end back
      </Button>
    )
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        End link…
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`End ${link.name}?`}
        action="End the link"
        cancel="Leave it live"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await onEnd(1)
          showToast('The link has ended', 'good')
        }}
      >
        <p>
          It moves to the ended ones. Printed codes still open the page, and whoever comes by them is still
          the partner&apos;s lead. It can be taken back.
        </p>
      </ConfirmDialog>
    </>
  )
}
