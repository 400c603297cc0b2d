import { fieldsOf } from '@marketplace/contract/market/rule-on'
import type { AuditEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { listRulesOf } from './lender-revenue.queries.ts'
import { addRuleFrom, type Changer } from './save-content.ts'

/**
 * Gives a lender the rules of another, what is planned for them included. Call it with the transaction that makes the lender.
 * @returns the acts for the audit log.
 */
export const copyRules = async (
  tx: Database,
  changer: Changer,
  { from, to }: { from: number; to: { lender_id: number; name: string } },
  now: Date,
): Promise<AuditEvent[]> => {
  const today = dayInIndia(now)
  const acts: AuditEvent[] = []
  for (const rule of await listRulesOf(tx, from, now)) {
    const day = rule.state === 'planned' ? rule.valid_from : today
    const later = rule.planned.map((content) => ({ content, day: content.valid_from }))
    const id = await addRuleFrom(tx, changer, to.lender_id, [{ content: rule, day }, ...later], now)
    acts.push({
      auditActor: changer.actor.auditActor,
      action: 'lender_revenue.created',
      object_kind: 'lender',
      object_id: to.lender_id,
      object_name: to.name,
      after: { id, version: 1, valid_from: day, ...fieldsOf(rule) },
      ip: changer.ip,
    })
  }
  return acts
}
