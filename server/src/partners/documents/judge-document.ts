import type { DocumentType } from '@marketplace/contract/partners/partner-documents'

export type DocumentFault = 'document_type' | 'document_cut_off' | 'document_locked' | 'document_active'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The last chunk of a PNG, with its checksum. */
const PNG_END = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const JPEG_END = Buffer.from([0xff, 0xd9])
/** Readers look for the end of a PDF in its last kilobyte. */
const PDF_TAIL = 1_024
/** Cameras write a few bytes after the end of a picture. */
const IMAGE_TAIL = 64
/** What runs or opens something when a PDF is opened, as far as it is not packed away. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/

const begins = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark)

/** What a file is by its bytes, whatever its name says, or why it is not taken. */
export const judgeDocument = (
  bytes: Buffer,
): { type: DocumentType; fault: null } | { type: null; fault: DocumentFault } => {
  const faulty = (fault: DocumentFault) => ({ type: null, fault }) as const
  if (begins(bytes, PNG))
    return bytes.subarray(-IMAGE_TAIL).includes(PNG_END)
      ? { type: 'image/png', fault: null }
      : faulty('document_cut_off')
  if (begins(bytes, JPEG))
    return bytes.subarray(-IMAGE_TAIL).includes(JPEG_END)
      ? { type: 'image/jpeg', fault: null }
      : faulty('document_cut_off')
  if (!begins(bytes, Buffer.from('%PDF-'))) return faulty('document_type')
  if (!bytes.subarray(-PDF_TAIL).includes('%%EOF')) return faulty('document_cut_off')
  const text = bytes.toString('latin1')
  if (/\/Encrypt(?![A-Za-z0-9])/.test(text)) return faulty('document_locked')
  return ACTIVE.test(text) ? faulty('document_active') : { type: 'application/pdf', fault: null }
}
