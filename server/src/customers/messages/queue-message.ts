import { randomUUID } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { judgeContacts } from '../contact-rules/judge-contacts.ts'
import { askOfMessage } from './judge-message.ts'
import { addMessage, giveUpReplaced } from './messages.queries.ts'
import { renderMessage } from './render-message.ts'
import { templates, type Channel, type TemplateName, type TemplateValues } from './templates.ts'

export interface MessageOrder<Name extends TemplateName> {
  channel: Channel
  /** A mobile number of ten digits, or an e-mail address. */
  to: string
  template: Name
  language: LanguageId
  values: TemplateValues[Name]
  /** The customer; needed where the template is not essential, because the consent to messages decides. */
  user_id?: string
  /** The lender that it is about: a customer may stop one lender alone. */
  lender_id?: number
  /** The passcode, or the link that goes on: sealed until it is sent, then forgotten. */
  code?: string
  /** Follows the words of an e-mail as it stands. */
  letter?: string
  /** Not sent after this. */
  expires_at?: Date
  /** The last message to somebody whose data are gone: whom it went to is not kept. */
  forget_recipient?: 1
  /** A message that still waits under the same value is given up for this one. */
  replaces?: string
}

/** Twelve hours of tries with back-off; a passcode's own end comes sooner. */
const TRIES = 14

/** The brand of this name: the header above an SMS is that of the brand which its text names. Null where there is none. */
const brandNamed = ({ brands }: Pick<Services, 'brands'>, name: string): number | null =>
  brands().brands.find(({ brand }) => brand.name === name)?.brand.brand_id ?? null

/** What seals a passcode to its message. */
export const codeContext = (gatewayKey: string): string => `message.sealed_code:${gatewayKey}`

/** Whether a message may go sooner or later: hours and caps are looked at when it goes. */
const mayBeQueued = async <Name extends TemplateName>(
  services: Services,
  db: Database,
  { template, user_id, channel, to, lender_id, values }: MessageOrder<Name>,
): Promise<boolean> => {
  if (user_id === undefined) throw new Error(`template ${template} needs the customer whose consent decides`)
  const message = {
    user_id,
    channel,
    recipient: to,
    template,
    lender_id: lender_id ?? null,
    brand_id: brandNamed(services, values.brand),
  }
  const [verdict] = await judgeContacts(services, db, [askOfMessage(message, null, services.now())])
  return verdict !== undefined && (verdict.allowed || verdict.next_allowed_at !== null)
}

/**
 * Stores a message and the job that sends it, both in the caller's transaction.
 * @returns its id; null where the customer may not be sent messages of this kind (customers/contact-rules).
 * @throws Problem temporarily_unavailable where no gateway is configured, so that nobody waits for what cannot come.
 */
export const queueMessage = async <Name extends TemplateName>(
  services: Services,
  db: Database,
  order: MessageOrder<Name>,
): Promise<number | null> => {
  const { env, log, vault } = services
  const missing = order.channel === 'sms' ? 'SMS_GATEWAY_URL' : 'SMTP_URL'
  if (!env.DEMO && env[missing] === undefined) {
    log.error({ variable: missing }, 'a message cannot be sent: no gateway is configured')
    throw new Problem('temporarily_unavailable')
  }
  if (!templates[order.template].essential && !(await mayBeQueued(services, db, order))) return null
  if (order.replaces !== undefined) await giveUpReplaced(db, order.replaces)
  const gateway_key = randomUUID()
  const { subject, body } = renderMessage(order.template, order.channel, order.language, order.values)
  const message_id = await addMessage(db, {
    gateway_key,
    channel: order.channel,
    recipient: order.to,
    user_id: order.user_id ?? null,
    template: order.template,
    language: order.language,
    subject,
    body: order.channel === 'email' ? `${body}${order.letter ?? ''}` : body,
    brand_id: brandNamed(services, order.values.brand),
    lender_id: order.lender_id ?? null,
    sealed_code: order.code === undefined ? null : vault.seal(order.code, codeContext(gateway_key)),
    replaces_key: order.replaces ?? null,
    expires_at: order.expires_at ?? null,
    forget_recipient: order.forget_recipient ?? 0,
    created_at: services.now(),
  })
  await services.addJob(db, 'send_message', { message_id }, { max_attempts: TRIES })
  return message_id
}
