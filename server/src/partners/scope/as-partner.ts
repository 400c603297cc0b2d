import type { Database } from '../../platform/db/database.ts'
import { enterOffice, enterPartnerScope, isBound } from './partner-scope.queries.ts'

/**
 * Runs `work` in a transaction that sees the rows of one partner alone, whatever the statements ask for: row level security
 * holds it (trust.md, attack surface 12). Of other tables it sees none where the database has the role marketplace_partner.
 * @throws Error where the user of the database is above row level security and that role is missing (docs/operations.md).
 */
export const asPartner = <T>(
  db: Database,
  partnerId: number,
  work: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await enterPartnerScope(tx, partnerId)
    if (!(await isBound(tx))) throw new Error('row level security does not bind this user of the database')
    return work(tx)
  })

/** Runs `work` in a transaction that sees all partners: for staff, and for what the server does by itself. */
export const asOffice = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await enterOffice(tx)
    return work(tx)
  })
