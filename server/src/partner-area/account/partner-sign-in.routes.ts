import {
  changePartnerPassword,
  confirmPartnerTotp,
  endPartnerSessions,
  getPartnerRevenue,
  listPartnerSessions,
  readPartnerAccount,
  renewPartnerRecoveryCodes,
  savePartnerContact,
  signInPartner,
  signOutPartner,
  startPartnerTotp,
  stepUpPartner,
} from '@marketplace/contract/partner-area/partner-sign-in'
import { getPartnerHome } from '@marketplace/contract/partner-area/partner-home'
import { confirmPassword } from '../../platform/credentials/confirm-password.ts'
import { startSecondFactor } from '../../platform/credentials/second-factor.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../../market/services.ts'
import { presentOwnSession } from '../../platform/sessions/present-own-session.ts'
import { listLiveSessions, revokeSession } from '../../platform/sessions/published.ts'
import { clearSiteCache } from '../../platform/http/clear-site-cache.ts'
import { stepUp } from '../../platform/credentials/step-up.ts'
import type { PartnerRow } from '../../partners/accounts/published.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { listOwnerNames } from '../../partners/people/published.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { gatherPartnerHome } from '../home/gather-partner-home.ts'
import {
  changePassword,
  confirmTotp,
  endSessions,
  getOwnRow,
  readAccount,
  renewRecoveryCodes,
  saveContact,
  seesMoney,
  subjectOf,
} from './partner-account.ts'
import { signIn } from './sign-in-partner.ts'

/** None for an owner. */
const ownersToAsk = async (
  { vault }: Services,
  tx: Database,
  { partner_id, person }: SignedInPartner,
  { contact_name, email }: PartnerRow,
): Promise<string[]> =>
  person.role === 'owner' ? [] : listOwnerNames(vault, tx, { partner_id, contact_name, email })

/** What get-revenue says to a role that is shown no money. */
const noShare = { revenue_percent: null, revenue_flat_fee: null }

export const partnerSignInRoutes = (serve: Serve, services: Services): void => {
  const { db, env, now } = services

  serve(signInPartner, async ({ body, ip, request, reply, language }) => ({
    success: true,
    message: translate(language, 'partner_signed_in'),
    ...(await signIn(services, body, { ip, request, reply })),
  }))

  serve(signOutPartner, async ({ actor, language, reply }) => {
    clearSiteCache(reply)
    await revokeSession(db, actor.token_hash, now())
    return { success: true, message: translate(language, 'partner_signed_out') }
  })

  serve(getPartnerRevenue, async ({ actor }) => {
    const { row, owners } = await asPartner(db, actor.partner_id, async (tx) => {
      const own = await getOwnRow(services, tx, actor)
      return { row: own, owners: await ownersToAsk(services, tx, actor, own) }
    })
    const { id, merchant_id, name, contact_name, utm_id } = row
    const { revenue_percent, revenue_flat_fee } = seesMoney(actor) ? row : noShare
    return succeed({
      id,
      merchant_id,
      name,
      slug: row.slug ?? '',
      contact_name,
      revenue_percent,
      revenue_flat_fee,
      utm_id,
      person_name: actor.person.name,
      role: actor.person.role,
      owners,
      must_change_password: actor.must_change_password,
      must_enrol: actor.must_enrol,
      is_preparing: actor.is_preparing,
      idle_minutes: env.STAFF_IDLE_MINUTES,
      idle_warning_seconds: env.IDLE_WARNING_SECONDS,
      masquerade:
        actor.look_ends_at === null || actor.asker.masquerade_id === null
          ? null
          : {
              masquerade_id: actor.asker.masquerade_id,
              username: actor.asker.actor.name,
              ends_at: actor.look_ends_at.toISOString(),
            },
    })
  })

  serve(getPartnerHome, async ({ actor }) => {
    const home = await gatherPartnerHome(services, actor)
    return succeed(seesMoney(actor) ? home : { ...home, terms: null })
  })

  serve(readPartnerAccount, async ({ actor }) => succeed(await readAccount(services, actor)))

  serve(savePartnerContact, async ({ actor, body, ip, language }) => {
    await saveContact(services, actor, body, ip)
    const message = translate(language, 'partner_contact_saved')
    return { success: true, message, data: await readAccount(services, actor) }
  })

  serve(changePartnerPassword, async ({ actor, body, ip, language }) => {
    await changePassword(services, actor, body, ip)
    return { success: true, message: translate(language, 'password_changed') }
  })

  serve(startPartnerTotp, async ({ actor, body, ip, brand }) => {
    const given = { password: body.current_password, second_factor: body.totp, ip }
    await confirmPassword(services, subjectOf(actor), given, { askSecondFactor: true })
    const shown = { issuer: brand.brand.name, name: actor.email }
    return succeed(await startSecondFactor(services, subjectOf(actor), shown))
  })

  serve(confirmPartnerTotp, async ({ actor, body, ip }) =>
    succeed({ recovery_codes: await confirmTotp(services, actor, body.code, ip) }),
  )

  serve(renewPartnerRecoveryCodes, async ({ actor, body, ip }) =>
    succeed({ recovery_codes: await renewRecoveryCodes(services, actor, body, ip) }),
  )

  serve(stepUpPartner, async ({ actor, body, ip, language }) => {
    await stepUp(services, subjectOf(actor), { code: body.code, ip, token_hash: actor.token_hash })
    return { success: true, message: translate(language, 'stepped_up') }
  })

  serve(listPartnerSessions, async ({ actor }) => {
    const idleMinutes = env.STAFF_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60)
    const at = { token_hash: actor.token_hash, now: now(), idleMinutes }
    const rows = await listLiveSessions(db, { kind: 'partner', ...actor.person }, at)
    return succeed(rows.map(presentOwnSession))
  })

  serve(endPartnerSessions, async ({ actor, body, ip }) =>
    succeed({ ended: await endSessions(services, actor, body.session_id ?? null, ip) }),
  )
}
