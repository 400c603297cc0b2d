import type { StopSource } from '@marketplace/contract/customers/contact'
import type { Database } from '../../platform/db/database.ts'
import type { ContactStop } from '../contact-rules/contact-facts.ts'
import { addStop, liftStop, lockContacts } from '../contact-rules/published.ts'
import { giveUpStopped } from '../messages/published.ts'
import { stoppableTemplates } from '../messages/template-uses.ts'

export interface StopOrder extends ContactStop {
  user_id: string
  source: StopSource
  /** The user name of who of staff wrote it down; null where the customer did. */
  entered_by: string | null
  at: Date
}

/**
 * Stops contacts of a person over all brands, in the caller's transaction, which holds the customer: what waits to be sent is
 * given up with it. What is essential still comes. A repetition changes nothing. Rows of other areas that wait for the person (a task of a
 * caller) are judged again before they are used.
 * @returns whether it was not stopped before.
 */
export const stopContacts = async (tx: Database, order: StopOrder): Promise<boolean> => {
  const { user_id, channel, purpose, lender_id } = order
  await lockContacts(tx, user_id)
  const isNew = (await addStop(tx, order)) > 0
  if (channel !== 'call')
    await giveUpStopped(tx, { user_id, channel, lender_id, templates: stoppableTemplates(purpose), purpose })
  return isNew
}

/** Ends a stop; who made it may be somebody else. A repetition changes nothing. */
export const allowContacts = async (
  tx: Database,
  of: ContactStop & { user_id: string; at: Date },
): Promise<void> => {
  await lockContacts(tx, of.user_id)
  await liftStop(tx, of, of.at)
}
