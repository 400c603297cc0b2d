import { randomUUID } from 'node:crypto'
import type { Services } from '../services.ts'
import { addCode } from './vouchers.queries.ts'

/** What seals a code to its row. */
export const codeSealContext = (codeId: string): string => `voucher_code.sealed_code:${codeId}`

/** Takes codes of a merchant in, sealed; one that the offer has already is passed over. @returns how many were new. */
export const stockVouchers = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  offerId: number,
  codes: readonly string[],
): Promise<number> =>
  db.transaction(async (tx) => {
    let added = 0
    for (const code of codes) {
      const code_id = randomUUID()
      added += await addCode(tx, {
        code_id,
        offer_id: offerId,
        sealed_code: vault.seal(code, codeSealContext(code_id)),
        code_index: vault.blindIndex(`voucher_code:${offerId}`, code),
      })
    }
    return added
  })
