import { listWorkTimes, setWorkTime } from '@marketplace/contract/care/work'
import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { kindWords, spanText } from './work-words.ts'

const hoursOf = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100)

/** The time that each kind may take, for role 1 to set. */
export const TimesDialog = ({ onClose }: { onClose: () => void }) => {
  const { value } = useAnswer(ask('work', listWorkTimes, {}))
  const [kind, setKind] = useState<WorkKind>('help_request')
  const [typed, setTyped] = useState<string | null>(null)
  const times = value?.data ?? []
  const present = times.find((one) => one.kind === kind)
  const hours = typed ?? (present === undefined ? '' : hoursOf(present.minutes))
  const minutes = Math.round(Number(hours) * 60)
  return (
    <FormDialog
      isOpen
      title="Time that work may take"
      action="Save time"
      canSubmit={present !== undefined && Number.isFinite(minutes) && minutes >= 5}
      onClose={onClose}
      onSubmit={async () => {
        const { message } = await officeCall(setWorkTime, { body: { kind, minutes } })
        showToast(message ?? 'Saved', 'good')
        invalidate('work')
      }}
    >
      {(errors) => (
        <>
          <SelectField
            label="Kind"
            options={times.map((one) => ({
              value: one.kind,
              label: `${kindWords(one.kind)} (${spanText(one.minutes * 60_000)})`,
            }))}
            value={kind}
            onChange={({ target }) => {
              const chosen = times.find((one) => one.kind === target.value)
              if (chosen !== undefined) setKind(chosen.kind)
              setTyped(null)
            }}
          />
          <TextField
            label="Hours"
            inputMode="decimal"
            hint="Counts for what waits already, too. The law gives a complaint 720 hours; it may be given less."
            value={hours}
            error={errors['minutes']}
            onChange={({ target }) => setTyped(target.value)}
          />
          {present?.changed_by == null ? null : (
            <p className="text-sm text-ink-soft">Set by {present.changed_by}.</p>
          )}
        </>
      )}
    </FormDialog>
  )
}
