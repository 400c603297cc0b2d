import { uploadApplicationStatusFile } from '@marketplace/contract/money/application-status-files'
import { uploadLenderFile } from '@marketplace/contract/money/lender-files'
import { useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { invalidate } from '../../office/answers.ts'
import { FileField } from '../../office/form/file-field.tsx'
import { officeUpload } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { useIsMounted } from '../../office/use-is-mounted.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { acceptedFiles, wrongFile } from './check-file.ts'
import { ErrorsDialog } from './errors-dialog.tsx'
import { isBusy, listPathOf } from './file-words.ts'

interface Found {
  upload_id: string
  file_name: string
  errors: readonly string[]
  rows_failed: number
  rowsUpdated: number
}

/** Uploads a status file, which is applied at once; or shows first what it would change. */
export const StatusUpload = () => {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [file, setFile] = useState<File | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState<'upload' | 'check' | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  /** Whoever has gone on to another page meanwhile stays there. */
  const openFile = (uploadId: string): void => {
    if (isMounted()) navigate(`${listPathOf.status}/${uploadId}`)
  }
  const upload = async (chosen: File): Promise<void> => {
    const form = new FormData()
    form.append('image_name', chosen)
    const answer = await officeUpload(uploadApplicationStatusFile, {}, form)
    const { state, message, errors, rows_failed, upload_id } = answer
    if (state === 'FAILED') {
      setWrong(message)
      showToast(message, 'bad')
      return
    }
    setFile(null)
    const asks = state === 'NEEDS_MAPPING'
    showToast(message, asks || rows_failed > 0 ? 'warn' : isBusy(state) ? 'info' : 'good')
    if (asks) openFile(upload_id)
    // What is still being applied has no counts yet: the history tells of its end.
    else if (errors.length > 0 && !isBusy(state)) setFound({ ...answer, file_name: chosen.name })
  }
  const check = async (chosen: File): Promise<void> => {
    const form = new FormData()
    form.append('kind', 'status')
    form.append('file', chosen)
    const { data } = await officeUpload(uploadLenderFile, {}, form)
    openFile(data.upload_id)
  }
  const press = async (what: 'upload' | 'check'): Promise<void> => {
    const problem = wrongFile(file)
    setWrong(problem)
    if (file === null || problem !== null) return
    setBusy(what)
    try {
      await (what === 'upload' ? upload : check)(file)
      invalidate('lender-files')
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(null)
    }
  }
  return (
    <section aria-label="Upload" className="mb-4 grid gap-3">
      <FileField
        label="Application status file"
        accept={acceptedFiles}
        file={file}
        onChange={(next) => {
          setFile(next)
          setWrong(null)
        }}
        error={wrong ?? undefined}
        hint=".xlsx only. (.xls and .csv are read too.)"
        isDisabled={busy !== null}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          busy={busy === 'check'}
          disabled={busy !== null}
          onClick={() => void press('check')}
        >
          Check first
        </Button>
        <Button busy={busy === 'upload'} disabled={busy !== null} onClick={() => void press('upload')}>
          Upload
        </Button>
      </div>
      {found === null ? null : (
        <ErrorsDialog
          file={found}
          errors={found.errors}
          rowsFailed={found.rows_failed}
          rowsUpdated={found.rowsUpdated}
          onClose={() => setFound(null)}
        />
      )}
    </section>
  )
}
