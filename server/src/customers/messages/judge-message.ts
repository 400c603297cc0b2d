import { kindOfPurpose, type ContactRefusal } from '@marketplace/contract/customers/contact'
import type { DltClass } from '@marketplace/contract/customers/dlt'
import type { ContactVerdict } from '../contact-rules/contact-facts.ts'
import type { PersonAsk } from '../contact-rules/judge-contacts.ts'
import { claimContact } from '../contact-rules/record-contact.ts'
import type { Services } from '../../reference/services.ts'
import type { QueuedMessage } from './messages.queries.ts'
import type { CampaignSending } from './campaign-messages.queries.ts'
import { kindOf, purposeOf } from './template-uses.ts'
import type { TemplateName } from './templates.ts'

/** The key of a message in the ledger of contacts: another try is the same contact. */
export const contactKey = (messageId: number): string => `message:${messageId}`

type Asked = Pick<QueuedMessage, 'channel' | 'recipient' | 'brand_id' | 'lender_id'> & { user_id: string }

const askOf = (
  { user_id, channel, brand_id, lender_id, recipient }: Asked,
  what: Pick<PersonAsk, 'purpose' | 'kind'>,
  at: Date,
): PersonAsk => ({ ...what, user_id, channel, brand_id, lender_id, to: recipient, at })

/** What the rule is asked of a message to a customer. */
export const askOfMessage = (
  message: Asked & { template: TemplateName },
  registered: DltClass | null,
  at: Date,
): PersonAsk =>
  askOf(message, { purpose: purposeOf(message.template), kind: kindOf(message.template, registered) }, at)

/** What a message says of itself: a text of the product, or the campaign that it is of. */
const contentOf = (
  { template, language }: Pick<QueuedMessage, 'template' | 'language'>,
  registered: DltClass | null,
  campaign: CampaignSending | null,
): Pick<PersonAsk, 'purpose' | 'kind'> & { label: string } => {
  if (campaign !== null)
    return {
      purpose: campaign.purpose,
      kind: kindOfPurpose(campaign.purpose),
      label: `${campaign.label}.${language}`,
    }
  if (template === 'campaign') throw new Error('a message of a campaign that is not there')
  return {
    purpose: purposeOf(template),
    kind: kindOf(template, registered),
    label: `${template}.${language}`,
  }
}

/** Judges a message that is about to go, and writes the contact down where it may. */
export const claimMessage = (
  { db, vault, now }: Services,
  message: QueuedMessage & { user_id: string },
  registered: DltClass | null,
  campaign: CampaignSending | null,
): Promise<ContactVerdict> => {
  const { label, ...what } = contentOf(message, registered, campaign)
  return db.transaction((tx) =>
    claimContact(
      { vault },
      tx,
      { ...askOf(message, what, now()), source_key: contactKey(message.message_id) },
      { template: label, address: message.recipient },
    ),
  )
}

const ends: ReadonlySet<ContactRefusal> = new Set(['no_consent', 'withdrawn'])

/** Why a message is given up, as its row says it. It names no person. */
export const dropReason = (reasons: readonly ContactRefusal[]): string => {
  if (reasons.includes('deleted')) return 'customer deleted'
  return reasons.every((reason) => ends.has(reason))
    ? 'consent withdrawn'
    : `not allowed: ${reasons.join(', ')}`
}
