import { copyLender } from '@marketplace/contract/market/lender-copies'
import { invalidate } from '../../../office/answers.ts'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { officeCall } from '../../../office/session/office-call.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { toastFailure } from '../../../office/show/toast-failure.ts'
import { useLinkedToast } from '../../../office/use-linked-toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { LenderNameField } from './lender-name-field.tsx'

const empty = { name: '', withRevenue: false }

interface CopyLenderDialogProps {
  lender: { lender_id: number; name: string }
  onClose: () => void
}

/** Makes a lender with the facts of another under a new name, which is off until it is switched on. */
export const CopyLenderDialog = ({ lender, onClose }: CopyLenderDialogProps) => {
  const [{ name, withRevenue }, set, forget] = useDraft(`copy lender ${lender.lender_id}`, empty)
  const say = useLinkedToast()
  const copy = (): Promise<void> =>
    toastFailure(async () => {
      const { data, message } = await officeCall(copyLender, {
        body: { lender_id: lender.lender_id, name, with_revenue: withRevenue ? 1 : 0 },
      })
      invalidate('lenders')
      say(message, `Open ${data.name}`, `/admin/lenders/${data.lender_id}`)
    })
  return (
    <FormDialog
      isOpen
      title={`Copy of ${lender.name}`}
      action="Copy"
      canSubmit={name !== ''}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={copy}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            The copy has every fact of {lender.name}. It is off, in no group and without history.
          </p>
          <LenderNameField
            label="Name of the copy"
            hint="Letters, digits, underscore and hyphen."
            error={errors['name']}
            name={name}
            onName={(next) => set({ name: next })}
          />
          <Checkbox
            label="Copy its revenue rules too"
            checked={withRevenue}
            onChange={({ target }) => set({ withRevenue: target.checked })}
          />
        </>
      )}
    </FormDialog>
  )
}
