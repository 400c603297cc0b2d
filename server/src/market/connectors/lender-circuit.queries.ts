import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface CircuitRow {
  failures: number
  open_until: Date | null
}

export const findCircuit = (db: Database, lenderId: number): Promise<CircuitRow | null> =>
  db.row(sql`select failures, open_until from lender_circuit where lender_id = ${lenderId}`)

/** Takes the one trial call after the pause, for every process at once. @returns 0 where another took it. */
export const takeTrial = (db: Database, lenderId: number, now: Date, nextUntil: Date): Promise<number> =>
  db.run(sql`update lender_circuit set open_until = ${nextUntil}
    where lender_id = ${lenderId} and open_until is not null and open_until <= ${now}`)

/** Counts a fault; the circuit opens until `openUntil` once there are `limit` of them in a row. */
export const countFault = (db: Database, lenderId: number, limit: number, openUntil: Date): Promise<number> =>
  db.run(sql`insert into lender_circuit as c (lender_id, failures, open_until)
    values (${lenderId}, 1, case when 1 >= ${limit}::int then ${openUntil}::timestamptz end)
    on conflict (lender_id) do update set failures = least(c.failures + 1, 1000),
      open_until = case when c.failures + 1 >= ${limit}::int then ${openUntil}::timestamptz else c.open_until end`)

/** Ends the pause: the next call is the trial. */
export const tryNow = (db: Database, lenderId: number, now: Date): Promise<number> =>
  db.run(
    sql`update lender_circuit set open_until = ${now} where lender_id = ${lenderId} and open_until is not null`,
  )

export const closeCircuit = (db: Database, lenderId: number): Promise<number> =>
  db.run(sql`delete from lender_circuit where lender_id = ${lenderId}`)

/** Lenders that are left alone after several faults in a row, until a try succeeds. `open_until`: when the next one may be. */
export const listOpenCircuits = (
  db: Database,
): Promise<{ lender_id: number; failures: number; open_until: Date }[]> =>
  db.rows(sql`select lender_id, failures, open_until from lender_circuit where open_until is not null
    order by open_until, lender_id`)
