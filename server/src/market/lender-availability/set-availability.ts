import type { setLenderAvailability } from '@marketplace/contract/market/lender-availability'
import type { Body } from '@marketplace/contract/platform/call'
import { recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { lockOffRows, switchOff, switchOn, type LenderOff } from './lender-availability.queries.ts'
import { planSwitch } from './plan-switch.ts'
import { scopeOf } from './switch-scope.ts'

/** What the audit log keeps of the pairs: brands by name, products by theirs. */
const pairsByBrand = (pairs: readonly LenderOff[], nameOf: (brandId: number) => string) =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(pairs, ({ brand_id }) => nameOf(brand_id)),
      ([name, rows]) => [name, rows.map(({ product_type }) => product_type)],
    ),
  )

/**
 * Switches a lender on or off, with its entry in the audit log. @returns how many pairs of brand and product changed.
 * @throws Problem not_found, or invalid_request for a span that is over.
 */
export const setAvailability = (
  services: Services,
  body: Body<typeof setLenderAvailability>,
  by: { auditActor: AuditActor; ip: string },
): Promise<number> => {
  const now = services.now()
  const { lender, brand_ids, product_types } = scopeOf(services, body)
  const off_from = new Date(Math.max(now.getTime(), Date.parse(body.off_from ?? now.toISOString())))
  const off_until = body.off_until === undefined ? null : new Date(body.off_until)
  if (off_until !== null && off_until <= off_from)
    throw new Problem('invalid_request', [{ field: 'off_until', key: 'off_until_past' }])

  return services.db.transaction(async (tx) => {
    const stored = await lockOffRows(tx, lender.lender_id, now)
    const ask = { lender_id: lender.lender_id, brand_ids, product_types, off_from, off_until, now }
    const plan = planSwitch({ ...ask, is_on: body.is_on === 1 }, stored)
    const changed = [...plan.off, ...plan.on]
    if (changed.length === 0) return 0
    const reason = body.reason.trim()
    const row = { reason, off_until, switched_by: by.auditActor.name, switched_at: now }
    await switchOff(
      tx,
      plan.off.map((pair) => ({ ...pair, ...row })),
    )
    await switchOn(tx, plan.on)
    const names = new Map(services.brands().brands.map(({ brand }) => [brand.brand_id, brand.name]))
    const pairs = pairsByBrand(changed, (brand_id) => names.get(brand_id) ?? String(brand_id))
    const span = { off_from: off_from.toISOString(), off_until: off_until?.toISOString() ?? null }
    await recordEvent(
      tx,
      {
        auditActor: by.auditActor,
        action: body.is_on === 1 ? 'lender.switch_on' : 'lender.switch_off',
        object_kind: 'lender',
        object_id: lender.lender_id,
        object_name: lender.name,
        before: { is_on: body.is_on === 1 ? 0 : 1, at: pairs },
        after: { is_on: body.is_on, at: pairs, ...(body.is_on === 0 && span) },
        reason,
        ip: by.ip,
      },
      now,
    )
    return changed.length
  })
}
