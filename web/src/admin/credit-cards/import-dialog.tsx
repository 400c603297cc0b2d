import { importCreditCards, type CardChanges } from '@marketplace/contract/catalogue/card-changes'
import { useState } from 'react'
import { FileField } from '../../office/form/file-field.tsx'
import { officeUpload } from '../../office/session/office-call.ts'
import { PreviewedChangeDialog } from './previewed-change-dialog.tsx'

interface ImportDialogProps {
  onClose: () => void
  onDone: (changes: CardChanges) => void
}

/** Creates and updates cards from a CSV. */
export const ImportDialog = ({ onClose, onDone }: ImportDialogProps) => {
  const [file, setFile] = useState<File | null>(null)
  const ask = async (preview: boolean): Promise<CardChanges> => {
    const form = new FormData()
    if (file !== null) form.append('file', file)
    form.append('preview', preview ? '1' : '0')
    return (await officeUpload(importCreditCards, {}, form)).data
  }
  return (
    <PreviewedChangeDialog
      title="Import credit cards"
      verb="Import"
      canPreview={file !== null}
      ask={ask}
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <FileField
          label="CSV file"
          accept=".csv,text/csv"
          file={file}
          onChange={setFile}
          error={errors['file']}
          hint="With the columns of the download, up to 1 MB. A card is found by its category_id, else by its category_name; an empty cell leaves what is there."
        />
      )}
    </PreviewedChangeDialog>
  )
}
