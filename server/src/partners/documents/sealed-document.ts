import type { Services } from '../../platform/services.ts'
import type { DocumentRow } from './documents.queries.ts'

type Which = Pick<DocumentRow, 'document_id' | 'partner_id'>
type Storage = Pick<Services, 'files' | 'vault'>

/** The partner is part of the name: an id that somebody else made up reaches no file of another. */
const nameOf = ({ document_id, partner_id }: Which): string =>
  `partner-paper-${partner_id}-${document_id}.sealed`
/** A file that was moved to another name does not open. */
const contextOf = ({ document_id, partner_id }: Which): string =>
  `partner_document:${partner_id}:${document_id}`

export const writeDocument = ({ files, vault }: Storage, which: Which, bytes: Buffer): Promise<void> =>
  files.write(nameOf(which), vault.seal(bytes, contextOf(which)))

/** @throws Error where the row says that it lies there and it does not. */
export const openDocument = async ({ files, vault }: Storage, which: Which): Promise<Buffer> => {
  const sealed = await files.read(nameOf(which))
  if (sealed === null) throw new Error('a paper of a partner is missing in the storage')
  return vault.openBytes(sealed, contextOf(which))
}

export const removeDocument = ({ files }: Pick<Services, 'files'>, which: Which): Promise<void> =>
  files.remove(nameOf(which))
