import type { OfficeLender } from '@marketplace/contract/market/lenders'
import type { createLender } from '@marketplace/contract/market/lenders-office'
import type { Body } from '@marketplace/contract/platform/call'
import type { ProductType } from '@marketplace/contract/reference/products'
import { recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import { violates } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { addDraft, lockLenderSlugs } from './office-lenders.queries.ts'
import { slugOfName } from './slug-of-name.ts'

/** Where most lenders begin. */
const FIRST_PRODUCT: ProductType = 'Personal Loans'

interface By {
  auditActor: AuditActor
  ip: string
}

/** Makes a draft of that name, and of the product where one is named. @throws Problem name_taken. */
export const addLender = (
  services: Services,
  { name, product_type = FIRST_PRODUCT }: Body<typeof createLender>,
  { auditActor, ip }: By,
): Promise<OfficeLender> =>
  services.db
    .transaction(async (tx) => {
      const now = services.now()
      const slug = slugOfName(name, await lockLenderSlugs(tx))
      const lender = await addDraft(tx, { name, slug, product_type, now })
      await recordEvent(
        tx,
        {
          auditActor,
          action: 'lender.created',
          object_kind: 'lender',
          object_id: lender.lender_id,
          object_name: name,
          after: { name, slug, product_type },
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
