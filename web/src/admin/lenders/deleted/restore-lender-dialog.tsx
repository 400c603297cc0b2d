import { restoreLender, type DeletedLender } from '@marketplace/contract/market/deleted-lenders'
import { invalidate } from '../../../office/answers.ts'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { officeCall } from '../../../office/session/office-call.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { toastFailure } from '../../../office/show/toast-failure.ts'
import { useLinkedToast } from '../../../office/use-linked-toast.ts'
import { LenderNameField } from '../adding/lender-name-field.tsx'

interface RestoreLenderDialogProps {
  lender: DeletedLender
  onClose: () => void
}

const empty = { name: '' }

/** Brings a deleted lender back, under another name where its own is taken by now. */
export const RestoreLenderDialog = ({ lender, onClose }: RestoreLenderDialogProps) => {
  const { lender_id, name: oldName, name_taken } = lender
  const [{ name }, set, forget] = useDraft(`restore lender ${lender_id}`, empty)
  const say = useLinkedToast()
  const restore = (): Promise<void> =>
    toastFailure(async () => {
      const { data, message } = await officeCall(restoreLender, {
        body: { lender_id, ...(name !== '' && { name }) },
      })
      invalidate('lenders', 'deleted-lenders', 'lender-groups')
      say(message, `Open ${data.name}`, `/admin/lenders/${data.lender_id}`)
    })
  return (
    <FormDialog
      isOpen
      title={`Restore ${oldName}`}
      action="Restore"
      cancel="Leave it deleted"
      canSubmit={name_taken === 0 || name !== ''}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={restore}
    >
      {(errors) => (
        <>
          <p>
            It comes back off, with its facts, groups and revenue rules. No customer sees it until it is
            switched on.
          </p>
          {name_taken === 1 || errors['name'] !== undefined ? (
            <LenderNameField
              label="New name"
              hint={`Another lender is called ${oldName} by now.`}
              error={errors['name']}
              name={name}
              onName={(next) => set({ name: next })}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
