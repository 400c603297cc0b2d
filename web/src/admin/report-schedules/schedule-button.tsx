import { createReportSchedule, rhythms, type Rhythm } from '@marketplace/contract/reports/report-schedules'
import { Email } from '@marketplace/contract/platform/formats'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import type { CallRequest } from '../../api/call.ts'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { weekdayText } from '../../office/show/day-text.ts'
import { useLinkedToast } from '../../office/use-linked-toast.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { rhythmWords } from './schedule-words.ts'

type Asked = Pick<CallRequest<typeof createReportSchedule>, 'params' | 'query'>

const choices = rhythms.map((value) => ({
  value,
  label: rhythmWords[value].often,
  hint: rhythmWords[value].days,
}))
const empty: { every: Rhythm; email: string } = { every: 'day', email: '' }

const ScheduleDialog = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
  const [form, set] = useDraft('report-schedule', empty)
  const say = useLinkedToast()
  const email = form.email.trim()
  const send = async (): Promise<void> => {
    const { data } = await officeCall(createReportSchedule, { ...asked, body: { every: form.every, email } })
    invalidate('report-schedules')
    say(
      data.created === 1
        ? `The first one goes on ${weekdayText(data.next_day)} at 8 in the morning`
        : `It is sent there already, next on ${weekdayText(data.next_day)}`,
      'Reports by e-mail',
      '/admin/report-schedules',
    )
  }
  return (
    <FormDialog
      isOpen
      title="Send this report by e-mail"
      action="Send it"
      canSubmit={Email.safeParse(email).success}
      onClose={onClose}
      onSubmit={send}
    >
      {(errors) => (
        <>
          <p className="text-sm text-ink-soft">
            As it is cut now. The mail has a link and no figure: whoever opens it signs in.
          </p>
          <RadioGroup
            label="How often"
            name="every"
            columns={1}
            options={choices}
            defaultValue={form.every}
            onChange={({ target }) => {
              const every = rhythms.find((one) => one === target.value)
              if (every !== undefined) set({ every })
            }}
          />
          <TextField
            label="Your e-mail address"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={form.email}
            error={errors['email']}
            onChange={({ target }) => set({ email: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Has a report sent as a link, day after day, as it is cut. */
export const ScheduleButton = ({ asked }: { asked: Asked }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" className="text-sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconMailForward aria-hidden="true" className="size-4" />
        E-mail
      </Button>
      {isOpen ? <ScheduleDialog asked={asked} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
