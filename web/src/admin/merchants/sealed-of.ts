import type { KycSubmission } from '@marketplace/contract/partners/partner-kyc'

export type SealedKycField = 'pan' | 'gstin' | 'account_number'

export const sealedKycWords: Readonly<Record<SealedKycField, string>> = {
  pan: 'PAN',
  gstin: 'GSTIN',
  account_number: 'Account number',
}

/** What of an item stands there as a mask alone. */
export const sealedOf = ({ tax, bank }: Pick<KycSubmission, 'tax' | 'bank'>): SealedKycField[] => [
  ...(tax === null ? [] : (['pan'] as const)),
  ...(tax === null || tax.gstin_masked === null ? [] : (['gstin'] as const)),
  ...(bank === null ? [] : (['account_number'] as const)),
]
