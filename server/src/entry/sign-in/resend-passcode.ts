import type { PasscodeSent } from '@marketplace/contract/entry/sign-in'
import { refuseDeadChannel } from '../../customers/messages/refuse-dead-channel.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { MAX_COMPARISONS, RESEND_SECONDS } from './passcode.ts'
import { carrySpent, sendWithinLimits, type PasscodeAsker } from './passcode-limits.ts'
import { findPasscode, replacePasscode } from './passcodes.queries.ts'
import { findProspect } from '../../customers/prospects/published.ts'
import { makePasscode, passcodeSent, queuePasscode } from './send-passcode.ts'

/**
 * Sends a new code for a start; the old one ends, comparisons already made stay counted.
 * @throws Problem not_found, passcode_spent, sms_unavailable, email_unavailable, resend_too_soon, too_many_requests,
 *   challenge_required.
 */
export const resend = async (
  services: Services,
  prospect_app_id: string,
  asker: PasscodeAsker,
): Promise<PasscodeSent> => {
  const { db, now, brands } = services
  const [prospect, passcode] = await Promise.all([
    findProspect(db, prospect_app_id),
    findPasscode(db, 'sign_in', prospect_app_id, null),
  ])
  if (prospect === null || passcode === null) throw new Problem('not_found')
  if (passcode.used_at !== null || passcode.comparisons >= MAX_COMPARISONS)
    throw new Problem('passcode_spent')
  await refuseDeadChannel(services, passcode.recipient)
  const sent_before = new Date(now().getTime() - RESEND_SECONDS * 1_000)
  if (passcode.sent_at > sent_before)
    throw new Problem('resend_too_soon', (passcode.sent_at.getTime() - sent_before.getTime()) / 1_000)

  const { recipient } = passcode
  const { language, brand_id } = prospect
  const brand = brands().brands.find((known) => known.brand.brand_id === brand_id)
  if (brand === undefined) throw new Problem('not_found')
  await sendWithinLimits(services, recipient, asker, async (spent) => {
    const fresh = makePasscode(services, 'sign_in', prospect_app_id)
    const { code_hash, expires_at, sent_at } = fresh
    await db.transaction(async (tx) => {
      const carried = await carrySpent(tx, prospect_app_id, spent)
      const next = { code_hash, expires_at, sent_at, sent_before, ...carried }
      if ((await replacePasscode(tx, prospect_app_id, next)) === 0)
        throw new Problem('resend_too_soon', RESEND_SECONDS)
      await queuePasscode(services, tx, fresh, {
        subject_id: prospect_app_id,
        recipient,
        language,
        brand: brand.brand.name,
      })
    })
  })
  return { ...passcodeSent(recipient, language), prospect_app_id }
}
