import type { restoreLender as restoreCall } from '@marketplace/contract/market/deleted-lenders'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import type { Body } from '@marketplace/contract/platform/call'
import { recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import { violates } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { markLenderRestored } from './office-lenders.queries.ts'

/** Brings a deleted lender back, off, whatever it was. @throws Problem not_found, name_taken. */
export const restoreLender = (
  services: Services,
  { lender_id, name, reason }: Body<typeof restoreCall>,
  { auditActor, ip }: { auditActor: AuditActor; ip: string },
): Promise<OfficeLender> =>
  services.db
    .transaction(async (tx) => {
      const now = services.now()
      const restored = await markLenderRestored(tx, lender_id, name ?? null, now)
      if (restored === null) throw new Problem('not_found')
      const { lender, old_name } = restored
      const isRenamed = lender.name !== old_name
      await recordEvent(
        tx,
        {
          auditActor,
          action: 'lender.restored',
          object_kind: 'lender',
          object_id: lender_id,
          object_name: lender.name,
          ...(isRenamed && { before: { name: old_name } }),
          after: { lender_status: 0, ...(isRenamed && { name: lender.name }) },
          ...(reason !== undefined && { reason }),
          ip,
        },
        now,
      )
      return lender
    })
    .catch((error: unknown) => {
      if (violates(error, 'lender_name_in_use'))
        throw new Problem('name_taken', [{ field: 'name', key: 'name_taken' }])
      throw error
    })
