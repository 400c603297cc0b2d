import type { Services } from '../../reference/services.ts'
import { openSealed, sealContext } from './open-profile.ts'
import {
  lockRowsSealedOtherwise,
  sealedColumns,
  updateSealedValues,
  type SealedRow,
} from './profiles.queries.ts'

const BATCH = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Version and data key id: what a sealed value begins with. */
const HEADER_BYTES = 5

/**
 * Seals every customer's sealed values anew under the newest data key. Each batch is a transaction of its own and rows
 * already under that key are passed over, so a run that was cut short goes on where it stopped. Customers can save
 * meanwhile: a row is locked while it is resealed. Run it again once every process has seen the new key.
 * @returns how many customers were resealed.
 */
export const resealProfiles = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  batch = BATCH,
): Promise<number> => {
  const header = vault.seal('', 'newest data key').subarray(0, HEADER_BYTES)
  let after = FIRST_ID
  let resealed = 0
  for (;;) {
    const rows = await db.transaction(async (tx) => {
      const found = await lockRowsSealedOtherwise(tx, header, after, batch)
      for (const row of found) await updateSealedValues(tx, await reseal(vault, row))
      return found
    })
    const last = rows.at(-1)
    if (last === undefined) return resealed
    resealed += rows.length
    after = last.user_id
  }
}

const reseal = async (vault: Services['vault'], row: SealedRow): Promise<SealedRow> => {
  const anew = { ...row }
  for (const column of sealedColumns) {
    const clear = await openSealed(vault, column, row.user_id, row[column])
    anew[column] = clear === null ? null : vault.seal(clear, sealContext(column, row.user_id))
  }
  return anew
}
