import type { unmaskCustomer as unmaskCall } from '@marketplace/contract/office/customer-care'
import type { Answer, Body } from '@marketplace/contract/platform/call'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { openProfile } from '../../customers/profiles/open-profile.ts'
import { findProfileRow } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { spendCareBudget } from './care-limits.ts'
import { contactValues } from './contact-values.ts'

/**
 * The asked values in clear. Nothing leaves before the act is on the audit log (trust.md, Personal data): who, whose, which
 * fields and why, never the values.
 * @throws Problem not_found, too_many_requests.
 */
export const unmask = async (
  services: Services,
  { user_id, fields, reason }: Body<typeof unmaskCall>,
  staff: Staff,
  ip: string,
): Promise<Answer<typeof unmaskCall>['data']> => {
  await spendCareBudget(services, 'unmask', staff.staff_id)
  return services.db.transaction(async (tx) => {
    const row = await findProfileRow(tx, user_id)
    if (row === null) throw new Problem('not_found')
    const values = contactValues(await openProfile(services.vault, row))
    const asked = [...new Set(fields)].sort()
    const act = {
      auditActor: staff.auditActor,
      action: 'customer.unmask',
      object_kind: 'customer',
      object_id: user_id,
      after: { fields: asked },
      reason,
      ip,
    } as const
    await recordEvent(tx, act, services.now())
    return Object.fromEntries(asked.map((field) => [field, values[field]]))
  })
}
