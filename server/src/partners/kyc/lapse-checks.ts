import type { LapsedField } from '@marketplace/contract/partners/partner-kyc'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../reference/services.ts'
import type { PartnerField } from '../accounts/plan-partner-save.ts'
import { getLockedPartner, inClear, type Deed } from '../accounts/save-partner.ts'
import { differingFields, itemsOf } from './differing-fields.ts'
import { keepLapse, listCheckedOf, type KycRow } from './kyc.queries.ts'
import { mailPartner } from './mail-partner.ts'
import { openKyc } from './open-kyc.ts'

type Lapse = { row: KycRow; fields: LapsedField[] }

/**
 * After a change of these fields of a record, in its transaction: takes exactly those checks away whose values the record does not say any
 * more, and gives back those that it says again. The partner is written to where it has something to send.
 */
export const lapseChecks = async (
  services: Services,
  tx: Database,
  { actor, ip }: Deed,
  partnerId: number,
  changed: readonly PartnerField[],
): Promise<void> => {
  const items = itemsOf(changed)
  if (items.length === 0) return
  const partner = await getLockedPartner(services, tx, partnerId)
  const record = await inClear(services, partner)
  const rows = (await listCheckedOf(tx, [partnerId])).filter(({ item }) => items.includes(item))
  const judged = await Promise.all(
    rows.map(async (row): Promise<Lapse> => ({
      row,
      fields: differingFields(await openKyc(services.vault, row), record),
    })),
  )
  const now = services.now()
  for (const { row, fields } of judged)
    await keepLapse(tx, row.submission_id, fields.length === 0 ? null : { fields, at: row.lapsed_at ?? now })
  const lapsed = judged.filter(({ row, fields }) => row.lapsed_at === null && fields.length > 0)
  const [first] = lapsed
  if (first === undefined) return
  await mailPartner(services, tx, partner.email, 'kyc_again')
  await recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action: 'partner.kyc_lapsed',
      object_kind: 'partner',
      object_id: partner.id,
      object_name: partner.name,
      after: { items: lapsed.map(({ row }) => row.item), fields: lapsed.flatMap(({ fields }) => fields) },
      ip,
    },
    now,
  )
}
