import { applyLenderFile, cancelLenderFile } from '@marketplace/contract/money/lender-files'
import { MOST_APPLIED_WHOLE } from '@marketplace/contract/money/lender-file-words'
import type { LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { hasCode } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { countText } from '../../office/list/count-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { getOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { downloadErrors } from './errors-dialog.tsx'
import { applyText, canBeUndone, hasOutcomes, reconcilePath } from './file-words.ts'
import { monthText } from './recent-months.ts'
import { UndoDialog } from './undo-dialog.tsx'

interface FileActionsProps {
  file: LenderFileDetail
  onChange: () => void
}

/** Does it. Where the file stands elsewhere by now, that is said and what was asked about closes; the file is read again. */
const act = async (send: () => Promise<unknown>, onChange: () => void): Promise<void> => {
  try {
    await send()
  } catch (error) {
    if (!hasCode<typeof applyLenderFile>(error, 'conflict', 'plan_stale')) throw error
    showFailure(error)
  }
  onChange()
}

const CancelFile = ({ file, onChange }: FileActionsProps) => {
  const { upload_id, file_name, state, is_cancelling, rows_total } = file
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        busy={is_cancelling === 1}
        onClick={() => setOpen(true)}
      >
        {is_cancelling === 1 ? 'Being cancelled' : 'Cancel the file…'}
      </Button>
      <ConfirmDialog
        isOpen={isOpen && is_cancelling === 0}
        title={`Cancel ${file_name}?`}
        action="Cancel the file"
        cancel="Keep it"
        onClose={() => setOpen(false)}
        onConfirm={() =>
          act(() => officeCall(cancelLenderFile, { params: { uploadId: upload_id } }), onChange)
        }
      >
        <p className="text-sm">
          {state === 'APPLYING'
            ? (rows_total ?? 0) > MOST_APPLIED_WHOLE
              ? 'It is being applied. What is changed by now stays changed; the rest is not done.'
              : 'It is being applied, whole or not at all: nothing of it will be changed.'
            : 'Nothing was changed by it, and nothing will be. To go on with it later, upload it again.'}
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Applies exactly the plan that is shown: another one closes the question. */
const ApplyFile = ({ file, planHash, onChange }: FileActionsProps & { planHash: string }) => {
  const [asked, setAsked] = useState<string | null>(null)
  const { apply, effect, left } = applyText(file)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsked(planHash)}>
        {apply}…
      </Button>
      <ConfirmDialog
        isOpen={asked === planHash}
        title={`${apply}?`}
        action={apply}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          act(
            () =>
              officeCall(applyLenderFile, {
                params: { uploadId: file.upload_id },
                body: { plan_hash: planHash },
              }),
            onChange,
          )
        }
      >
        <p className="text-sm">{effect}</p>
        {left === 0 ? null : <p className="mt-2 text-sm">Not done: {countText(left, 'lines')}.</p>}
      </ConfirmDialog>
    </>
  )
}

/** What can be done with a file where it stands: cancel, apply, take the errors home, undo, and of a commission file reconcile the month. */
export const FileActions = ({ file, onChange }: FileActionsProps) => {
  const { upload_id: uploadId, kind, state, month, plan_hash, rows_failed } = file
  const reconcile = reconcilePath(file)
  const [isUndoing, setUndoing] = useState(false)
  const isAdmin = decodeRole(getOfficeSession().roleId) === 1
  return (
    <>
      {['RECEIVED', 'READING', 'NEEDS_MAPPING', 'PLANNED', 'APPLYING'].includes(state) ? (
        <CancelFile file={file} onChange={onChange} />
      ) : null}
      {rows_failed === 0 || !hasOutcomes(file) ? null : (
        <Button kind="secondary" onClick={() => downloadErrors(file)}>
          Error file, {countText(rows_failed, 'lines')}
        </Button>
      )}
      {isAdmin && canBeUndone(file) ? (
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setUndoing(true)}>
          Undo…
        </Button>
      ) : null}
      {reconcile === null ? null : (
        <Link to={reconcile} className={buttonClass('primary')}>
          Reconcile {monthText(month ?? '')}
        </Link>
      )}
      {state === 'PLANNED' && plan_hash !== null ? (
        <ApplyFile file={file} planHash={plan_hash} onChange={onChange} />
      ) : null}
      {isUndoing ? (
        <UndoDialog
          uploadId={uploadId}
          fileName={file.file_name}
          kind={kind}
          onClose={() => setUndoing(false)}
        />
      ) : null}
    </>
  )
}
