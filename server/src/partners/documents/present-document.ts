import {
  DOCUMENT_DAYS,
  type MerchantDocument,
  type PartnerDocument,
} from '@marketplace/contract/partners/partner-documents'
import type { DocumentRow } from './documents.queries.ts'

const DAY_MS = 86_400_000

export const presentDocument = (row: DocumentRow): MerchantDocument => {
  const { document_id, kind, media_type, bytes, state, refused_reason, decided_by, sent_at, decided_at } = row
  const isOver = state === 'refused' || state === 'replaced'
  return {
    document_id,
    kind,
    media_type,
    bytes,
    state,
    refused_reason,
    decided_by,
    sent_at: sent_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    kept_until:
      isOver && decided_at !== null
        ? new Date(decided_at.getTime() + DOCUMENT_DAYS * DAY_MS).toISOString()
        : null,
  }
}

/** The same as the partner reads it: who of us looked at it is not told. */
export const presentOwnDocument = (row: DocumentRow): PartnerDocument => {
  const { decided_by: _, ...own } = presentDocument(row)
  return own
}
