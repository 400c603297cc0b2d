import { endContact } from '../contact-rules/published.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { Services } from '../../reference/services.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { claimMessage, contactKey, dropReason } from './judge-message.ts'
import { handOverMessage } from './hand-over-message.ts'
import { settleMessages } from './message-work.ts'
import { markFailed, markSent, noteError, startTry, type QueuedMessage } from './messages.queries.ts'
import { findCampaignSending, type CampaignSending } from './campaign-messages.queries.ts'
import { campaignRegistration, findRegistration } from './find-registration.ts'
import type { SmsRegistration } from './sms-gateway.ts'

/** A passcode is worth nothing after some minutes: it is tried every few seconds while it lives. */
const SHORT_LIVED_MS = 10 * 60_000
const SHORT_LIVED_RETRY_MS = 2_500

const isShortLived = ({ expires_at }: QueuedMessage, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() - now.getTime() <= SHORT_LIVED_MS

/**
 * What an SMS is registered as; null for an e-mail, and for an unregistered text of a demo.
 * @throws DeliveryFailure for good where the server is not a demo and something of the register is missing.
 */
const registrationOf = async (
  services: Services,
  message: QueuedMessage,
  campaign: CampaignSending | null,
): Promise<SmsRegistration | null> => {
  if (message.channel !== 'sms') return null
  const { message_id, template, language } = message
  const found =
    template === 'campaign'
      ? campaignRegistration(services, message.brand_id, campaign)
      : await findRegistration(services, { ...message, template })
  if (typeof found !== 'string') return found
  services.log.warn({ message_id, template, language, missing: found }, 'an SMS is not registered (DLT)')
  if (services.env.NODE_ENV === 'production')
    throw new DeliveryFailure(`not registered with the operators: ${found}`, true)
  return null
}

/** Gives a message up; one that somebody still waits for becomes work for a person. */
const giveUp = ({ db, now }: Services, message_id: number, reason: string): Promise<void> =>
  db.transaction(async (tx) => {
    await markFailed(tx, message_id, reason)
    await endContact(tx, contactKey(message_id), { outcome: 'failed', at: now() })
    await settleMessages(tx, [message_id], now())
  })

/** Under a key of the message: a process that dies right after it leaves two jobs, which must not become more with each try. */
const comeAgain = ({ db, addJob }: Services, message_id: number, run_at: Date): Promise<void> =>
  addJob(db, 'send_message', { message_id }, { run_at, key: `message:${message_id}` })

/** What keeps a message from going: until when it waits, or why it is given up. */
type Hindrance = { until: Date } | { drop: string }

/**
 * Judges a message again as it goes: a consent may have ended, an address may have changed while it waited. One to nobody in
 * particular (a passcode before the account, a lender, a partner) is no contact of a customer.
 * @returns null where it may go; the contact is written down then.
 */
const findHindrance = async (
  services: Services,
  message: QueuedMessage,
  registration: SmsRegistration | null,
  campaign: CampaignSending | null,
): Promise<Hindrance | null> => {
  const { user_id } = message
  if (user_id === null) return null
  const verdict = await claimMessage(services, { ...message, user_id }, registration?.class ?? null, campaign)
  if (verdict.allowed) return null
  return verdict.next_allowed_at === null
    ? { drop: dropReason(verdict.reasons) }
    : { until: verdict.next_allowed_at }
}

/**
 * Sends a message that still waits; one already sent or given up is left alone. A try that fails comes again with the
 * queue's back-off, a passcode every few seconds while it lives, and one that hours or caps keep back when they let it, under the
 * same key, so that a gateway which took it without saying so does not send it twice.
 */
export const sendMessage: Job<'send_message', Services> = async (services, { message_id }, attempt) => {
  const { db, log, now } = services
  const message = await startTry(db, message_id)
  if (message === null) return
  if (message.expires_at !== null && message.expires_at <= now()) {
    await giveUp(services, message_id, 'expired')
    return
  }
  try {
    const { campaign_id, language } = message
    const campaign = campaign_id === null ? null : await findCampaignSending(db, campaign_id, language)
    const registration = await registrationOf(services, message, campaign)
    const hindrance = await findHindrance(services, message, registration, campaign)
    if (hindrance !== null) {
      if ('drop' in hindrance) await giveUp(services, message_id, hindrance.drop)
      else await comeAgain(services, message_id, hindrance.until)
      return
    }
    await handOverMessage(services, message, registration, attempt.stop)
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error
    const { reason, permanent } = error
    log.warn({ message_id, channel: message.channel, try: attempt.number, reason }, 'a message was not taken')
    if (permanent || attempt.last) {
      await giveUp(services, message_id, reason)
      log.error({ message_id, channel: message.channel, reason }, 'a message is given up')
      return
    }
    await noteError(db, message_id, reason)
    if (!isShortLived(message, now())) throw error
    // The queue's back-off would outlast it.
    const run_at = new Date(now().getTime() + SHORT_LIVED_RETRY_MS)
    await comeAgain(services, message_id, run_at)
    return
  }
  await markSent(db, message_id, now())
  await endContact(db, contactKey(message_id), { outcome: 'sent', at: now() })
}
