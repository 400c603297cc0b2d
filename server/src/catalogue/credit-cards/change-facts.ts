import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import type { CardRow, CardValues } from './credit-cards.queries.ts'

/** Of `values`, those that differ from what the card says already. */
export const changedValues = (card: CardRow, values: CardValues): CardValues => {
  const before = new Map<string, unknown>(Object.entries(card))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(before.get(name), value)),
  )
}

/** What the card said where `values` say something else: for the audit log. */
export const valuesBefore = (card: CardRow, values: CardValues): Json =>
  Object.fromEntries(Object.entries(card).filter(([name]) => Object.hasOwn(values, name)))
