import { kycItems, type KycItem, type LapsedField } from '@marketplace/contract/partners/partner-kyc'
import type { PartnerField, PartnerFacts } from '../accounts/plan-partner-save.ts'
import type { KycValues } from './open-kyc.ts'

/** The fields of the record that each check is of. Kind of entity and address stand on no record. */
const checkedFields = {
  business: ['legal_name'],
  tax: ['pan', 'gstin'],
  bank: ['account_name', 'account_number', 'ifsc'],
} as const satisfies Record<KycItem, readonly LapsedField[]>

/** Which checks a change of these fields of the record touches. */
export const itemsOf = (changed: readonly PartnerField[]): KycItem[] =>
  kycItems.filter((item) => checkedFields[item].some((field) => changed.includes(field)))

/** What of an item the record says otherwise than it was checked; none where the check holds. */
export const differingFields = (
  checked: KycValues,
  record: Pick<PartnerFacts, LapsedField>,
): LapsedField[] => {
  const values: Partial<Record<LapsedField, string | null>> = checked.values
  return checkedFields[checked.item].filter((field) => record[field] !== (values[field] ?? null))
}
