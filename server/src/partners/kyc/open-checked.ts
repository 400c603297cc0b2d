import type { Database } from '../../platform/db/database.ts'
import type { Vault } from '../../platform/sealing/vault.ts'
import { listCheckedOf } from './kyc.queries.ts'
import { openKyc, type KycValues } from './open-kyc.ts'

/** What was checked of some partners, in clear, the newest of each item, as long as its check holds. For the office. */
export const openChecked = async (
  vault: Vault,
  office: Database,
  partnerIds: readonly number[],
): Promise<{ partner_id: number; sent: KycValues }[]> => {
  const rows = (await listCheckedOf(office, partnerIds)).filter(({ lapsed_at }) => lapsed_at === null)
  return Promise.all(
    rows.map(async (row) => ({ partner_id: row.partner_id, sent: await openKyc(vault, row) })),
  )
}
