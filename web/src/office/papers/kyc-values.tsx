import type { KycSubmission } from '@marketplace/contract/partners/partner-kyc'
import { KeyValueList } from '../show/key-value-list.tsx'
import { entityWords } from './kyc-words.ts'

/** What was sent of an item; PAN, GSTIN and account number as their masks. */
export const KycValues = ({
  submission: { business, tax, bank },
}: {
  submission: Pick<KycSubmission, 'business' | 'tax' | 'bank'>
}) => (
  <KeyValueList
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
