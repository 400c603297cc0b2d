import { uploadApplicationStatusFile } from '@marketplace/contract/money/application-status-files'
import { exportFileErrors, uploadLenderFile } from '@marketplace/contract/money/lender-files'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate } from '../../office/answers.ts'
import { FileField } from '../../office/form/file-field.tsx'
import { officeDownload } from '../../office/session/downloads.ts'
import { officeUpload } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { acceptedFiles, wrongFile } from './check-file.ts'
import { ErrorsDialog } from './errors-dialog.tsx'
import { listPathOf } from './file-words.ts'

interface Found {
  upload_id: string
  errors: readonly string[]
  rowsUpdated: number
}

/** Uploads a status file, which is applied at once; or shows first what it would change. */
export const StatusUpload = () => {
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState<'upload' | 'check' | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const send = async (what: 'upload' | 'check', chosen: File): Promise<void> => {
    const form = new FormData()
    if (what === 'upload') {
      form.append('image_name', chosen)
      const answer = await officeUpload(uploadApplicationStatusFile, {}, form)
      showToast(answer.message, 'good')
      if (answer.errors.length > 0) setFound(answer)
      setFile(null)
    } else {
      form.append('kind', 'status')
      form.append('file', chosen)
      const { data } = await officeUpload(uploadLenderFile, {}, form)
      void navigate(`${listPathOf.status}/${data.upload_id}`)
    }
    invalidate('lender-files')
  }
  const press = async (what: 'upload' | 'check'): Promise<void> => {
    const problem = wrongFile(file)
    setWrong(problem)
    if (file === null || problem !== null) return
    setBusy(what)
    try {
      await send(what, file)
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
          errors={found.errors}
          rowsUpdated={found.rowsUpdated}
          onDownload={() =>
            void officeDownload(exportFileErrors, { params: { uploadId: found.upload_id } }, 'errors.csv')
          }
          onClose={() => setFound(null)}
        />
      )}
    </section>
  )
}
