import {
  documentTypes,
  MAX_DOCUMENT_BYTES,
  sendDocument,
  type DocumentKind,
} from '@marketplace/contract/partners/partner-documents'
import { useState } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { invalidate } from '../../office/answers.ts'
import { officeUpload } from '../../office/session/office-call.ts'
import { failureText } from '../../office/show/failure-text.ts'

interface Sending {
  /** Made with the choice: sent again after a failure it is the same paper. */
  id: string
  file: File
  /** From 0 to 1; null where it does not go now. */
  share: number | null
  error: string | undefined
}

/** What speaks against a file before it is sent; the server judges it by its bytes. */
const wrongDocument = ({ size, type }: Pick<File, 'size' | 'type'>): string | undefined => {
  if (size === 0) return 'This file is empty'
  if (size > MAX_DOCUMENT_BYTES) return 'This file is larger than 5 MB. Scan it at a lower resolution'
  return type === '' || documentTypes.some((one) => one === type) ? undefined : 'Send a PDF, JPEG or PNG'
}

/** Sends one kind of paper as soon as a file is chosen; others go meanwhile, and one that fails takes nothing from them. */
export const useSendDocument = (kind: DocumentKind) => {
  const [sending, setSending] = useState<Sending | null>(null)
  const [isSent, setSent] = useState(false)
  const send = async (one: Sending): Promise<void> => {
    setSent(false)
    setSending({ ...one, share: 0, error: undefined })
    const form = new FormData()
    form.append('document_id', one.id)
    form.append('kind', kind)
    form.append('document', one.file)
    try {
      await officeUpload(sendDocument, {}, form, (share) => setSending({ ...one, share, error: undefined }))
      setSending(null)
      invalidate('partner-documents')
      setSent(true)
    } catch (error) {
      setSending({ ...one, share: null, error: fieldErrors(error)['document'] ?? failureText(error) })
    }
  }
  const choose = (file: File | null): void => {
    if (file === null) return
    const error = wrongDocument(file)
    const one = { id: crypto.randomUUID(), file, share: null, error }
    if (error === undefined) void send(one)
    else setSending(one)
  }
  return {
    sending,
    /** The last one that was chosen here has arrived. */
    isSent,
    choose,
    again: sending === null || wrongDocument(sending.file) !== undefined ? null : () => void send(sending),
  }
}
