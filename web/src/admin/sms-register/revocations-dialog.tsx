import {
  importOperatorStops,
  type OperatorStops,
  type RevocationRefusal,
} from '@marketplace/contract/customers/operator-stops'
import { useState } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { FileField } from '../../office/form/file-field.tsx'
import { officeUpload } from '../../office/session/office-call.ts'
import { failureText, showFailure } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

const reasons: Readonly<Record<RevocationRefusal, string>> = {
  mobile_invalid: 'not an Indian mobile number',
  channel_unknown: 'the channel is none of call, sms, all',
  purpose_unknown: 'the purpose is none of ours, and not all',
  day_invalid: 'the day is not YYYY-MM-DD',
  day_to_come: 'the day is still to come',
  line_repeated: 'an earlier line says the same',
  nobody_here: 'no customer has this number',
  allowed_since: 'the customer allowed it again here after that day',
}

const SHOWN = 50

const Counts = ({ counted: { lines, stopped, standing, refused } }: { counted: OperatorStops }) => (
  <div className="space-y-2 text-sm">
    <p>
      {lines} lines: {stopped} to stop, {standing} stopped already, {refused.length} not taken.
    </p>
    {refused.length === 0 ? null : (
      <ul className="figures max-h-60 list-disc overflow-y-auto ps-5">
        {refused.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={line}>
            Line {line}: {reasons[reason]}
          </li>
        ))}
        {refused.length > SHOWN ? <li>and {refused.length - SHOWN} more</li> : null}
      </ul>
    )}
  </div>
)

/** Takes in what customers told their operator to stop: first counted, then done. */
export const RevocationsDialog = ({ onClose }: { onClose: () => void }) => {
  const [file, setFile] = useState<File | null>(null)
  const [counted, setCounted] = useState<OperatorStops | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const choose = (chosen: File | null): void => {
    setFile(chosen)
    setCounted(null)
    setFailure(null)
  }
  const ask = async (preview: '0' | '1'): Promise<OperatorStops> => {
    const form = new FormData()
    if (file !== null) form.append('file', file)
    form.append('preview', preview)
    return (await officeUpload(importOperatorStops, {}, form)).data
  }
  const goOn = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      if (counted === null) {
        setCounted(await ask('1'))
        return
      }
      const done = await ask('0')
      showToast(`${done.stopped} stopped, ${done.standing} stopped already`, 'good')
      onClose()
    } catch (error) {
      showFailure(error)
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const canGoOn = file !== null && (counted === null || counted.stopped > 0)
  return (
    <Dialog isOpen title="Operators’ revocations" onClose={onClose} closeLabel="Close">
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (canGoOn && !isBusy) void goOn()
        }}
      >
        {failure === null ? null : (
          <Notice tone="bad" live>
            {failureText(failure)}
          </Notice>
        )}
        <p className="text-sm text-ink-soft">
          What customers revoked at their operator (127000). It holds for all brands, and what waits to be
          sent is given up. What is essential still goes.
        </p>
        <FileField
          label="CSV file"
          accept=".csv,text/csv"
          file={file}
          onChange={choose}
          error={fieldErrors(failure)['file']}
          hint="Columns mobile, channel (call, sms, all), purpose (offer_promotion, reminder … or all), revoked_on (YYYY-MM-DD); up to 5,000 lines."
        />
        {counted === null ? null : (
          <Notice tone={counted.refused.length === 0 ? 'info' : 'warn'} live>
            <Counts counted={counted} />
          </Notice>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy} disabled={!canGoOn}>
            {counted === null ? 'Check the file' : `Stop ${counted.stopped}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
