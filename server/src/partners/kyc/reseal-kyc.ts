import type { Services } from '../../platform/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { lockSealedKyc, writeSealedKyc } from './kyc.queries.ts'
import { openSealedKyc, sealKyc } from './open-kyc.ts'

/** Seals what partners sent in anew under the newest data key: a few for each partner, one transaction holds them. @returns how many. */
export const resealKyc = ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> =>
  asOffice(db, async (tx) => {
    const rows = await lockSealedKyc(tx)
    for (const row of rows)
      await writeSealedKyc(
        tx,
        row.submission_id,
        sealKyc(vault, row.submission_id, await openSealedKyc(vault, row)),
      )
    return rows.length
  })
