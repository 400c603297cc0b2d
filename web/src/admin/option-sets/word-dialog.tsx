import type { OptionSetName } from '@marketplace/contract/reference/option-sets'
import { wordOption, type OfficeOption } from '@marketplace/contract/reference/option-sets-office'
import { useMemo } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { textOrNull } from '../../office/form/text-or-null.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const LEAST_LETTERS = 3

interface WordDialogProps {
  setName: OptionSetName
  option: OfficeOption
  /** The shipped Hindi words. */
  shippedHi: string | null
  onClose: () => void
}

/** Other words for an option. An empty field stands for the shipped ones. */
export const WordDialog = ({ setName, option, shippedHi, onClose }: WordDialogProps) => {
  const { id, value, own_value, own_value_hi, version } = option
  const initial = useMemo(
    () => ({ en: own_value ?? '', hi: own_value_hi ?? '', reason: '', version }),
    [own_value, own_value_hi, version],
  )
  const [words, set, forget] = useDraft(`option ${setName} ${id}`, initial)
  const save = async (): Promise<void> => {
    try {
      const { message } = await officeCall(wordOption, {
        body: {
          set_name: setName,
          id,
          version: words.version,
          own_value: textOrNull(words.en),
          own_value_hi: textOrNull(words.hi),
          reason: words.reason.trim(),
        },
      })
      showToast(message, 'good')
    } catch (failure) {
      // What was typed stays; pressed again it is saved over what stands now.
      if (hasCode<typeof wordOption>(failure, 'conflict'))
        set({ version: (failure.present as OfficeOption).version })
      throw failure
    }
    forget()
    invalidate('option-sets')
  }
  return (
    <FormDialog
      isOpen
      title={`Words of “${value}”`}
      action="Save words"
      canSubmit={words.reason.trim().length >= LEAST_LETTERS}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <p>
            Customers and staff read these. Lenders are sent the shipped words, and rules go by the option
            itself.
          </p>
          <TextField
            label="English"
            hint={`Empty: ${value}`}
            maxLength={120}
            autoComplete="off"
            error={errors['own_value']}
            value={words.en}
            onChange={({ target }) => set({ en: target.value })}
          />
          <TextField
            label="Hindi"
            lang="hi"
            hint={`Empty: ${shippedHi ?? value}`}
            maxLength={120}
            autoComplete="off"
            error={errors['own_value_hi']}
            value={words.hi}
            onChange={({ target }) => set({ hi: target.value })}
          />
          <TextAreaField
            label="Reason"
            hint="For the audit log"
            maxLength={500}
            error={errors['reason']}
            value={words.reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
