import { kycItems, type KycItem } from '@marketplace/contract/partners/partner-kyc'
import type { EntityKind } from '@marketplace/contract/partners/pan-of-kind'
import { neededDocuments, type DocumentKind } from '@marketplace/contract/partners/partner-documents'

/** What of a partner's details and papers does not stand yet. */
export const missingPapers = (of: {
  /** The items whose newest was checked, and whose check still holds. */
  checked: ReadonlySet<KycItem>
  accepted: ReadonlySet<DocumentKind>
  entity_kind: EntityKind | null
  has_gstin: boolean
}): { items: KycItem[]; documents: DocumentKind[] } => ({
  items: kycItems.filter((item) => !of.checked.has(item)),
  documents: neededDocuments(of).filter((kind) => !of.accepted.has(kind)),
})
