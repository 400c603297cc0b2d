import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import { violates } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { addDraft, lockLenderSlugs } from './office-lenders.queries.ts'
import { slugOfName } from './slug-of-name.ts'

interface By {
  auditActor: AuditActor
  ip: string
}

/** Makes a draft of that name. @throws Problem name_taken. */
export const addLender = (services: Services, name: string, { auditActor, ip }: By): Promise<OfficeLender> =>
  services.db
    .transaction(async (tx) => {
      const now = services.now()
      const slug = slugOfName(name, await lockLenderSlugs(tx))
      const lender = await addDraft(tx, { name, slug, now })
      await recordEvent(
        tx,
        {
          auditActor,
          action: 'lender.created',
          object_kind: 'lender',
          object_id: lender.lender_id,
          object_name: name,
          after: { name, slug },
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
