import type { PartnerPatch } from '@marketplace/contract/partners/partners'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import type { PartnerRow } from '../accounts/partners.queries.ts'
import { getLockedPartner, savePartnerWithin, namingConflicts, type Deed } from '../accounts/save-partner.ts'
import { asOffice } from '../scope/as-partner.ts'
import { decideKycRow, findKyc, type KycRow } from './kyc.queries.ts'
import { mailPartner } from './mail-partner.ts'
import { openKyc, type KycValues } from './open-kyc.ts'

/** What of an item stands on the record. Kind of entity and address stay with what was sent. */
const patchOf = (sent: KycValues): Omit<PartnerPatch, 'partner_id' | 'version'> =>
  sent.item === 'business' ? { legal_name: sent.values.legal_name } : sent.values

/** The submission with its partner locked, so that what is decided at once is decided one after the other. @throws Problem not_found. */
const getLocked = async (
  services: Services,
  tx: Database,
  submissionId: string,
): Promise<{ row: KycRow; partner: PartnerRow }> => {
  const found = await findKyc(tx, submissionId)
  if (found === null) throw new Problem('not_found')
  const partner = await getLockedPartner(services, tx, found.partner_id)
  const row = await findKyc(tx, submissionId)
  if (row === null) throw new Problem('not_found')
  return { row, partner }
}

const recordDecision = (
  tx: Database,
  { actor, ip }: Deed,
  { row, partner }: { row: KycRow; partner: PartnerRow },
  { action, reason, now }: { action: `partner.${string}`; reason: string | null; now: Date },
): Promise<unknown> =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action,
      object_kind: 'partner',
      object_id: partner.id,
      object_name: partner.name,
      after: { item: row.item, submission_id: row.submission_id },
      ...(reason !== null && { reason }),
      ip,
    },
    now,
  )

/**
 * Writes what was sent to the record, by the rules of any save of it, in one transaction with the decision: the record says then what was
 * checked.
 * @returns the partner's id. @throws Problem not_found, conflict, invalid_request.
 */
export const checkKycOf = (
  services: Services,
  deed: Deed,
  { submission_id, version }: { submission_id: string; version: number },
): Promise<number> =>
  namingConflicts(
    asOffice(services.db, async (tx) => {
      const found = await getLocked(services, tx, submission_id)
      const now = services.now()
      const decision = { state: 'checked', reason: null, by: deed.actor.username, at: now } as const
      if ((await decideKycRow(tx, submission_id, decision)) === 0) throw new Problem('conflict')
      const patch = patchOf(await openKyc(services.vault, found.row))
      await savePartnerWithin(services, tx, deed, { partner_id: found.partner.id, version, ...patch })
      await recordDecision(tx, deed, found, { action: 'partner.kyc_checked', reason: null, now })
      return found.partner.id
    }),
  )

/** @returns the partner's id. @throws Problem not_found, conflict. */
export const refuseKycOf = (
  services: Services,
  deed: Deed,
  { submission_id, reason }: { submission_id: string; reason: string },
): Promise<number> =>
  asOffice(services.db, async (tx) => {
    const found = await getLocked(services, tx, submission_id)
    const now = services.now()
    const decision = { state: 'refused', reason, by: deed.actor.username, at: now } as const
    if ((await decideKycRow(tx, submission_id, decision)) === 0) throw new Problem('conflict')
    await recordDecision(tx, deed, found, { action: 'partner.kyc_refused', reason, now })
    await mailPartner(services, tx, found.partner.email, 'kyc_refused')
    return found.partner.id
  })

/** A sealed value that was sent, in clear; who asked and why is on the audit log before it is answered. @throws Problem not_found. */
export const unmaskKycOf = (
  services: Services,
  deed: Deed,
  ask: { submission_id: string; field: 'pan' | 'gstin' | 'account_number'; reason: string },
): Promise<string> =>
  asOffice(services.db, async (tx) => {
    const { row, partner } = await getLocked(services, tx, ask.submission_id)
    const { values } = await openKyc(services.vault, row)
    const value = Object.entries(values).find(([field]) => field === ask.field)?.[1] ?? null
    if (value === null) throw new Problem('not_found')
    await recordEvent(
      tx,
      {
        auditActor: deed.actor.auditActor,
        action: 'partner.unmask',
        object_kind: 'partner',
        object_id: partner.id,
        object_name: partner.name,
        after: { field: ask.field, submission_id: row.submission_id },
        reason: ask.reason,
        ip: deed.ip,
      },
      services.now(),
    )
    return value
  })
