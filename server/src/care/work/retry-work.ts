import { sendMessageAgain } from '../../customers/messages/published.ts'
import { sendApplicationAgain } from '../../loans/applications/published.ts'
import { tryLenderNow } from '../../market/connectors/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import type { WorkItemRow } from '../../platform/work/published.ts'

/** Tries once more what an item stands for, in the caller's transaction. @returns why it cannot be; null where it is tried. */
export const retryWork = async (
  services: Services,
  tx: Database,
  { kind, key }: Pick<WorkItemRow, 'kind' | 'key'>,
): Promise<string | null> => {
  if (kind === 'send_failed') {
    const sent = await sendApplicationAgain(services, tx, Number(key))
    if (sent === 'queued') return null
    return sent === 'no_consent'
      ? 'The customer has withdrawn the consent: nothing may be sent'
      : 'It does not wait to be sent any more'
  }
  if (kind === 'message_failed')
    return (await sendMessageAgain(services, tx, Number(key)))
      ? null
      : 'It held a passcode or a link of one use, or is over: the customer has to ask for it again'
  if (kind === 'lender_refusing')
    return (await tryLenderNow(tx, Number(key), services.now())) ? null : 'The lender answers again'
  return 'There is nothing to try again'
}
