import { hasLiveConsent } from '../consents/consents.queries.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { Services } from '../../reference/services.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { handOverMessage } from './hand-over-message.ts'
import { settleMessages } from './message-work.ts'
import { markFailed, markSent, noteError, startTry, type QueuedMessage } from './messages.queries.ts'
import { findRegistration } from './find-registration.ts'
import { nextPromotionTime } from './promotion-hours.ts'
import type { SmsRegistration } from './sms-gateway.ts'
import { templates } from './templates.ts'

/** Why a message that waited must not go any more; null where it may. */
const reasonNotToSend = async ({ db, now }: Services, message: QueuedMessage): Promise<string | null> => {
  if (message.expires_at !== null && message.expires_at <= now()) return 'expired'
  if (templates[message.template].essential || message.user_id === null) return null
  return (await hasLiveConsent(db, message.user_id, 'messages')) ? null : 'consent withdrawn'
}

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
): Promise<SmsRegistration | null> => {
  if (message.channel !== 'sms') return null
  const found = await findRegistration(services, message)
  if (typeof found !== 'string') return found
  const { message_id, template, language } = message
  services.log.warn({ message_id, template, language, missing: found }, 'an SMS is not registered (DLT)')
  if (services.env.NODE_ENV === 'production')
    throw new DeliveryFailure(`not registered with the operators: ${found}`, true)
  return null
}

/** Gives a message up; one that somebody still waits for becomes work for a person. */
const giveUp = ({ db, now }: Services, message_id: number, reason: string): Promise<void> =>
  db.transaction(async (tx) => {
    await markFailed(tx, message_id, reason)
    await settleMessages(tx, [message_id], now())
  })

/** Under a key of the message: a process that dies right after it leaves two jobs, which must not become more with each try. */
const comeAgain = ({ db, addJob }: Services, message_id: number, run_at: Date): Promise<void> =>
  addJob(db, 'send_message', { message_id }, { run_at, key: `message:${message_id}` })

/**
 * Sends a message that still waits; one already sent or given up is left alone. A try that fails comes again with the
 * queue's back-off, a passcode every few seconds while it lives, and a promotional SMS waits for its hours, under the same key, so
 * that a gateway which took it without saying so does not send it twice.
 */
export const sendMessage: Job<'send_message', Services> = async (services, { message_id }, attempt) => {
  const { db, log, now } = services
  const message = await startTry(db, message_id)
  if (message === null) return
  const stop = await reasonNotToSend(services, message)
  if (stop !== null) {
    await giveUp(services, message_id, stop)
    return
  }
  try {
    const registration = await registrationOf(services, message)
    if (registration?.class === 'promotional' && nextPromotionTime(now()) > now()) {
      const run_at = nextPromotionTime(now())
      await comeAgain(services, message_id, run_at)
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
}
