import type { EntityKind } from '@marketplace/contract/partners/pan-of-kind'
import type { KycItem, KycSubmission } from '@marketplace/contract/partners/partner-kyc'
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
}
