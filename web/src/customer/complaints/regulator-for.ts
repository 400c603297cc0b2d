import type { Complaint } from '@marketplace/contract/office/complaints'
import type { TextKey } from '../../i18n/catalogue.ts'

/** Where policyholders complain to the insurance regulator (IRDAI). */
export const BIMA_BHAROSA = 'https://bimabharosa.irdai.gov.in'
const RBI_COMPLAINTS = 'https://cms.rbi.org.in'

/** Who takes a complaint that we did not settle: of insurance the IRDAI at any time, of all else the RBI after our days (domain.md 5.1, 5.5). */
export const regulatorFor = ({
  category,
  is_overdue,
}: Pick<Complaint, 'category' | 'is_overdue'>): {
  text: Extract<TextKey, `complaints.escalate_${string}`>
  address: string
} => {
  if (category === 'insurance') return { text: 'complaints.escalate_irdai', address: BIMA_BHAROSA }
  return {
    text: is_overdue === 1 ? 'complaints.escalate_now' : 'complaints.escalate_rbi',
    address: RBI_COMPLAINTS,
  }
}
