import {
  endMasquerade,
  LOOKS_A_DAY,
  readMasqueradeStand,
  startMasquerade,
} from '@marketplace/contract/office/masquerade'
import { stepUpStaff } from '@marketplace/contract/office/staff-sign-in'
import { IconEye } from '@tabler/icons-react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { lookStore } from '../../office/look/look-store.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { useMembership } from '../../office/shell/office-member.tsx'
import { clockText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useState } from 'react'
import { firstWord, shortReason } from './look-words.ts'

const LEAST_LETTERS = 10
const empty = { reason: '', ticket: '' }

interface StartLookDialogProps {
  partner: { id: number; name: string }
  onClose: () => void
}

const endOpen = async (): Promise<void> => {
  try {
    await officeCall(endMasquerade, {})
  } catch (error) {
    showFailure(error, 'It was not ended')
  }
  invalidate('looks')
}

/** Asks why somebody looks at a partner's area, and shows what the partner will read of it. */
export const StartLookDialog = ({ partner, onClose }: StartLookDialogProps) => {
  const [{ reason, ticket }, set, forget] = useDraft(`look ${partner.id}`, empty)
  const [code, setCode] = useState('')
  const { member } = useMembership()
  const { value, error, reload } = useAnswer(
    ask('looks', readMasqueradeStand, { params: { partner_id: partner.id } }),
  )
  const stand = value?.data ?? null
  const close = (): void => {
    forget()
    onClose()
  }

  const start = async (): Promise<void> => {
    if (code.trim() !== '') {
      await officeCall(stepUpStaff, { body: { code: code.replaceAll(/\s/g, '') } })
      // Each code is good once: a second try must not bring it again.
      setCode('')
    }
    const body = {
      partner_id: partner.id,
      reason: reason.trim(),
      ...(ticket.trim() !== '' && { ticket: ticket.trim() }),
    }
    const { data } = await officeCall(startMasquerade, { body })
    if (data.state === 'refused') throw new Error(`${partner.name} does not want to be looked at now`)
    if (data.state === 'waits') {
      invalidate('looks')
      showToast(
        `${partner.name} is asked and has until ${clockText(data.lapses_at)}. Then start again`,
        'good',
      )
      return
    }
    forget()
    lookStore.set({ lookKey: data.key })
    location.assign('/partner')
  }

  const hasCode = stand !== null && stand.code !== 'none'
  const contact = firstWord(stand?.contact_name ?? '')
  return (
    <FormDialog
      isOpen
      title={`Look at the area of ${partner.name}`}
      action={stand?.staff_may_look === 0 ? 'Ask, or start' : 'Start masquerade'}
      isDanger
      canSubmit={
        stand !== null &&
        stand.open === null &&
        reason.trim().length >= LEAST_LETTERS &&
        (stand.code !== 'wanted' || code.trim() !== '')
      }
      onClose={close}
      onSubmit={start}
    >
      {(errors) => (
        <>
          <p className="text-sm text-ink-soft">
            You see what {stand?.contact_name ?? 'the partner'} sees, for 30 minutes. You can change nothing,
            export nothing and see no bank details.
          </p>
          {error === null ? null : <ErrorState error={error} onRetry={reload} />}
          {stand?.open == null ? null : (
            <Notice tone="warn" title={`You look in at ${stand.open.partner_name} already`}>
              <p className="mb-2">Until {clockText(stand.open.ends_at)}. One look at a time.</p>
              <Button kind="secondary" onClick={() => void endOpen()}>
                End that look
              </Button>
            </Notice>
          )}
          {stand?.staff_may_look === 0 ? (
            <Notice title={`${partner.name} wants to be asked`}>
              It has 15 minutes to answer; then start again here. For a risk another administrator can give
              leave under Access log.
            </Notice>
          ) : null}
          <TextAreaField
            label="Why (they read this)"
            hint="At least 10 letters"
            error={errors['reason']}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Ticket (optional)"
              error={errors['ticket']}
              maxLength={40}
              value={ticket}
              onChange={({ target }) => set({ ticket: target.value })}
            />
            {hasCode ? (
              <TextField
                label="Code of your authenticator"
                hint={stand.code === 'fresh' ? 'You gave one a moment ago: it still counts' : undefined}
                error={errors['code']}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            ) : null}
          </div>
          <p className="flex gap-2 rounded-control bg-canvas p-3 text-sm">
            <IconEye aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {contact === '' ? 'The partner' : contact} sees at once:{' '}
              <strong>
                “{firstWord(member.name)} (staff) looks in, 30 min: {shortReason(reason)}”
              </strong>
              , and afterwards each page you opened.
            </span>
          </p>
          {stand === null ? null : (
            <p className="text-sm text-ink-soft">
              {stand.started_today} of {LOOKS_A_DAY} today
            </p>
          )}
        </>
      )}
    </FormDialog>
  )
}
