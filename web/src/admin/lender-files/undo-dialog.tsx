import type { FileKind } from '@marketplace/contract/money/lender-file-words'
import { previewFileUndo, undoLenderFile } from '@marketplace/contract/money/lender-files'
import { count } from '../../i18n/format-values.ts'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { countText } from '../../office/list/count-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface UndoDialogProps {
  uploadId: string
  fileName: string
  kind: FileKind
  onClose: () => void
}

const staysOf = ({ stays }: { stays: readonly { count: number }[] }): number =>
  stays.reduce((sum, { count: rows }) => sum + rows, 0)

/** Undoes an applied file: says first what goes back, and what stays for which reason, and asks why. */
export const UndoDialog = ({ uploadId, fileName, kind, onClose }: UndoDialogProps) => {
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
      isReady={preview !== null && preview.goes_back > 0}
      onClose={onClose}
      onSubmit={async (reason) => {
        try {
          await officeCall(undoLenderFile, { params: { uploadId }, body: { reason } })
          showToast('The file is being undone', 'good')
        } finally {
          // Refused: the file stands elsewhere by now.
          invalidate('lender-files', `lender file ${uploadId}`)
        }
      }}
    >
      <p className="text-sm">
        {kind === 'commission'
          ? 'Each line goes back by entries of the ledger, and stands no longer as stated. Customers see nothing of it.'
          : 'Each row goes back by a correcting entry. Nothing is deleted; customers’ pages say “Corrected”.'}
      </p>
      {preview?.goes_back === 0 ? <Notice>There is no row left that can go back.</Notice> : null}
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <KeyValueList
        rows={[
          { key: 'back', label: 'Goes back', value: preview === null ? '…' : count(preview.goes_back) },
          { key: 'stays', label: 'Stays', value: preview === null ? '…' : count(staysOf(preview)) },
        ]}
      />
      {preview === null || preview.stays.length === 0 ? null : (
        <ul aria-label="Why rows stay" className="list-disc space-y-1 ps-5 text-sm">
          {preview.stays.map(({ reason, count: rows }) => (
            <li key={reason}>
              {countText(rows, 'rows')}: {reason}
            </li>
          ))}
        </ul>
      )}
    </ReasonDialog>
  )
}
