import type { Database } from '../../platform/db/database.ts'
import { lockForErasure } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import type { DeletionLedger } from './deletion-ledger.ts'
import { addDeletion, listDeletions } from './deletions.queries.ts'
import { erasePerson } from './erase-person.ts'
import type { HeldOfPerson } from './held-of-person.ts'

/** Brings the ledger beside the database up to the one in it, before that may be replaced. @returns how many lines were missing. */
export const completeLedger = async (db: Database, ledger: DeletionLedger): Promise<number> => {
  const known = new Set((await ledger.read()).map(({ certificate }) => certificate))
  const missing = (await listDeletions(db)).filter(({ certificate }) => !known.has(certificate))
  await ledger.append(missing)
  return missing.length
}

/**
 * Deletes again whoever a restored backup has brought back, and brings both ledgers up to each other. Before the server
 * answers or sends anything; where nothing was restored it changes nothing.
 * @returns how many customers were deleted again.
 */
export const replayDeletions = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  ledger: DeletionLedger,
): Promise<number> => {
  const { db, log, now } = services
  await completeLedger(db, ledger)
  let again = 0
  for (const deletion of await ledger.read()) {
    const { user_id, certificate } = deletion
    const isBack = await db.transaction(async (tx) => {
      if (!(await lockForErasure(tx, user_id))) return false
      await erasePerson(held, services, tx, { user_id, ip_address: null, now: now() })
      await addDeletion(tx, deletion)
      return true
    })
    if (!isBack) continue
    again += 1
    log.warn({ certificate }, 'a customer that a backup had brought back is deleted again')
  }
  if (again > 0) services.sessions.forget()
  return again
}
