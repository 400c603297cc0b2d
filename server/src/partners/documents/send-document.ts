import type { DocumentKind, PartnerDocument } from '@marketplace/contract/partners/partner-documents'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'
import { asPartner } from '../scope/as-partner.ts'
import {
  addDocument,
  findDocument,
  holdKind,
  listDocuments,
  markStored,
  replaceOthers,
} from './documents.queries.ts'
import { judgeDocument } from './judge-document.ts'
import { presentOwnDocument } from './present-document.ts'
import { writeDocument } from './sealed-document.ts'

/**
 * Keeps a paper, sealed. The row comes first and says that the file lies there once it does: what a crash leaves behind is known,
 * is seen by nobody, and goes at night. Sent again with its id it is kept once.
 * @throws Problem invalid_request with what is wrong with the file; conflict where the id is of another kind or of somebody else.
 */
export const keepDocument = async (
  services: Pick<Services, 'db' | 'files' | 'vault' | 'now'>,
  { actor, ip }: { actor: SignedInPartner; ip: string },
  { document_id, kind, bytes }: { document_id: string; kind: DocumentKind; bytes: Buffer },
): Promise<PartnerDocument[]> => {
  const { partner_id } = actor
  const { type, fault } = judgeDocument(bytes)
  if (fault !== null) throw new Problem('invalid_request', [{ field: 'document', key: fault }])
  const which = { document_id, partner_id }
  const own = async (work: (tx: Services['db']) => Promise<void>): Promise<PartnerDocument[]> =>
    asPartner(services.db, partner_id, async (tx) => {
      await work(tx)
      return (await listDocuments(tx, partner_id)).map(presentOwnDocument)
    })

  const isThere = await asPartner(services.db, partner_id, async (tx) => {
    await addDocument(tx, { ...which, kind, media_type: type, bytes: bytes.length, sent_at: services.now() })
    const row = await findDocument(tx, document_id)
    if (row?.kind !== kind || row.media_type !== type || row.bytes !== bytes.length)
      throw new Problem('conflict')
    return row.stored_at !== null
  })
  if (isThere) return own(() => Promise.resolve())
  await writeDocument(services, which, bytes)
  return own(async (tx) => {
    await holdKind(tx, partner_id, kind)
    const now = services.now()
    await replaceOthers(tx, { ...which, kind }, 'sent', now)
    if ((await markStored(tx, document_id, now)) === 0) return
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'partner.document_sent',
        object_kind: 'partner',
        object_id: partner_id,
        object_name: actor.name,
        after: { kind, document_id, media_type: type, bytes: bytes.length },
        ip,
      },
      now,
    )
  })
}
