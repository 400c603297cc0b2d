import type { UploadedFiles } from '../../platform/http/read-upload.ts'
import { shrinkImage } from '../../platform/stored-files/shrink-image.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { findPicture, lockPicturesSealedOtherwise, resealPicture } from './thread-messages.queries.ts'

/** What seals a picture to its message: the request that wrote it. */
const pictureContext = (requestId: string): string => `thread_message.sealed_picture:${requestId}`

/** The picture that came with a message, made anew from its pixels and sealed; null where none came. @throws Problem image_refused, image_too_large. */
export const sealPicture = async (
  { vault }: Pick<Services, 'vault'>,
  files: UploadedFiles,
  requestId: string,
): Promise<Buffer | null> => {
  const sent = files.get('picture')
  if (sent === undefined) return null
  const { bytes } = await shrinkImage(sent.bytes)
  return vault.seal(bytes.toString('base64'), pictureContext(requestId))
}

/** A picture as an address that a page can show. @throws Problem not_found where the message is another thread's or has none. */
export const readPicture = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Database,
  threadId: number,
  messageId: number,
): Promise<string> => {
  const row = await findPicture(tx, threadId, messageId)
  if (row === null) throw new Problem('not_found')
  return `data:image/webp;base64,${await vault.open(row.sealed_picture, pictureContext(row.request_id))}`
}

const BATCH = 50
/** Version and data key id: what a sealed value begins with. */
const HEADER_BYTES = 5

/** Seals the pictures anew under the newest data key, a batch a transaction; a run that was cut short goes on. @returns how many. */
export const resealPictures = async ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> => {
  const header = vault.seal('', 'newest data key').subarray(0, HEADER_BYTES)
  let after = 0
  let resealed = 0
  for (;;) {
    const rows = await asOffice(db, async (tx) => {
      const found = await lockPicturesSealedOtherwise(tx, header, after, BATCH)
      for (const { message_id, request_id, sealed_picture } of found) {
        const context = pictureContext(request_id)
        await resealPicture(tx, message_id, vault.seal(await vault.open(sealed_picture, context), context))
      }
      return found
    })
    const last = rows.at(-1)
    if (last === undefined) return resealed
    resealed += rows.length
    after = last.message_id
  }
}
