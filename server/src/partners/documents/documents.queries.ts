import type {
  DocumentKind,
  DocumentType,
  PartnerDocument,
} from '@marketplace/contract/partners/partner-documents'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface DocumentRow {
  document_id: string
  partner_id: number
  kind: DocumentKind
  media_type: DocumentType
  bytes: number
  sent_at: Date
  /** When its bytes lay in the storage; null before, and where sending broke off. */
  stored_at: Date | null
  state: PartnerDocument['state']
  refused_reason: string | null
  decided_by: string | null
  decided_at: Date | null
}

const columns = sql`document_id, partner_id, kind, media_type, bytes, sent_at, stored_at, state, refused_reason, decided_by, decided_at`

/** What is kept whole of a partner, the newest first. */
export const listDocuments = (tx: Database, partnerId: number): Promise<DocumentRow[]> =>
  tx.rows(sql`select ${columns} from partner_document where partner_id = ${partnerId} and stored_at is not null
    order by sent_at desc, document_id`)

export const findDocument = (tx: Database, documentId: string): Promise<DocumentRow | null> =>
  tx.row(sql`select ${columns} from partner_document where document_id = ${documentId}`)

/** What of one kind comes at once is kept one after the other. */
export const holdKind = async (tx: Database, partnerId: number, kind: DocumentKind): Promise<void> => {
  await tx.row(
    sql`select pg_advisory_xact_lock(hashtextextended(${`partner_document ${kind}`}, ${partnerId}))`,
  )
}

/** @returns 0 where this very one is there. */
export const addDocument = (
  tx: Database,
  row: Pick<DocumentRow, 'document_id' | 'partner_id' | 'kind' | 'media_type' | 'bytes' | 'sent_at'>,
): Promise<number> =>
  tx.run(sql`insert into partner_document (document_id, partner_id, kind, media_type, bytes, sent_at)
    values (${row.document_id}, ${row.partner_id}, ${row.kind}, ${row.media_type}, ${row.bytes}, ${row.sent_at})
    on conflict do nothing`)

/** @returns 0 where it was marked before. */
export const markStored = (tx: Database, documentId: string, now: Date): Promise<number> =>
  tx.run(
    sql`update partner_document set stored_at = ${now} where document_id = ${documentId} and stored_at is null`,
  )

/** One of a kind that is there whole in a state ends as replaced, but for the one that takes its place. */
export const replaceOthers = (
  tx: Database,
  { document_id, partner_id, kind }: Pick<DocumentRow, 'document_id' | 'partner_id' | 'kind'>,
  state: 'sent' | 'accepted',
  now: Date,
): Promise<number> =>
  tx.run(sql`update partner_document set state = 'replaced', decided_at = ${now}
    where partner_id = ${partner_id} and kind = ${kind} and state = ${state} and stored_at is not null
      and document_id <> ${document_id}`)

/** Decides one that waits. @returns 0 where it was decided or replaced already. */
export const decideDocumentRow = (
  tx: Database,
  documentId: string,
  { state, reason, by, at }: { state: 'accepted' | 'refused'; reason: string | null; by: string; at: Date },
): Promise<number> =>
  tx.run(sql`update partner_document set state = ${state}, refused_reason = ${reason}, decided_by = ${by}, decided_at = ${at}
    where document_id = ${documentId} and state = 'sent' and stored_at is not null`)

/**
 * Held until the transaction ends: what was refused or replaced before a moment, what never arrived whole before another, and all of those
 * who were turned down.
 */
export const lockDocumentsToForget = (
  tx: Database,
  { before, unfinished, turnedDown }: { before: Date; unfinished: Date; turnedDown: readonly number[] },
  limit: number,
): Promise<Pick<DocumentRow, 'document_id' | 'partner_id'>[]> =>
  tx.rows(sql`select document_id, partner_id from partner_document
    where (state in ('refused', 'replaced') and decided_at < ${before}) or (stored_at is null and sent_at < ${unfinished})
      or partner_id = any(${turnedDown}::integer[])
    order by document_id limit ${limit} for update`)

export const deleteDocument = (tx: Database, documentId: string): Promise<number> =>
  tx.run(sql`delete from partner_document where document_id = ${documentId}`)

/** The partners whose papers wait for staff, with since when. */
export const listDocumentsToCheck = (tx: Database): Promise<{ partner_id: number; since: Date }[]> =>
  tx.rows(sql`select partner_id, min(sent_at) as since from partner_document
    where state = 'sent' and stored_at is not null group by partner_id`)
