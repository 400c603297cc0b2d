import type { IdentityQuestion } from '@marketplace/contract/customers/identity'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What stood before the last change of a fact that proves an owner. */
export interface FormerFact {
  /** Hex of a keyed hash of the value; null where nothing stood. */
  hash: string | null
  /** ISO 8601. */
  changed_at: string
  /** Whether it is known that the owner changed it. */
  by_owner: 0 | 1
}
export type FormerIdentity = { [question in IdentityQuestion]?: FormerFact }

/** Of a customer; empty where nothing was changed. */
export const findFormerIdentity = async (db: Database, userId: string): Promise<FormerIdentity> => {
  const row = await db.row<{ former_identity: FormerIdentity | null }>(
    sql`select former_identity from customer where user_id = ${userId}`,
  )
  return row?.former_identity ?? {}
}

/** Call it in the transaction that holds the customer's row and saves the new values. */
export const saveFormerIdentity = (db: Database, userId: string, former: FormerIdentity): Promise<number> =>
  db.run(sql`update customer set former_identity = coalesce(former_identity, '{}') || ${JSON.stringify(former)}::jsonb
    where user_id = ${userId}`)
