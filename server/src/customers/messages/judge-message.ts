import type { ContactRefusal } from '@marketplace/contract/customers/contact'
import type { DltClass } from '@marketplace/contract/customers/dlt'
import type { ContactVerdict } from '../contact-rules/contact-facts.ts'
import type { PersonAsk } from '../contact-rules/judge-contacts.ts'
import { claimContact } from '../contact-rules/record-contact.ts'
import type { Services } from '../../reference/services.ts'
import type { NewMessage, QueuedMessage } from './messages.queries.ts'
import { kindOf, purposeOf } from './template-uses.ts'

/** The key of a message in the ledger of contacts: another try is the same contact. */
export const contactKey = (messageId: number): string => `message:${messageId}`

type Asked = Pick<NewMessage, 'channel' | 'recipient' | 'template' | 'brand_id' | 'lender_id'> & {
  user_id: string
}

/** What the rule is asked of a message to a customer. */
export const askOfMessage = (message: Asked, registered: DltClass | null, at: Date): PersonAsk => ({
  user_id: message.user_id,
  channel: message.channel,
  purpose: purposeOf(message.template),
  kind: kindOf(message.template, registered),
  brand_id: message.brand_id,
  lender_id: message.lender_id,
  to: message.recipient,
  at,
})

/** Judges a message that is about to go, and writes the contact down where it may. */
export const claimMessage = (
  { db, vault, now }: Services,
  message: QueuedMessage & { user_id: string },
  registered: DltClass | null,
): Promise<ContactVerdict> =>
  db.transaction((tx) =>
    claimContact(
      { vault },
      tx,
      { ...askOfMessage(message, registered, now()), source_key: contactKey(message.message_id) },
      { template: `${message.template}.${message.language}`, address: message.recipient },
    ),
  )

const ends: ReadonlySet<ContactRefusal> = new Set(['no_consent', 'withdrawn'])

/** Why a message is given up, as its row says it. It names no person. */
export const dropReason = (reasons: readonly ContactRefusal[]): string => {
  if (reasons.includes('deleted')) return 'customer deleted'
  return reasons.every((reason) => ends.has(reason))
    ? 'consent withdrawn'
    : `not allowed: ${reasons.join(', ')}`
}
