import { type DocumentKind, documentsOfAll } from '@marketplace/contract/partners/partner-documents'
import { kycItems, type KycItem } from '@marketplace/contract/partners/partner-kyc'

/** What of a partner's details and papers does not stand yet. */
export const missingPapers = (of: {
  /** The items whose newest was checked, and whose check still holds. */
  checked: ReadonlySet<KycItem>
  accepted: ReadonlySet<DocumentKind>
  /** The papers that these items ask for, beside those that everybody sends. */
  needed: readonly DocumentKind[]
}): { items: KycItem[]; documents: DocumentKind[] } => ({
  items: kycItems.filter((item) => !of.checked.has(item)),
  documents: [...new Set([...documentsOfAll, ...of.needed])].filter((kind) => !of.accepted.has(kind)),
})
