import type { copyLender as copyCall } from '@marketplace/contract/market/lender-copies'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import type { Body } from '@marketplace/contract/platform/call'
import { recordEvents } from '../../platform/audit-log/record-event.ts'
import { violates } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { copyRules } from '../lender-revenue/copy-rules.ts'
import type { Changer } from '../lender-revenue/save-content.ts'
import { addCopy, findOfficeLender, lockLenderSlugs } from '../lenders/office-lenders.queries.ts'
import { slugOfName } from '../lenders/slug-of-name.ts'
import type { Services } from '../services.ts'

/** Makes a draft with the facts of another lender. @throws Problem not_found, name_taken. */
export const copyLender = (
  services: Services,
  { lender_id, name, with_revenue }: Body<typeof copyCall>,
  changer: Changer,
): Promise<OfficeLender> =>
  services.db
    .transaction(async (tx) => {
      const now = services.now()
      const slug = slugOfName(name, await lockLenderSlugs(tx))
      const source = await findOfficeLender(tx, lender_id)
      const lender = await addCopy(tx, lender_id, { name, slug, now })
      if (source === null || lender === null) throw new Problem('not_found')
      const rules =
        with_revenue === 1 ? await copyRules(tx, changer, { from: lender_id, to: lender }, now) : []
      const created = {
        auditActor: changer.actor.auditActor,
        action: 'lender.created',
        object_kind: 'lender',
        object_id: lender.lender_id,
        object_name: name,
        after: { name, slug, copy_of: source.name, revenue_rules: rules.length },
        ip: changer.ip,
      } as const
      await recordEvents(tx, [created, ...rules], now)
      return lender
    })
    .catch((error: unknown) => {
      if (violates(error, 'lender_name_in_use'))
        throw new Problem('name_taken', [{ field: 'name', key: 'name_taken' }])
      throw error
    })
