import { type DocumentKind, neededDocuments } from '@marketplace/contract/partners/partner-documents'
import type { KycValues } from './open-kyc.ts'

/** The papers that what was sent of one item asks for. */
export const neededBy = (sent: KycValues): readonly DocumentKind[] =>
  neededDocuments({
    entity_kind: sent.item === 'business' ? sent.values.entity_kind : null,
    has_gstin: sent.item === 'tax' && sent.values.gstin !== null,
  })
