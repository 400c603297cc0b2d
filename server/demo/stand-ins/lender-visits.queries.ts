import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/** A customer's way to a stand-in lender's own site and back. */
export interface LenderVisit {
  visit_id: string
  slug: string
  our_reference: string
  step: string
  return_url: string
}

/** Makes the table of visits; lender-stand-in.queries.ts makes the schema before. */
export const ensureLenderVisits = (db: Database): Promise<number> =>
  db.run(sql`create table if not exists stand_in.lender_visit (
    visit_id        uuid primary key default gen_random_uuid(),
    slug            text not null,
    our_reference   uuid not null,
    step            text not null,
    return_url      text not null,
    idempotency_key text not null,
    unique (slug, idempotency_key)
  )`)

const columns = sql`visit_id, slug, our_reference, step, return_url`

/** Opens a visit, or finds the one that the same request opened. */
export const openVisit = async (
  db: Database,
  visit: Omit<LenderVisit, 'visit_id'> & { idempotency_key: string },
): Promise<LenderVisit> => {
  await db.run(sql`insert into stand_in.lender_visit (slug, our_reference, step, return_url, idempotency_key)
    values (${visit.slug}, ${visit.our_reference}, ${visit.step}, ${visit.return_url}, ${visit.idempotency_key})
    on conflict do nothing`)
  const row = await db.row<LenderVisit>(sql`select ${columns} from stand_in.lender_visit
    where slug = ${visit.slug} and idempotency_key = ${visit.idempotency_key}`)
  if (row === null) throw new Error('a visit that was opened is not there')
  return row
}

export const findVisit = (db: Database, slug: string, visitId: string): Promise<LenderVisit | null> =>
  db.row(sql`select ${columns} from stand_in.lender_visit where slug = ${slug} and visit_id = ${visitId}`)
