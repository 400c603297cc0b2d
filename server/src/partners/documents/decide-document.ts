import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import type { PartnerRow } from '../accounts/published.ts'
import { getLockedPartner, type Deed } from '../accounts/save-partner.ts'
import { mailPartner } from '../kyc/mail-partner.ts'
import { asOffice } from '../scope/as-partner.ts'
import {
  decideDocumentRow,
  findDocument,
  holdKind,
  replaceOthers,
  type DocumentRow,
} from './documents.queries.ts'
import { openDocument } from './sealed-document.ts'

interface Found {
  row: DocumentRow
  partner: PartnerRow
}

/** The paper with its partner locked, so that what is decided at once is decided one after the other. @throws Problem not_found. */
const getLocked = async (services: Services, tx: Database, documentId: string): Promise<Found> => {
  const row = await findDocument(tx, documentId)
  if (row === null || row.stored_at === null) throw new Problem('not_found')
  return { row, partner: await getLockedPartner(services, tx, row.partner_id) }
}

const record = (
  tx: Database,
  { actor, ip }: Deed,
  { row, partner }: Found,
  { action, reason, now }: { action: `partner.document_${string}`; reason?: string; now: Date },
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action,
      object_kind: 'partner',
      object_id: partner.id,
      object_name: partner.name,
      after: { kind: row.kind, document_id: row.document_id },
      ...(reason !== undefined && { reason }),
      ip,
    },
    now,
  )

/** The one of its kind that stood before is replaced. @returns the partner's id. @throws Problem not_found, conflict. */
export const acceptDocumentOf = (services: Services, deed: Deed, documentId: string): Promise<number> =>
  asOffice(services.db, async (tx) => {
    const found = await getLocked(services, tx, documentId)
    await holdKind(tx, found.partner.id, found.row.kind)
    const now = services.now()
    await replaceOthers(tx, found.row, 'accepted', now)
    const decision = { state: 'accepted', reason: null, by: deed.actor.username, at: now } as const
    if ((await decideDocumentRow(tx, documentId, decision)) === 0) throw new Problem('conflict')
    await record(tx, deed, found, { action: 'partner.document_accepted', now })
    return found.partner.id
  })

/** @returns the partner's id. @throws Problem not_found, conflict. */
export const refuseDocumentOf = (
  services: Services,
  deed: Deed,
  { document_id, reason }: { document_id: string; reason: string },
): Promise<number> =>
  asOffice(services.db, async (tx) => {
    const found = await getLocked(services, tx, document_id)
    const now = services.now()
    const decision = { state: 'refused', reason, by: deed.actor.username, at: now } as const
    if ((await decideDocumentRow(tx, document_id, decision)) === 0) throw new Problem('conflict')
    await mailPartner(services, tx, found.partner.email, 'kyc_refused')
    await record(tx, deed, found, { action: 'partner.document_refused', reason, now })
    return found.partner.id
  })

/** The paper for staff; that they looked is on the audit log before it is answered. @throws Problem not_found. */
export const showDocument = async (
  services: Services,
  deed: Deed,
  documentId: string,
): Promise<{ row: DocumentRow; bytes: Buffer }> => {
  const row = await asOffice(services.db, async (tx) => {
    const found = await getLocked(services, tx, documentId)
    await record(tx, deed, found, { action: 'partner.document_read', now: services.now() })
    return found.row
  })
  return { row, bytes: await openDocument(services, row) }
}
