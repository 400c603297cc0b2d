import type { Services } from '../../market/services.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { takeWaitingWords } from '../applications/lender-events.queries.ts'
import { notifyCustomer } from '../applications/notify-customer.ts'

/**
 * Writes to the customers of moves by a file as a lender's callback does. What was taken back since, or has moved on, is passed
 * over; a second run finds nobody waiting.
 */
export const notifyFileNews: Job<'notify_file_news', Services> = async (services, { event_ids }) => {
  await services.db.transaction(async (db) => {
    for (const row of await takeWaitingWords(db, event_ids))
      await notifyCustomer(services, db, row, row.status)
  })
}
