import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Gateway } from './gateway.ts'

interface GatewayCircuitRow {
  gateway: Gateway
  last_fault_at: Date
  open_until: Date | null
}

export const findGatewayCircuit = (db: Database, gateway: Gateway): Promise<GatewayCircuitRow | null> =>
  db.row(sql`select gateway, last_fault_at, open_until from gateway_circuit where gateway = ${gateway}`)

/**
 * Takes the one trial after the pause, for every process at once. A pause that ends later than one begun now was set by a clock
 * that was wrong: nobody waits for it. @returns 0 where another took it.
 */
export const takeGatewayTrial = (
  db: Database,
  gateway: Gateway,
  now: Date,
  nextUntil: Date,
): Promise<number> =>
  db.run(sql`update gateway_circuit set open_until = ${nextUntil}
    where gateway = ${gateway} and (open_until <= ${now} or open_until > ${nextUntil})`)

/** Counts a fault; from `limit` of them in a row on nobody calls until `openUntil`. @returns whether the circuit is open by now. */
export const countGatewayFault = async (
  db: Database,
  {
    gateway,
    reason,
    now,
    limit,
    openUntil,
  }: { gateway: Gateway; reason: string; now: Date; limit: number; openUntil: Date },
): Promise<boolean> => {
  const row = await db.row<{ is_open: boolean }>(sql`
    insert into gateway_circuit as c (gateway, failures, last_error, last_fault_at, open_until)
      values (${gateway}, 1, ${reason}, ${now}, case when 1 >= ${limit}::int then ${openUntil}::timestamptz end)
    on conflict (gateway) do update set failures = least(c.failures + 1, 1000), last_error = excluded.last_error,
      last_fault_at = excluded.last_fault_at,
      open_until = case when c.failures + 1 >= ${limit}::int then ${openUntil}::timestamptz else c.open_until end
    returning open_until is not null as is_open`)
  return row?.is_open ?? false
}

/** @returns 0 where nothing was wrong with the gateway. */
export const closeGatewayCircuit = (db: Database, gateway: Gateway): Promise<number> =>
  db.run(sql`delete from gateway_circuit where gateway = ${gateway}`)
