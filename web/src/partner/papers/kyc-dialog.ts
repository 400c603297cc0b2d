import type { KycSubmission } from '@marketplace/contract/partners/partner-kyc'
import { filterCharacters } from '../../office/form/check-fields.ts'

/** What the dialog of each item is given. */
export interface KycDialogProps {
  /** What was sent last; null where nothing ever was. */
  sent: KycSubmission | null
  onClose: () => void
  onSent: () => void
}

const filterCapitals = filterCharacters(/[A-Z0-9]/)
/** What may stand in a PAN, a GSTIN or an IFSC. */
export const capitals = (typed: string): string => filterCapitals(typed.toUpperCase())
