import { previewFileUndo, undoLenderFile } from '@marketplace/contract/money/lender-files'
import { count } from '../../i18n/format-values.ts'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { countText } from '../../office/list/count-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface UndoDialogProps {
  uploadId: string
  fileName: string
  onClose: () => void
}

/** Undoes an applied file: says first what goes back and what stays, and asks why. */
export const UndoDialog = ({ uploadId, fileName, onClose }: UndoDialogProps) => {
  const { value, error, reload } = useAnswer(
    ask(`lender file ${uploadId}`, previewFileUndo, { params: { uploadId } }),
  )
  const preview = value?.data ?? null
  return (
    <ReasonDialog
      isOpen
      isDanger
      draft={`undo ${uploadId}`}
      title={`Undo ${fileName}?`}
      action={preview === null ? 'Undo' : `Undo ${countText(preview.goes_back, 'rows')}`}
      cancel="Keep it"
      onClose={onClose}
      onSubmit={async (reason) => {
        await officeCall(undoLenderFile, { params: { uploadId }, body: { reason } })
        showToast('The file is being undone', 'good')
        invalidate('lender-files', `lender file ${uploadId}`)
      }}
    >
      <p className="text-sm">
        Each row goes back by a correcting entry. Nothing is deleted; customers’ pages say “Corrected”.
      </p>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <KeyValueList
        rows={[
          { key: 'back', label: 'Goes back', value: preview === null ? '…' : count(preview.goes_back) },
          {
            key: 'stays',
            label: 'Stays: touched since',
            value: preview === null ? '…' : count(preview.stays_touched),
          },
        ]}
      />
    </ReasonDialog>
  )
}
