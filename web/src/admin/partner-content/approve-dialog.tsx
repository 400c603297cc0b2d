import { approveCreative, type OfficeCreative } from '@marketplace/contract/partner-area/creatives-office'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FileField } from '../../office/form/file-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { uploadPicture } from './upload-picture.ts'

interface Approval {
  approved_by: string
  approved_on: string | null
}
const empty: Approval = { approved_by: '', approved_on: null }

/** Records that the lender has approved the words as they stand. */
export const ApproveDialog = ({ creative, onClose }: { creative: OfficeCreative; onClose: () => void }) => {
  const { creative_id, version, title, lender_name } = creative
  const [{ approved_by, approved_on }, set, forget] = useDraft(`approval of ${creative_id}`, empty)
  const [file, setFile] = useState<File | null>(null)
  return (
    <FormDialog
      isOpen
      title={`Approval of “${title}”, version ${version}`}
      action="Record approval"
      canSubmit={approved_by.trim() !== '' && approved_on !== null}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        if (approved_on === null) return
        const approval_file = file === null ? null : await uploadPicture(file, `${title} - approval`)
        const { message } = await officeCall(approveCreative, {
          body: { creative_id, version, approved_by: approved_by.trim(), approved_on, approval_file },
        })
        forget()
        showToast(message, 'good')
        invalidate('content-creatives')
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            {lender_name} has approved these very words. Others are a new version, which needs a new approval.
          </p>
          <TextField
            label="Who approved it at the lender"
            autoComplete="off"
            maxLength={120}
            error={errors['approved_by']}
            value={approved_by}
            onChange={({ target }) => set({ approved_by: target.value })}
          />
          <DayField
            label="On"
            error={errors['approved_on']}
            value={approved_on}
            onChange={(day) => set({ approved_on: day })}
          />
          <FileField
            label="Picture of the approval, where there is one"
            accept="image/png,image/jpeg,image/webp"
            file={file}
            onChange={setFile}
            error={errors['approval_file'] ?? errors['image_name']}
          />
        </>
      )}
    </FormDialog>
  )
}
