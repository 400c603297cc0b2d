import type { Body } from '@marketplace/contract/platform/call'
import type { chooseContacts as chooseCall } from '@marketplace/contract/rights/contacts'
import { allowContacts, stopContacts } from '../../customers/contact-choices/stop-contacts.ts'
import type { ContactStop } from '../../customers/contact-rules/contact-facts.ts'
import { holdCustomer } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { Problem } from '../../platform/http/problem.ts'

type Choice = Body<typeof chooseCall>

/** What a press on the page stops. @throws Problem invalid_request where it names a purpose and a lender at once. */
const stopOf = ({ purpose, lender_id }: Choice): ContactStop => {
  if (purpose !== null && lender_id !== null)
    throw new Problem('invalid_request', [{ field: 'lender_id', key: 'invalid_value' }])
  return { purpose, lender_id, channel: purpose === null && lender_id === null ? 'call' : null }
}

/**
 * Stops contacts of a customer, or allows them again, as they press; what waits to be sent is given up in the same transaction.
 * @throws Problem not_found where the account is deleted, or there is no such lender.
 */
export const chooseContacts = async (
  { db, lenders, now }: Pick<Services, 'db' | 'lenders' | 'now'>,
  user_id: string,
  choice: Choice,
): Promise<void> => {
  const stop = stopOf(choice)
  if (stop.lender_id !== null && lenders().find(stop.lender_id) === null) throw new Problem('not_found')
  const at = now()
  await db.transaction(async (tx) => {
    if (!(await holdCustomer(tx, user_id))) throw new Problem('not_found')
    if (choice.stopped === 1)
      await stopContacts(tx, { ...stop, user_id, source: 'customer', entered_by: null, at })
    else await allowContacts(tx, { ...stop, user_id, at })
  })
}
