import type { Partner, PartnerPatch } from '@marketplace/contract/partners/partners'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { violates, type Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../reference/services.ts'
import { isEmailOfTeam } from '../people/people-addresses.ts'
import { maskedPartner, openOfPartner, sealOfPartner } from './open-partner.ts'
import {
  findPartner,
  lockPartner,
  updatePartnerRow,
  type PartnerColumns,
  type PartnerRow,
} from './partners.queries.ts'
import { auditOfSave, planPartnerSave, type PartnerFacts, type PartnerField } from './plan-partner-save.ts'

/** Who acts, and from where. */
export interface Deed {
  actor: Pick<Staff, 'auditActor' | 'username'>
  ip: string
}

/** The partner, locked. @throws Problem not_found. */
export const getLockedPartner = async (services: Services, tx: Database, id: number): Promise<PartnerRow> => {
  const row = await lockPartner(tx, id, dayInIndia(services.now()))
  if (row === null) throw new Problem('not_found')
  return row
}

/** Neither another partner nor anybody of a team signs in with the address. @throws Problem partner_email_taken. */
export const refuseTeamEmail = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Database,
  email: string,
): Promise<void> => {
  if (await isEmailOfTeam(vault, tx, email))
    throw new Problem('partner_email_taken', [{ field: 'email', key: 'partner_email_taken' }])
}

/** The partner as it is answered after a change. */
export const readChanged = async (services: Services, tx: Database, id: number): Promise<Partner> => {
  const row = await findPartner(tx, id, dayInIndia(services.now()))
  if (row === null) throw new Error('a partner vanished')
  return maskedPartner(services.vault, row)
}

/** Runs a change; a unique rule of the table that it meets becomes the failure that names it. */
export const namingConflicts = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (violates(error, 'partner_sign_in_email') || violates(error, 'partner_preparing_email'))
      throw new Problem('partner_email_taken', [{ field: 'email', key: 'partner_email_taken' }])
    if (violates(error, 'partner_slug_key'))
      throw new Problem('partner_slug_taken', [{ field: 'slug', key: 'partner_slug_taken' }])
    if (violates(error, 'partner_utm_id_key'))
      throw new Problem('utm_id_taken', [{ field: 'utm_id', key: 'utm_id_taken' }])
    throw error
  }
}

/** What staff may save of a partner, in clear. */
export const inClear = async ({ vault }: Services, row: PartnerRow): Promise<PartnerFacts> => {
  const { name, legal_name, contact_name, email, phone, account_name, ifsc, agreement_date } = row
  const [pan, gstin, account_number] = await Promise.all([
    openOfPartner(vault, 'pan', row),
    openOfPartner(vault, 'gstin', row),
    openOfPartner(vault, 'account_number', row),
  ])
  return {
    name,
    legal_name,
    contact_name,
    email,
    phone,
    pan,
    gstin,
    account_name,
    account_number,
    ifsc,
    agreement_date,
  }
}

const toColumns = ({ vault }: Services, id: number, changes: Partial<PartnerFacts>): PartnerColumns => {
  const { pan, gstin, account_number, ...plain } = changes
  const columns: PartnerColumns = { ...plain }
  if (pan !== undefined) {
    columns.pan = pan === null ? null : sealOfPartner(vault, 'pan', id, pan)
    columns.pan_index = pan === null ? null : vault.blindIndex('partner.pan', pan)
  }
  if (gstin !== undefined) columns.gstin = gstin === null ? null : sealOfPartner(vault, 'gstin', id, gstin)
  if (account_number !== undefined) {
    columns.account_number =
      account_number === null ? null : sealOfPartner(vault, 'account_number', id, account_number)
  }
  return columns
}

/**
 * Saves what a form of staff brings, in a transaction that sees all partners. The form names the version it was filled from: after
 * another save it is refused. What was checked of the fields that changed is for the caller to look at (kyc/lapse-checks.ts).
 * @returns it as it is now, and which fields changed.
 * @throws Problem not_found, conflict, invalid_request (gstin_not_of_pan).
 */
export const savePartnerWithin = async (
  services: Services,
  tx: Database,
  { actor, ip }: Deed,
  patch: PartnerPatch,
): Promise<{ partner: Partner; changed: PartnerField[] }> => {
  const row = await getLockedPartner(services, tx, patch.partner_id)
  if (row.version !== patch.version) throw new Problem('conflict')
  const stored = await inClear(services, row)
  const plan = planPartnerSave(stored, patch)
  if (plan.refusal !== null) throw new Problem('invalid_request', [{ field: 'gstin', key: plan.refusal }])
  if (Object.keys(plan.changes).length > 0) {
    const now = services.now()
    if (plan.changes.email !== undefined) await refuseTeamEmail(services, tx, plan.changes.email)
    await updatePartnerRow(tx, row.id, toColumns(services, row.id, plan.changes), now)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'partner.update',
        object_kind: 'partner',
        object_id: row.id,
        object_name: plan.changes.name ?? row.name,
        ...auditOfSave(stored, plan.changes),
        ip,
      },
      now,
    )
  }
  const changed = Object.keys(plan.changes) as PartnerField[]
  return { partner: await readChanged(services, tx, row.id), changed }
}
