import { randomUUID } from 'node:crypto'
import type { PasscodeSent, StartSignIn } from '@marketplace/contract/entry/sign-in'
import type { Brand } from '@marketplace/contract/reference/brands'
import { refuseDeadChannel } from '../../customers/messages/refuse-dead-channel.ts'
import type { Services } from '../../market/services.ts'
import { campaignOf } from '../../partners/links/campaign-of.ts'
import { partnerOfArrival } from '../../partners/leads/record-arrival.ts'
import { listTrafficSources } from '../../reference/traffic-sources/published.ts'
import { sourceOf } from '../../reference/traffic-sources/source-of.ts'
import { findSegment } from '../../reference/url-segments/published.ts'
import { checkStartConsents } from './check-start-consents.ts'
import { deviceOf } from './device-of.ts'
import { sendWithinLimits, type PasscodeAsker } from './passcode-limits.ts'
import { type Prospect, addProspect } from '../../customers/prospects/published.ts'
import { makePasscode, passcodeSent, sendPasscode } from './send-passcode.ts'

/**
 * Starts a sign-in: a new prospect with what it agreed to, and a passcode on its way. Whether the contact is known is not
 * looked up here, so that neither the answer nor its time can tell.
 * @throws Problem consent_missing, invalid_request, sms_unavailable, email_unavailable, too_many_requests, challenge_required,
 *   temporarily_unavailable.
 */
export const start = async (
  services: Services,
  body: StartSignIn,
  brand: Brand,
  {
    arrival,
    user_agent,
    ...asker
  }: Pick<Prospect, 'arrival'> & PasscodeAsker & { user_agent?: string | undefined },
): Promise<PasscodeSent> => {
  const { db, now } = services
  const { language } = body
  const mobile = body.mobile_phone_number ?? null
  const email = body.email?.toLowerCase() ?? null
  const recipient = mobile ?? email ?? ''
  await refuseDeadChannel(services, recipient)
  const consents = await checkStartConsents(db, body.consents, language, brand.name, now())
  const segment = body.url_segment === undefined ? null : await findSegment(db, body.url_segment)
  const came = await campaignOf(db, segment?.segment ?? null, body.utms ?? {})
  const prospect_app_id = randomUUID()
  await sendWithinLimits(services, recipient, asker, async (spent) => {
    const fresh = makePasscode(services, 'sign_in', prospect_app_id)
    await db.transaction(async (tx) => {
      const partner_id = (await partnerOfArrival(tx, came))?.partner_id ?? null
      await addProspect(tx, {
        ...came,
        prospect_app_id,
        brand_id: brand.brand_id,
        language,
        mobile_phone_code: mobile === null ? null : (body.mobile_phone_code ?? '91'),
        mobile_phone_number: mobile,
        email,
        consents,
        arrival,
        ip_address: asker.ip,
        device: deviceOf(user_agent),
        source_id: sourceOf({ utms: came.utms, partner_id }, await listTrafficSources(tx)),
        partner_id,
        created_at: now(),
      })
      await sendPasscode(services, tx, fresh, {
        purpose: 'sign_in',
        user_id: null,
        subject_id: prospect_app_id,
        recipient,
        language,
        brand: brand.name,
        spent,
      })
    })
  })
  return { ...passcodeSent(recipient, language), prospect_app_id }
}
