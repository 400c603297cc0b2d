import { roleSeesMoney } from '@marketplace/contract/partners/partner-team'
import type { PartnerAccount } from '@marketplace/contract/partner-area/partner-sign-in'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { choosePassword } from '../../platform/credentials/choose-password.ts'
import { confirmPassword, recordPasswordReset } from '../../platform/credentials/confirm-password.ts'
import { countRecoveryCodes, findCredential, savePasswordHash } from '../../platform/credentials/published.ts'
import { confirmSecondFactor, makeRecoveryCodes } from '../../platform/credentials/second-factor.ts'
import type { Subject } from '../../platform/credentials/subject.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../market/services.ts'
import {
  endOwnSessions,
  markSecondFactor,
  revokeOtherSessionsOfPerson,
} from '../../platform/sessions/published.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { subjectOfPerson } from '../../partners/people/published.ts'
import { maskedPartner } from '../../partners/accounts/open-partner.ts'
import { type PartnerRow, findPartner, updateOwnContact } from '../../partners/accounts/published.ts'

export const subjectOf = ({ person }: Pick<SignedInPartner, 'person'>): Subject => subjectOfPerson(person)

/** The partner whose transaction it is. @throws Problem not_found where it is gone meanwhile. */
export const getOwnRow = async (
  services: Services,
  tx: Database,
  { partner_id }: Pick<SignedInPartner, 'partner_id'>,
): Promise<PartnerRow> => {
  const row = await findPartner(tx, partner_id, dayInIndia(services.now()))
  if (row === null) throw new Problem('not_found')
  return row
}

/** A partner's person as far as it decides what they are shown. */
export interface Reader extends Pick<SignedInPartner, 'partner_id'> {
  person: Pick<SignedInPartner['person'], 'role'>
}

/** Whether the role is shown what the partner earns, and where it goes. */
export const seesMoney = ({ person: { role } }: Pick<Reader, 'person'>): boolean => roleSeesMoney(role)

const nothingOfBank = {
  pan_masked: null,
  gstin_masked: null,
  account_name: null,
  account_number_masked: null,
  ifsc: null,
}

export const readAccount = async (services: Services, actor: SignedInPartner): Promise<PartnerAccount> => {
  const { db, vault } = services
  const [row, credential, recovery_codes_left] = await Promise.all([
    asPartner(db, actor.partner_id, (tx) => getOwnRow(services, tx, actor)),
    findCredential(db, subjectOf(actor)),
    countRecoveryCodes(db, subjectOf(actor)),
  ])
  const { name, legal_name, contact_name, email: firm_email, phone, agreement_date, version } = row
  const { person, email } = actor
  const { pan_masked, gstin_masked, account_name, account_number_masked, ifsc } = seesMoney(actor)
    ? await maskedPartner(vault, row)
    : nothingOfBank
  return {
    name,
    legal_name,
    contact_name,
    firm_email,
    person_name: person.name,
    role: person.role,
    email,
    phone,
    pan_masked,
    gstin_masked,
    account_name,
    account_number_masked,
    ifsc,
    agreement_date,
    version,
    second_factor_since: credential?.totp_enrolled_at?.toISOString() ?? null,
    recovery_codes_left,
    password_changed_at: credential?.password_set_at.toISOString() ?? null,
    must_change_password: actor.must_change_password,
    must_enrol: actor.must_enrol,
  }
}

const actOf = (actor: SignedInPartner, ip: string) => ({
  auditActor: actor.auditActor,
  object_kind: 'partner',
  object_id: actor.partner_id,
  object_name: actor.name,
  ip,
})

/** @throws Problem conflict where another save came between. */
export const saveContact = (
  services: Services,
  actor: SignedInPartner,
  contact: { version: number; contact_name: string; phone: string },
  ip: string,
): Promise<void> =>
  asPartner(services.db, actor.partner_id, async (tx) => {
    const now = services.now()
    const before = await getOwnRow(services, tx, actor)
    if ((await updateOwnContact(tx, { ...contact, now })) === 0) throw new Problem('conflict')
    const shown = (row: { contact_name: string; phone: string }) => ({
      contact_name: row.contact_name,
      phone: `…${row.phone.slice(-4)}`,
    })
    await recordEvent(
      tx,
      { ...actOf(actor, ip), action: 'partner.contact', before: shown(before), after: shown(contact) },
      now,
    )
  })

/** Ends every other session of this person. @throws Problem password_wrong, password_weak, too_many_requests. */
export const changePassword = async (
  services: Services,
  actor: SignedInPartner,
  { current_password, new_password }: { current_password: string; new_password: string },
  ip: string,
): Promise<void> => {
  const subject = subjectOf(actor)
  const { password_hash } = await confirmPassword(
    services,
    subject,
    { password: current_password, ip },
    { askSecondFactor: false },
  )
  if (new_password === current_password)
    throw new Problem('password_weak', [{ field: 'new_password', key: 'password_not_new' }])
  const hash = await choosePassword(
    new_password,
    [actor.email, actor.name, actor.person.name],
    'new_password',
  )
  await services.db.transaction(async (tx) => {
    const now = services.now()
    await recordPasswordReset(tx, subject, password_hash)
    await savePasswordHash(tx, subject, { hash, given: false, now })
    await revokeOtherSessionsOfPerson(tx, actor.person, actor.token_hash, now)
    await recordEvent(tx, { ...actOf(actor, ip), action: 'partner.password' }, now)
  })
}

/** Puts the pending authenticator in force and ends every other session. @throws Problem conflict, code_wrong. */
export const confirmTotp = (
  services: Services,
  actor: SignedInPartner,
  code: string,
  ip: string,
): Promise<string[]> =>
  services.db.transaction(async (tx) => {
    const codes = await confirmSecondFactor(tx, services, subjectOf(actor), code)
    const now = services.now()
    await markSecondFactor(tx, actor.token_hash, now)
    await revokeOtherSessionsOfPerson(tx, actor.person, actor.token_hash, now)
    await recordEvent(tx, { ...actOf(actor, ip), action: 'partner.second_factor' }, now)
    return codes
  })

/** @throws Problem conflict without a second factor, password_wrong, code_wrong. */
export const renewRecoveryCodes = async (
  services: Services,
  actor: SignedInPartner,
  given: { current_password: string; totp: string },
  ip: string,
): Promise<string[]> => {
  const subject = subjectOf(actor)
  const credential = await confirmPassword(
    services,
    subject,
    { password: given.current_password, second_factor: given.totp, ip },
    { askSecondFactor: true },
  )
  if (credential.totp === null) throw new Problem('conflict')
  return services.db.transaction(async (tx) => {
    const codes = await makeRecoveryCodes(tx, services.vault, subject)
    await recordEvent(tx, { ...actOf(actor, ip), action: 'partner.recovery_codes' }, services.now())
    return codes
  })
}

/** Ends one of this person's sessions, or without an id all but the one that asks. @returns how many ended. */
export const endSessions = (
  services: Services,
  actor: SignedInPartner,
  session_id: string | null,
  ip: string,
): Promise<number> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const owner = { kind: 'partner', ...actor.person } as const
    const ended = await endOwnSessions(tx, owner, { session_id, token_hash: actor.token_hash, now })
    await recordEvent(tx, { ...actOf(actor, ip), action: 'partner.sessions_ended', after: { ended } }, now)
    return ended
  })
