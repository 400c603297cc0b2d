import {
  listDeletedLenders as listCall,
  restoreLender as restoreCall,
} from '@marketplace/contract/market/deleted-lenders'
import { succeed } from '../../platform/answers/succeed.ts'
import { listLastActs } from '../../platform/audit-log/published.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { listDeletedLenders } from './office-lenders.queries.ts'
import { restoreLender } from './restore-lender.ts'

export const deletedLendersRoutes = (serve: Serve, services: Services): void => {
  serve(listCall, async () => {
    const rows = await listDeletedLenders(services.db)
    const acts = await listLastActs(services.db, {
      object_kind: 'lender',
      action: 'lender.deleted',
      object_ids: rows.map(({ lender_id }) => lender_id),
    })
    const actOf = new Map(acts.map((act) => [Number(act.object_id), act]))
    return succeed(
      rows.map(({ deleted_at, ...row }) => ({
        ...row,
        deleted_at: deleted_at.toISOString(),
        deleted_by: actOf.get(row.lender_id)?.actor_name ?? null,
        reason: actOf.get(row.lender_id)?.reason ?? null,
      })),
    )
  })

  serve(restoreCall, async ({ body, actor, ip, language }) => {
    const data = await restoreLender(services, body, { auditActor: actor.auditActor, ip })
    return { success: true, message: translate(language, 'lender_restored'), data }
  })
}
