import { randomUUID } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { hasLiveConsent } from '../consents/consents.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
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

/**
 * Stores a message and the job that sends it, both in the caller's transaction.
 * @returns its id; null where the customer has not agreed to messages of this kind.
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
  if (!templates[order.template].essential) {
    if (order.user_id === undefined)
      throw new Error(`template ${order.template} needs the customer whose consent decides`)
    if (!(await hasLiveConsent(db, order.user_id, 'messages'))) return null
  }
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
    sealed_code: order.code === undefined ? null : vault.seal(order.code, codeContext(gateway_key)),
    replaces_key: order.replaces ?? null,
    expires_at: order.expires_at ?? null,
    forget_recipient: order.forget_recipient ?? 0,
    created_at: services.now(),
  })
  await services.addJob(db, 'send_message', { message_id }, { max_attempts: TRIES })
  return message_id
}
