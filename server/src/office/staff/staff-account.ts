import type { saveStaffSettings } from '@marketplace/contract/office/staff-sign-in'
import type { Body } from '@marketplace/contract/platform/call'
import { recordEvent, type AuditEvent } from '../../platform/audit-log/record-event.ts'
import { choosePassword } from '../../platform/credentials/choose-password.ts'
import { confirmPassword, recordPasswordReset } from '../../platform/credentials/confirm-password.ts'
import { savePasswordHash } from '../../platform/credentials/published.ts'
import {
  confirmSecondFactor,
  makeRecoveryCodes,
  startSecondFactor,
} from '../../platform/credentials/second-factor.ts'
import type { Subject } from '../../platform/credentials/subject.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import type { Services } from '../../market/services.ts'
import { markSecondFactor, revokeOtherSessionsOfStaff } from '../../platform/sessions/published.ts'
import { lockStaff, saveSingleKeys } from './staff.queries.ts'

/** Somebody who changes what they sign in with. */
export interface Owner {
  staff: Staff
  ip: string
  brand_name: string
}

const subjectOf = ({ staff_id }: Staff): Subject => ({ kind: 'staff', id: staff_id })

const record = (
  tx: Database,
  { staff, ip }: Owner,
  action: `staff.${string}`,
  at: Date,
  changed: Pick<AuditEvent, 'before' | 'after'> = {},
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor: staff.auditActor,
      action,
      object_kind: 'staff',
      object_id: staff.staff_id,
      object_name: staff.username,
      ...changed,
      ip,
    },
    at,
  )

/** What somebody sets for themselves; what stands already leaves no entry. */
export const saveSettingsOf = (
  services: Services,
  owner: Owner,
  { single_keys }: Body<typeof saveStaffSettings>,
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const { staff } = await lockStaff(tx, owner.staff.staff_id)
    if (staff === null || staff.single_keys === single_keys) return
    const at = services.now()
    await saveSingleKeys(tx, staff.staff_id, single_keys, at)
    const before = { single_keys: staff.single_keys }
    await record(tx, owner, 'staff.settings_saved', at, { before, after: { single_keys } })
  })

/** @throws Problem password_wrong, code_wrong, too_many_requests. */
export const startTotpOf = async (
  services: Services,
  owner: Owner,
  given: { current_password: string; totp?: string | undefined },
): Promise<{ secret: string; otpauth_url: string }> => {
  const subject = subjectOf(owner.staff)
  await confirmPassword(
    services,
    subject,
    { password: given.current_password, second_factor: given.totp, ip: owner.ip },
    { askSecondFactor: true },
  )
  return startSecondFactor(services, subject, { issuer: owner.brand_name, name: owner.staff.username })
}

/** @throws Problem conflict, code_wrong. */
export const confirmTotpOf = (services: Services, owner: Owner, code: string): Promise<string[]> =>
  services.db.transaction(async (tx) => {
    const at = services.now()
    const { staff } = owner
    const codes = await confirmSecondFactor(tx, services, subjectOf(staff), code)
    await markSecondFactor(tx, staff.token_hash, at)
    await revokeOtherSessionsOfStaff(tx, staff.staff_id, staff.token_hash, at)
    await record(tx, owner, 'staff.second_factor_enrolled', at)
    return codes
  })

/** @throws Problem password_wrong, code_wrong, conflict, too_many_requests. */
export const renewRecoveryCodesOf = async (
  services: Services,
  owner: Owner,
  given: { current_password: string; totp: string },
): Promise<string[]> => {
  const subject = subjectOf(owner.staff)
  const credential = await confirmPassword(
    services,
    subject,
    { password: given.current_password, second_factor: given.totp, ip: owner.ip },
    { askSecondFactor: true },
  )
  if (credential.totp === null) throw new Problem('conflict')
  return services.db.transaction(async (tx) => {
    const codes = await makeRecoveryCodes(tx, services.vault, subject)
    await record(tx, owner, 'staff.recovery_codes_renewed', services.now())
    return codes
  })
}

/** @throws Problem password_wrong, password_weak, too_many_requests. */
export const changePasswordOf = async (
  services: Services,
  owner: Owner,
  given: { current_password: string; new_password: string },
): Promise<void> => {
  const { staff } = owner
  const subject = subjectOf(staff)
  const { password_hash } = await confirmPassword(
    services,
    subject,
    { password: given.current_password, ip: owner.ip },
    { askSecondFactor: false },
  )
  if (given.new_password === given.current_password)
    throw new Problem('password_weak', [{ field: 'new_password', key: 'password_same' }])
  const hash = await choosePassword(
    given.new_password,
    [staff.username, staff.full_name, owner.brand_name],
    'new_password',
  )
  await services.db.transaction(async (tx) => {
    const now = services.now()
    await recordPasswordReset(tx, subject, password_hash)
    await savePasswordHash(tx, subject, { hash, given: false, now })
    await revokeOtherSessionsOfStaff(tx, staff.staff_id, staff.token_hash, now)
    await record(tx, owner, 'staff.password_changed', now)
  })
}
