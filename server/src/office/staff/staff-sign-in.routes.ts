import {
  changeStaffPassword,
  confirmTotp,
  readStaffAccount,
  renewRecoveryCodes,
  saveStaffSettings,
  endStaffSessions,
  listStaffSessions,
  reverifyStaff,
  signInStaff,
  signOutStaff,
  startTotp,
  stepUpStaff,
} from '@marketplace/contract/office/staff-sign-in'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { countRecoveryCodes, findCredential } from '../../platform/credentials/published.ts'
import { readBrowserCookie, setBrowserCookie } from '../../platform/credentials/known-browser.ts'
import { freeLeasesOf } from '../../platform/work/published.ts'
import { translate } from '../../platform/http/translate.ts'
import type { CallRequest, Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../../market/services.ts'
import { presentOwnSession } from '../../platform/sessions/present-own-session.ts'
import { endOwnSessions, listLiveSessions, revokeSession } from '../../platform/sessions/published.ts'
import { carriedTokenHash } from '../../platform/sessions/token.ts'
import { clearSiteCache } from '../../platform/http/clear-site-cache.ts'
import { stepUp } from '../../platform/credentials/step-up.ts'
import { signIn } from './sign-in-staff.ts'
import {
  changePasswordOf,
  confirmTotpOf,
  renewRecoveryCodesOf,
  saveSettingsOf,
  startTotpOf,
  type Owner,
} from './staff-account.ts'
import { findStaffById } from './staff.queries.ts'

const ownerOf = ({
  actor,
  ip,
  brand,
}: Pick<CallRequest<typeof startTotp>, 'actor' | 'ip' | 'brand'>): Owner => ({
  staff: actor,
  ip,
  brand_name: brand.brand.name,
})

export const staffSignInRoutes = (serve: Serve, services: Services): void => {
  const { db, env, now } = services

  serve(signInStaff, async ({ body, ip, request, reply }) => {
    const { browser, ...session } = await signIn(services, {
      username: body.username,
      password: body.password,
      totp: body.totp,
      ip,
      browser: readBrowserCookie(env, request),
      user_agent: request.headers['user-agent'],
      replaces: carriedTokenHash(request.headers.authorization),
    })
    setBrowserCookie(env, reply, browser)
    return { success: true, message: translate('en', 'signed_in'), ...session }
  })

  serve(signOutStaff, async ({ actor, ip, reply }) => {
    clearSiteCache(reply)
    await db.transaction(async (tx) => {
      await revokeSession(tx, actor.token_hash, now())
      const { staff_id, username, auditActor } = actor
      // What they were at is for others again.
      await freeLeasesOf(tx, staff_id, now())
      const act = {
        auditActor,
        action: 'staff.signed_out',
        object_kind: 'staff',
        object_id: staff_id,
        object_name: username,
        ip,
      } as const
      await recordEvent(tx, act, now())
    })
    return { success: true, message: translate('en', 'signed_out') }
  })

  serve(reverifyStaff, async ({ actor }) =>
    succeed({
      admin_id: actor.staff_id,
      username: actor.username,
      full_name: actor.full_name,
      role_id: actor.role_id,
      must_enrol: actor.must_enrol,
      must_change_password: actor.must_change_password,
      single_keys: (await findStaffById(db, actor.staff_id))?.single_keys ?? 1,
      idle_minutes: env.STAFF_IDLE_MINUTES,
      idle_warning_seconds: env.IDLE_WARNING_SECONDS,
    }),
  )

  serve(readStaffAccount, async ({ actor }) => {
    const subject = { kind: 'staff', id: actor.staff_id } as const
    const [credential, left, staff] = await Promise.all([
      findCredential(db, subject),
      countRecoveryCodes(db, subject),
      findStaffById(db, actor.staff_id),
    ])
    return succeed({
      username: actor.username,
      full_name: actor.full_name,
      role_id: actor.role_id,
      second_factor_since: credential?.totp_enrolled_at?.toISOString() ?? null,
      recovery_codes_left: left,
      password_changed_at: credential?.password_set_at.toISOString() ?? null,
      last_login_at: staff?.last_login_at?.toISOString() ?? null,
      must_enrol: actor.must_enrol,
      must_change_password: actor.must_change_password,
      single_keys: staff?.single_keys ?? 1,
    })
  })

  serve(saveStaffSettings, async (asked) => {
    await saveSettingsOf(services, ownerOf(asked), asked.body)
    return { success: true, message: translate('en', 'settings_saved') }
  })

  serve(startTotp, async (asked) => succeed(await startTotpOf(services, ownerOf(asked), asked.body)))

  serve(confirmTotp, async (asked) =>
    succeed({ recovery_codes: await confirmTotpOf(services, ownerOf(asked), asked.body.code) }),
  )

  serve(renewRecoveryCodes, async (asked) =>
    succeed({ recovery_codes: await renewRecoveryCodesOf(services, ownerOf(asked), asked.body) }),
  )

  serve(changeStaffPassword, async (asked) => {
    await changePasswordOf(services, ownerOf(asked), asked.body)
    return { success: true, message: translate('en', 'password_changed') }
  })

  serve(stepUpStaff, async ({ actor, body, ip }) => {
    const subject = { kind: 'staff', id: actor.staff_id } as const
    await stepUp(services, subject, { code: body.code, ip, token_hash: actor.token_hash })
    return { success: true, message: translate('en', 'stepped_up') }
  })

  serve(listStaffSessions, async ({ actor }) => {
    const idleMinutes = env.STAFF_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60)
    const at = { token_hash: actor.token_hash, now: now(), idleMinutes }
    const rows = await listLiveSessions(db, { kind: 'admin', id: actor.staff_id }, at)
    return succeed(rows.map(presentOwnSession))
  })

  serve(endStaffSessions, async ({ actor, body, ip }) => {
    const { staff_id, username, token_hash, auditActor } = actor
    const ended = await db.transaction(async (tx) => {
      const which = { session_id: body.session_id ?? null, token_hash, now: now() }
      const count = await endOwnSessions(tx, { kind: 'admin', id: staff_id }, which)
      const object = { object_kind: 'staff', object_id: staff_id, object_name: username }
      const after = { ended: count }
      await recordEvent(tx, { auditActor, action: 'staff.sessions_ended', ...object, after, ip }, now())
      return count
    })
    return succeed({ ended })
  })
}
