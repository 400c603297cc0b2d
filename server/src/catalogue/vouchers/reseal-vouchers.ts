import type { Services } from '../services.ts'
import { codeSealContext } from './stock-vouchers.ts'
import { lockCodesSealedOtherwise, updateSealedCode } from './vouchers.queries.ts'

const BATCH = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Version and data key id: what a sealed value begins with. */
const HEADER_BYTES = 5

/** Seals every voucher code anew under the newest data key; a run that was cut short goes on where it stopped. @returns how many. */
export const resealVouchers = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  batch = BATCH,
): Promise<number> => {
  const header = vault.seal('', 'newest data key').subarray(0, HEADER_BYTES)
  let after = FIRST_ID
  let resealed = 0
  for (;;) {
    const rows = await db.transaction(async (tx) => {
      const found = await lockCodesSealedOtherwise(tx, header, after, batch)
      for (const { code_id, sealed_code } of found) {
        const context = codeSealContext(code_id)
        const anew = vault.seal(await vault.open(sealed_code, context), context)
        await updateSealedCode(tx, { code_id, sealed_code: anew })
      }
      return found
    })
    const last = rows.at(-1)
    if (last === undefined) return resealed
    resealed += rows.length
    after = last.code_id
  }
}
