import type { Services } from '../../market/services.ts'
import { lockNomineesSealedOtherwise, saveNomineeRow } from './nominee.queries.ts'
import { nomineeContext } from './seal-nominee.ts'

const BATCH = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Version and data key id: what a sealed value begins with. */
const HEADER_BYTES = 5

/** Seals every nominee anew under the newest data key, a batch a transaction. @returns how many were resealed. */
export const resealNominees = async ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> => {
  const header = vault.seal('', 'newest data key').subarray(0, HEADER_BYTES)
  let after = FIRST_ID
  let resealed = 0
  for (;;) {
    const rows = await db.transaction(async (tx) => {
      const found = await lockNomineesSealedOtherwise(tx, header, after, BATCH)
      for (const row of found) {
        const context = nomineeContext(row.user_id)
        await saveNomineeRow(tx, {
          ...row,
          sealed: vault.seal(await vault.open(row.sealed, context), context),
        })
      }
      return found
    })
    const last = rows.at(-1)
    if (last === undefined) return resealed
    resealed += rows.length
    after = last.user_id
  }
}
