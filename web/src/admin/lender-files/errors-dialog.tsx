import { exportFileErrors, exportFileErrorsSheet } from '@marketplace/contract/money/lender-files'
import { officeDownload } from '../../office/session/downloads.ts'
import { count } from '../../i18n/format-values.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { errorsFoundText } from './file-words.ts'

interface UploadedFile {
  upload_id: string
  /** What the person who uploaded it called it. */
  file_name: string
}

/** The lines in error, as a file of the kind that was uploaded: one that is mended in a program for sheets keeps its long numbers as a workbook alone. */
export const downloadErrors = ({ upload_id: uploadId, file_name }: UploadedFile): void => {
  const request = { params: { uploadId } }
  void (/\.xlsx?$/i.test(file_name)
    ? officeDownload(exportFileErrorsSheet, request, 'errors.xlsx')
    : officeDownload(exportFileErrors, request, 'errors.csv'))
}

interface ErrorsDialogProps {
  file: UploadedFile
  /** The first of them, in words. */
  errors: readonly string[]
  /** How many there are. */
  rowsFailed: number
  rowsUpdated: number
  onClose: () => void
}

/** The dialog of section 8: the errors of an upload, and how many rows were updated all the same. */
export const ErrorsDialog = ({ file, errors, rowsFailed, rowsUpdated, onClose }: ErrorsDialogProps) => (
  <Dialog
    isOpen
    title={errorsFoundText(rowsFailed)}
    onClose={onClose}
    closeLabel="Close"
    actions={
      <>
        <Button kind="secondary" onClick={() => downloadErrors(file)}>
          Download the errors
        </Button>
        <Button onClick={onClose}>Done</Button>
      </>
    }
  >
    <p className="text-sm">
      {count(rowsUpdated)} {rowsUpdated === 1 ? 'row' : 'rows'} updated. Mend the rows in error in the
      downloaded file, and upload it alone.
    </p>
    {errors.length < rowsFailed ? (
      <p className="mt-2 text-sm">The first {count(errors.length)} are listed; the file has them all.</p>
    ) : null}
    <ul aria-label="Errors" className="mt-3 max-h-80 list-disc space-y-1 overflow-y-auto ps-5 text-sm">
      {errors.map((error) => (
        <li key={error} className="wrap-anywhere">
          {error}
        </li>
      ))}
    </ul>
  </Dialog>
)
