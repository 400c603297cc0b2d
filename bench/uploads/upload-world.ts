import { buildLender } from '../../server/src/testing/builders/build-lender.ts'
import { buildLoans } from '../../server/src/testing/builders/build-loans.ts'
import { buildStaff } from '../../server/src/testing/builders/build-staff.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { identifier, sql } from '../../server/src/platform/db/sql.ts'

export interface UploadWorld {
  lender_id: number
  staff_id: number
  /** What people call the applications by, in order. */
  numbers: string[]
}

/** Tables whose triggers note the steps of journeys row by row. */
const noted = ['application', 'offer_snapshot', 'lender_application', 'lender_application_event'].map(
  identifier,
)

/** What triggers would have noted row by row, for all at once: the steps of journeys, and what reports count. */
const noteJourneys = async (tx: Database, ids: readonly number[]): Promise<void> => {
  await tx.run(sql`insert into journey_step (step, subject_id, at, brand_id, user_id, app_id, heard_day, heard_hour, effective_day,
      product, source_id, device, partner_id, amount_paise)
    select step::journey_step_name, a.app_id, l.created_at, a.brand_id, a.user_id, a.app_id, day_in_india(l.created_at), 12,
      day_in_india(l.created_at), number_of_product(a.product_type), 0, 0, 0, case step when 'applied' then l.amount::bigint * 100 end
    from unnest(${ids}::bigint[]) made (id) join lender_application l on l.lender_application_id = made.id
      join application a using (app_id), unnest('{applied,sent}'::text[]) step`)
  await tx.run(sql`insert into fact_lender select f.* from unnest(${ids}::bigint[]) made (id)
    join lender_fact f on f.lender_application_id = made.id`)
}

/**
 * A lender with `loans` applications that were sent to it, and staff who upload its files. Filled without the triggers, and what
 * they would have written is written for all at once: the same rows in a tenth of the time.
 */
export const buildUploadWorld = (db: Database, loans: number): Promise<UploadWorld> =>
  db.transaction(async (tx) => {
    const { lender_id } = await buildLender(tx)
    const { staff_id } = await buildStaff({ db: tx, now: () => new Date() })
    for (const table of noted) await tx.run(sql`alter table ${table} disable trigger user`)
    const ids = await buildLoans(tx, { lender_id, count: loans, status: 'SENT' })
    await tx.run(sql`insert into lender_application_event (lender_application_id, status, source, accepted, at)
      select id, 'SENT', 'system', 1, '2026-02-01' from unnest(${ids}::bigint[]) made (id)`)
    await noteJourneys(tx, ids)
    for (const table of noted) await tx.run(sql`alter table ${table} enable trigger user`)
    const rows = await tx.rows<{ application_number: string }>(
      sql`select application_number from lender_application where lender_id = ${lender_id} order by lender_application_id`,
    )
    return { lender_id, staff_id, numbers: rows.map((row) => row.application_number) }
  })
