import type { LenderHistoryEntry } from '@marketplace/contract/market/lenders-office'
import type { AuditContent, Json } from '../../platform/audit-log/hash-entry.ts'

const fieldsOf = (part: Json): Readonly<Record<string, Json>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? (part as Readonly<Record<string, Json>>)
    : {}

type AuditEvent = Pick<
  AuditContent,
  'entry_id' | 'at' | 'actor_name' | 'action' | 'before' | 'after' | 'reason'
>

/** An act on a lender, field by field; a side that the log does not hold is null. */
export const toHistoryEntry = (act: AuditEvent): LenderHistoryEntry => {
  const { entry_id, at, actor_name, action, before, after, reason } = act
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const properties = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return {
    entry_id,
    at: at.toISOString(),
    actor_name,
    action,
    reason,
    changes: properties.map((property) => ({
      property,
      before: was[property] ?? null,
      after: is[property] ?? null,
    })),
  }
}
