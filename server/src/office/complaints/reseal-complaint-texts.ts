import type { Services } from '../../market/services.ts'
import { textContext } from './close-by-deletion.ts'
import { lockTextsSealedOtherwise, resealEventText } from './complaints.queries.ts'

const BATCH = 200
/** Version and data key id: what a sealed value begins with. */
const HEADER_BYTES = 5

/**
 * Seals the words of deleted customers' complaints anew under the newest data key, a batch a transaction; a run that was cut
 * short goes on where it stopped.
 * @returns how many texts were resealed.
 */
export const resealComplaintTexts = async ({
  db,
  vault,
}: Pick<Services, 'db' | 'vault'>): Promise<number> => {
  const header = vault.seal('', 'newest data key').subarray(0, HEADER_BYTES)
  let after = 0
  let resealed = 0
  for (;;) {
    const rows = await db.transaction(async (tx) => {
      const found = await lockTextsSealedOtherwise(tx, header, after, BATCH)
      for (const { event_id, sealed_text } of found) {
        const context = textContext(event_id)
        await resealEventText(tx, event_id, vault.seal(await vault.open(sealed_text, context), context))
      }
      return found
    })
    const last = rows.at(-1)
    if (last === undefined) return resealed
    resealed += rows.length
    after = last.event_id
  }
}
