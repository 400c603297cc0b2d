import { applyLenderFile, cancelLenderFile, exportFileErrors } from '@marketplace/contract/money/lender-files'
import type { LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { useState } from 'react'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { countText } from '../../office/list/count-text.ts'
import { officeDownload } from '../../office/session/downloads.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { getOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { canBeUndone } from './file-words.ts'
import { UndoDialog } from './undo-dialog.tsx'

/** What can be done with a file where it stands: cancel, apply, take the errors home, undo. */
export const FileActions = ({ file, onChange }: { file: LenderFileDetail; onChange: () => void }) => {
  const { upload_id: uploadId, state, plan_hash } = file
  const [open, setOpen] = useState<'apply' | 'undo' | null>(null)
  const changes = file.changes.reduce((sum, { count: rows }) => sum + rows, 0)
  const left = file.outcomes.filter(({ outcome }) =>
    ['held', 'ambiguous', 'extra', 'error'].includes(outcome),
  )
  const undone = left.reduce((sum, { count: rows }) => sum + rows, 0)
  const isAdmin = decodeRole(getOfficeSession().roleId) === 1
  const canCancel = ['READING', 'NEEDS_MAPPING', 'PLANNED', 'APPLYING'].includes(state)
  const cancel = async (): Promise<void> => {
    try {
      await officeCall(cancelLenderFile, { params: { uploadId } })
    } catch (error) {
      showFailure(error)
    }
    onChange()
  }
  return (
    <>
      {canCancel ? (
        <Button kind="secondary" disabled={file.is_cancelling === 1} onClick={() => void cancel()}>
          {file.is_cancelling === 1 ? 'Being cancelled' : 'Cancel the file'}
        </Button>
      ) : null}
      {file.rows_failed === 0 ? null : (
        <Button
          kind="secondary"
          onClick={() => void officeDownload(exportFileErrors, { params: { uploadId } }, 'errors.csv')}
        >
          Error file, {countText(file.rows_failed, 'lines')}
        </Button>
      )}
      {isAdmin && canBeUndone(state) ? (
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('undo')}>
          Undo…
        </Button>
      ) : null}
      {state === 'PLANNED' && plan_hash !== null ? (
        <Button aria-haspopup="dialog" onClick={() => setOpen('apply')}>
          {file.kind === 'commission' ? 'Take the lines in…' : `Apply ${countText(changes, 'changes')}…`}
        </Button>
      ) : null}
      {open === 'undo' ? (
        <UndoDialog uploadId={uploadId} fileName={file.file_name} onClose={() => setOpen(null)} />
      ) : null}
      {plan_hash === null ? null : (
        <ConfirmDialog
          isOpen={open === 'apply'}
          title={
            file.kind === 'commission' ? 'Take the lines in?' : `Apply ${countText(changes, 'changes')}?`
          }
          action={file.kind === 'commission' ? 'Take the lines in' : `Apply ${countText(changes, 'changes')}`}
          onClose={() => setOpen(null)}
          onConfirm={async () => {
            await officeCall(applyLenderFile, { params: { uploadId }, body: { plan_hash } })
            onChange()
          }}
        >
          <p className="text-sm">
            {file.kind === 'commission'
              ? 'The lines stand beside what we expect; no money is booked by them.'
              : 'Customers see the new status, and those who agreed to messages are written to. A row that somebody touches meanwhile is left alone and listed.'}
          </p>
          {undone === 0 ? null : <p className="mt-2 text-sm">Not done: {countText(undone, 'lines')}.</p>}
        </ConfirmDialog>
      )}
    </>
  )
}
