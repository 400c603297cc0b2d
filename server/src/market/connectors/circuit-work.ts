import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { closeCircuit, countFault, listOpenCircuits, tryNow } from './lender-circuit.queries.ts'

/** Lenders that are left alone after faults: all, or one of them. They wait since that was seen: `now` for a new one. */
export const standingCircuits = async (
  db: Database,
  now: Date,
  lenderId: number | null = null,
): Promise<StandingWork[]> =>
  (await listOpenCircuits(db))
    .filter(({ lender_id }) => lenderId === null || lender_id === lenderId)
    .map(({ lender_id }) => ({ kind: 'lender_refusing', key: String(lender_id), since: now, lender_id }))

const settleCircuit = async (tx: Database, lenderId: number, now: Date): Promise<void> => {
  const standing = await standingCircuits(tx, now, lenderId)
  await settleWork(tx, { kinds: ['lender_refusing'], keys: [String(lenderId)], standing, now })
}

/** Counts a fault of a lender; with the `limit`th in a row it is left alone until `openUntil`, and somebody has to see it. */
export const noteLenderFault = (
  db: Database,
  { lender_id, limit, openUntil, now }: { lender_id: number; limit: number; openUntil: Date; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    await countFault(tx, lender_id, limit, openUntil)
    await settleCircuit(tx, lender_id, now)
  })

/** A lender answers again. */
export const noteLenderAnswer = (db: Database, lenderId: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await closeCircuit(tx, lenderId)
    await settleCircuit(tx, lenderId, now)
  })

/** Lets the next call to a lender that is left alone go out at once. @returns whether it was left alone. */
export const tryLenderNow = async (tx: Database, lenderId: number, now: Date): Promise<boolean> =>
  (await tryNow(tx, lenderId, now)) > 0
