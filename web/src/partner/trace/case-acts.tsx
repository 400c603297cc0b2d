import { watchCase } from '@marketplace/contract/partner-area/partner-trace'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import type { ActsProps } from '../../office/tracking/trace-view.tsx'
import { watchingWords, watchWords } from '../../office/tracking/trace-words.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DisputeLeadDialog } from './dispute-lead-dialog.tsx'

/** What a partner may do about a case: be told what comes next, and dispute what decided. */
export const CaseActs = ({ one, q }: ActsProps) => {
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { case_id, watch, may_dispute } = one
  const isOn = watch?.is_on === 1
  const change = async (): Promise<void> => {
    setBusy(true)
    try {
      await officeCall(watchCase, { body: { q, case_id, on: isOn ? 0 : 1 } })
      showToast(isOn ? 'We do not tell you of it' : watchingWords(one), 'good')
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
      invalidate('links')
    }
  }
  if (watch === null && may_dispute === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {watch === null ? null : (
        <Button kind="secondary" aria-pressed={isOn} busy={isBusy} onClick={() => void change()}>
          {isOn ? `${watchWords(one)}: on` : watchWords(one)}
        </Button>
      )}
      {may_dispute === 0 ? null : (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Dispute…
        </Button>
      )}
      {isOpen ? <DisputeLeadDialog one={one} q={q} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
