import type { Answer, Body } from '@marketplace/contract/platform/call'
import type { openHandOver } from '@marketplace/contract/entry/hand-over'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import { refuseDeadChannel } from '../../customers/messages/refuse-dead-channel.ts'
import type { Services } from '../../market/services.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { checkStartConsents } from '../sign-in/check-start-consents.ts'
import { sendWithinLimits, type PasscodeAsker } from '../sign-in/passcode-limits.ts'
import { findProspect, setProspectStart } from '../../customers/prospects/published.ts'
import { makePasscode, passcodeSent, sendPasscode } from '../sign-in/send-passcode.ts'
import { claimLink, releaseLink, type ClaimedLink } from './hand-over.queries.ts'
import { channelOf, namesItsStart } from './link-token.ts'

type Opened = Answer<typeof openHandOver>

const startFromLink = async (
  services: Services,
  { prospect_app_id, product_type, product_id, app_id }: ClaimedLink,
  asked: { brand: KnownBrand; body: Body<typeof openHandOver>; asker: PasscodeAsker },
): Promise<Opened> => {
  const { db } = services
  const { brand } = asked.brand
  const { language } = asked.body
  const prospect = await findProspect(db, prospect_app_id)
  const recipient = prospect?.mobile_phone_number ?? prospect?.email ?? null
  if (recipient === null) throw new Problem('link_refused')
  await refuseDeadChannel(services, recipient)
  const consents =
    channelOf(asked.body.token) === 'partner'
      ? await checkStartConsents(db, asked.body.consents ?? [], language, brand.name, services.now())
      : []
  await sendWithinLimits(services, recipient, asked.asker, async (spent) => {
    const fresh = makePasscode(services, 'sign_in', prospect_app_id)
    await db.transaction(async (tx) => {
      const start = { language, consents, ip_address: asked.asker.ip }
      // Its customer may have deleted their account since the link was taken.
      if ((await setProspectStart(tx, prospect_app_id, start)) === 0) throw new Problem('link_refused')
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
  return { ...passcodeSent(recipient, language), prospect_app_id, product_type, product_id, app_id }
}

/**
 * Spends a link: a passcode goes to the one it was made for, wherever the link ended up. A start that could not be made leaves
 * the link as it was.
 * @throws Problem link_refused for a link that is forged, used, over, revoked, of another brand, channel or start;
 *   consent_missing, too_many_requests, challenge_required, temporarily_unavailable.
 */
export const openLink = async (
  services: Services,
  asked: { brand: KnownBrand; body: Body<typeof openHandOver>; asker: PasscodeAsker },
): Promise<Opened> => {
  const { token, prospect_app_id = null } = asked.body
  const channel = channelOf(token)
  if (channel === null || namesItsStart(channel) !== (prospect_app_id !== null))
    throw new Problem('link_refused')
  const claimed = await claimLink(services.db, {
    token_hash: hashToken(token),
    channel,
    brand_id: asked.brand.brand.brand_id,
    prospect_app_id,
    now: services.now(),
  })
  if (claimed === null) throw new Problem('link_refused')
  try {
    return await startFromLink(services, claimed, asked)
  } catch (error) {
    await releaseLink(services.db, claimed.link_id)
    throw error
  }
}
