import type { KycSubmission } from '@marketplace/contract/partners/partner-kyc'
import { entityWords } from './kyc-words.ts'
import { StackedList } from './stacked-list.tsx'

/** What was sent of an item; PAN, GSTIN and account number as their masks. */
export const KycValues = ({
  submission: { business, tax, bank },
}: {
  submission: Pick<KycSubmission, 'business' | 'tax' | 'bank'>
}) => (
  <StackedList
    rows={[
      ...(business === null
        ? []
        : [
            { key: 'kind', label: 'Kind', value: entityWords[business.entity_kind] },
            { key: 'legal', label: 'Legal name', value: business.legal_name },
            { key: 'address', label: 'Address', value: `${business.address}, ${business.pincode}` },
          ]),
      ...(tax === null
        ? []
        : [
            { key: 'pan', label: 'PAN', value: tax.pan_masked },
            { key: 'gstin', label: 'GSTIN', value: tax.gstin_masked ?? 'Not registered' },
          ]),
      ...(bank === null
        ? []
        : [
            { key: 'holder', label: 'Account holder', value: bank.account_name },
            { key: 'account', label: 'Account number', value: bank.account_number_masked },
            { key: 'ifsc', label: 'IFSC', value: bank.ifsc },
          ]),
    ]}
  />
)
