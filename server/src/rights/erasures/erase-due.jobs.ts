import { listDueErasures, type PlannedErasure } from '../../customers/planned-erasures/published.ts'
import type { Services } from '../../market/services.ts'
import { isUnavailable } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { openDeletionLedger } from '../my-data/deletion-ledger.ts'
import type { Deletion } from '../my-data/deletions.queries.ts'
import type { HeldOfPerson } from '../my-data/held-of-person.ts'
import { eraseOne } from './erase-one.ts'

const BATCH = 50

/**
 * Deletes the customers whose day has come: after the withdrawal of `terms`, after silence, or by an order of staff. Each is a transaction of its
 * own, so that a run that was cut short goes on with the next, and a second run finds nobody. One that cannot be deleted holds up
 * nobody who comes after.
 * @throws ExpectedFailure where somebody is left: the job comes again, and is given up loudly.
 */
export const eraseDueCustomers =
  <S extends Services>(held: HeldOfPerson<S>, size = BATCH): Job<'erase_due_customers', S> =>
  async (services, _payload, { stop }) => {
    const { db, log, now } = services
    const ledger = openDeletionLedger(services.env.DATA_DIR)
    /** Who is not to be deleted any more, and who could not be. */
    const passedOver: string[] = []
    let failed = 0
    const tryOne = async (plan: PlannedErasure): Promise<Deletion | null> => {
      try {
        const deletion = await eraseOne(held, services, plan.user_id)
        if (deletion === null) passedOver.push(plan.user_id)
        return deletion
      } catch (error) {
        if (isUnavailable(error)) throw error
        logFailure(log, error, 'the deletion of a customer whose day has come')
        passedOver.push(plan.user_id)
        failed += 1
        return null
      }
    }
    let due: PlannedErasure[]
    do {
      due = await listDueErasures(db, now(), passedOver, size)
      const done: Deletion[] = []
      try {
        for (const plan of due) {
          if (stop?.aborted === true) throw new ExpectedFailure('stopped before every customer was deleted')
          const deletion = await tryOne(plan)
          if (deletion !== null) done.push(deletion)
        }
      } finally {
        // Whatever ends the run: these are deleted.
        if (done.length > 0) {
          services.sessions.forget()
          await ledger
            .append(done)
            .catch((error: unknown) => logFailure(log, error, 'the ledger of deletions'))
          log.info({ customers: done.length }, 'deleted the customers whose day had come')
        }
      }
    } while (due.length === size)
    if (failed > 0) throw new ExpectedFailure(`${failed} customers could not be deleted`)
  }
