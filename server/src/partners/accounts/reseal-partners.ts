import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { openOfPartner, sealOfPartner, type SealedPartnerColumn } from './open-partner.ts'
import { lockSealedPartners, writeSealedValues } from './partners.queries.ts'

/**
 * Seals every partner's PAN, GSTIN and account number anew under the newest data key: partners are hundreds, one transaction holds
 * them. `version` and `updated_at` stay: nothing that anybody said has changed.
 * @returns how many partners were resealed.
 */
export const resealPartners = ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> =>
  asOffice(db, async (tx) => {
    const rows = await lockSealedPartners(tx)
    for (const row of rows) {
      const anew = async (column: SealedPartnerColumn): Promise<Buffer | null> => {
        const clear = await openOfPartner(vault, column, row)
        return clear === null ? null : sealOfPartner(vault, column, row.id, clear)
      }
      await writeSealedValues(tx, {
        id: row.id,
        pan: await anew('pan'),
        gstin: await anew('gstin'),
        account_number: await anew('account_number'),
      })
    }
    return rows.length
  })
