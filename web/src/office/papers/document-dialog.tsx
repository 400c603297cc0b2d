import type { DocumentKind, DocumentType } from '@marketplace/contract/partners/partner-documents'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { documentTitles } from './document-words.ts'

const endings: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

interface DocumentDialogProps {
  kind: DocumentKind
  media_type: DocumentType
  /** Base64. */
  content: string
  onClose: () => void
}

/** A paper as it was sent: a picture is shown, a PDF is saved and opened by the reader of whoever asked. */
export const DocumentDialog = ({ kind, media_type, content, onClose }: DocumentDialogProps) => {
  const address = `data:${media_type};base64,${content}`
  return (
    <Dialog isOpen title={documentTitles[kind]} onClose={onClose} closeLabel="Close">
      {media_type === 'application/pdf' ? (
        <p className="mb-4">A PDF is saved to this computer. Delete it there once you have looked at it.</p>
      ) : (
        <img src={address} alt={documentTitles[kind]} className="mb-4 max-h-[60dvh] max-w-full" />
      )}
      <a href={address} download={`${kind}.${endings[media_type]}`} className={buttonClass('secondary')}>
        Save the file
      </a>
    </Dialog>
  )
}
