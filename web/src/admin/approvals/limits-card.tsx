import {
  approvalLimitNames,
  changeApprovalLimit,
  listApprovalLimits,
  type ApprovalLimit,
} from '@marketplace/contract/office/approvals'
import { useMemo, useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { numberFromText } from '../../office/form/typed-number.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { limitLabels, limitText } from './approval-words.ts'

const ChangeDialog = ({ limit, onClose }: { limit: ApprovalLimit; onClose: () => void }) => {
  const { name, value } = limit
  const initial = useMemo(() => ({ text: String(value), reason: '' }), [value])
  const [{ text, reason }, set, forget] = useDraft(`limit ${name}`, initial)
  const number = numberFromText(text)
  const save = async (): Promise<void> => {
    if (number === null) return
    const { message } = await officeCall(changeApprovalLimit, {
      body: { name, value: number, reason: reason.trim() },
    })
    forget()
    showToast(message, 'good')
    invalidate('approvals')
  }
  return (
    <FormDialog
      isOpen
      title={`Change “${limitLabels[name]}”`}
      action="Ask for it"
      canSubmit={number !== null && number !== value && reason.trim().length >= 3}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <p>It is {limitText(name, value)} until another administrator has approved the change.</p>
          <NumberField
            label={name === 'lapse_days' ? 'Days' : 'Rupees'}
            hint={name === 'lapse_days' ? '1 to 30.' : 'From this amount on a second person is needed.'}
            error={errors['value']}
            value={text}
            onChange={(next) => set({ text: next })}
          />
          <TextAreaField
            label="Reason"
            error={errors['reason']}
            maxLength={500}
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** From which amounts a second person is needed, and how long a request waits. */
export const LimitsCard = () => {
  const { value, error, reload } = useAnswer(ask('approval-limits', listApprovalLimits, {}))
  const [changed, setChanged] = useState<ApprovalLimit | null>(null)
  const limits = approvalLimitNames.flatMap(
    (name) => value?.data.limits.find((limit) => limit.name === name) ?? [],
  )
  return (
    <Card className="mt-4 p-4" aria-labelledby="approval-limits">
      <h2 id="approval-limits" className="text-base">
        Limits
      </h2>
      <p className="mb-2 text-sm text-ink-soft">
        New administrators, regulated figures and these limits always need a second person; other acts do from
        an amount on.
      </p>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <KeyValueList
        rows={limits.map((limit) => ({
          key: limit.name,
          label: limitLabels[limit.name],
          value: (
            <span className="flex flex-wrap items-center gap-x-3">
              <span className="figures">{limitText(limit.name, limit.value)}</span>
              <Button
                kind="quiet"
                className="text-sm"
                aria-haspopup="dialog"
                aria-label={`Change “${limitLabels[limit.name]}”`}
                onClick={() => setChanged(limit)}
              >
                Change
              </Button>
            </span>
          ),
        }))}
      />
      {changed === null ? null : <ChangeDialog limit={changed} onClose={() => setChanged(null)} />}
    </Card>
  )
}
