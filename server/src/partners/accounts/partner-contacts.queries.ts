import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Waiting, or turned down before anything was agreed. */
const isRequest = sql`(status in ('requested', 'closed') and slug is null
  and not exists (select from partner_terms t where t.partner_id = p.partner_id)
  and not exists (select from partner_utm u where u.partner_id = p.partner_id))`

const isOf = (contacts: readonly string[]) => sql`(phone = any(${contacts}) or email = any(${contacts}))`

/** How many requests and partners were named with one of these contacts. */
export const countPartnersOfContacts = async (
  db: Database,
  contacts: readonly string[],
): Promise<{ requests: number; accounts: number }> =>
  (await db.row(sql`select count(*) filter (where ${isRequest}) as requests,
      count(*) filter (where not ${isRequest}) as accounts
    from partner p where ${isOf(contacts)}`)) ?? { requests: 0, accounts: 0 }

export const forgetRequestsOf = (db: Database, contacts: readonly string[]): Promise<number> =>
  db.run(sql`delete from partner p where ${isRequest} and ${isOf(contacts)}`)
