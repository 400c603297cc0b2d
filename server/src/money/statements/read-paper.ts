import type { Services } from '../../market/services.ts'
import { StreamedFile } from '../../platform/answers/streamed-file.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listPapers, type PaperRow } from './statements.queries.ts'

/** What binds a paper to its place in the storage. */
export const paperContext = (fileName: string): string => `statement_paper.file:${fileName}`

/** The paper of a statement that was made last, in a format. @throws Problem conflict where none is made yet. */
export const getPaper = async (
  tx: Database,
  statementId: number,
  format: PaperRow['format'],
): Promise<PaperRow> => {
  const found = (await listPapers(tx, statementId)).find((paper) => paper.format === format)
  if (found === undefined) throw new Problem('conflict')
  return found
}

/** The stored bytes of a paper, as a file to send. */
export const openPaper = async (
  { files, vault }: Pick<Services, 'files' | 'vault'>,
  { file_name }: Pick<PaperRow, 'file_name'>,
): Promise<StreamedFile> => {
  const sealed = await files.read(file_name)
  if (sealed === null) throw new Error('a paper of a statement is missing in the storage')
  return fileOfBytes(await vault.openBytes(sealed, paperContext(file_name)))
}

/** Bytes that are at hand, as a file to send. */
export const fileOfBytes = (bytes: Buffer): StreamedFile => {
  const parts = async function* (): AsyncGenerator<Buffer> {
    yield bytes
    await Promise.resolve()
  }
  return new StreamedFile(parts())
}
