import type { LenderHistoryEntry } from '@marketplace/contract/lenders-office'
import type { Json } from '../audit-log/hash-entry.ts'
import type { ObjectAct } from '../audit-log/object-history.queries.ts'

const fieldsOf = (part: Json): Readonly<Record<string, Json>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? (part as Readonly<Record<string, Json>>)
    : {}

/** An act on a lender, field by field; a side that the log does not hold is null. */
export const toHistoryEntry = ({ at, before, after, ...act }: ObjectAct): LenderHistoryEntry => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const properties = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return {
    ...act,
    at: at.toISOString(),
    changes: properties.map((property) => ({
      property,
      before: was[property] ?? null,
      after: is[property] ?? null,
    })),
  }
}
