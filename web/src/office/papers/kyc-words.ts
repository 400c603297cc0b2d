import type { EntityKind } from '@marketplace/contract/partners/pan-of-kind'
import type { KycItem, KycSubmission, LapsedField } from '@marketplace/contract/partners/partner-kyc'
import type { Tone } from '../show/status-dot.tsx'

export const entityWords: Readonly<Record<EntityKind, string>> = {
  proprietor: 'Proprietor (one person)',
  huf: 'Hindu undivided family',
  partnership: 'Partnership firm',
  llp: 'Limited liability partnership',
  company: 'Company',
  trust: 'Trust',
  association: 'Society or association',
}

export const kycTitles: Readonly<Record<KycItem, string>> = {
  business: 'Business',
  tax: 'Tax',
  bank: 'Bank account',
}

export const kycStates: Readonly<Record<KycSubmission['state'], { label: string; tone: Tone }>> = {
  sent: { label: 'Being checked', tone: 'info' },
  checked: { label: 'Checked', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  lapsed: { label: 'To be checked again', tone: 'warn' },
}

const fieldWords: Readonly<Record<LapsedField, string>> = {
  legal_name: 'the legal name',
  pan: 'the PAN',
  gstin: 'the GSTIN',
  account_name: 'the account holder',
  account_number: 'the account number',
  ifsc: 'the IFSC',
}

/** "the PAN and the GSTIN". */
export const changedWords = (fields: readonly LapsedField[]): string =>
  new Intl.ListFormat('en-IN').format(fields.map((field) => fieldWords[field]))
