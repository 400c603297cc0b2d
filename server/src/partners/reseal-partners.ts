import type { Services } from '../services.ts'
import { asOffice } from './as-partner.ts'
import { openOfPartner, sealOfPartner } from './open-partner.ts'
import { lockSealedPartners, writeSealedValues } from './sealed-partners.queries.ts'

/**
 * Seals every partner's PAN and account number anew under the newest data key: partners are hundreds, one transaction holds
 * them. `version` and `updated_at` stay: nothing that anybody said has changed.
 * @returns how many partners were resealed.
 */
export const resealPartners = ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> =>
  asOffice(db, async (tx) => {
    const rows = await lockSealedPartners(tx)
    for (const row of rows) {
      const [pan, account] = [
        await openOfPartner(vault, 'pan', row),
        await openOfPartner(vault, 'account_number', row),
      ]
      await writeSealedValues(tx, {
        id: row.id,
        pan: pan === null ? null : sealOfPartner(vault, 'pan', row.id, pan),
        account_number: account === null ? null : sealOfPartner(vault, 'account_number', row.id, account),
      })
    }
    return rows.length
  })
