import type { EntityKind } from '@marketplace/contract/partners/pan-of-kind'
import type { DocumentKind, PartnerDocument } from '@marketplace/contract/partners/partner-documents'
import type { Tone } from '../show/status-dot.tsx'

export const documentTitles: Readonly<Record<DocumentKind, string>> = {
  pan: 'PAN card',
  gst: 'GST certificate',
  bank: 'Cancelled cheque or bank letter',
  address: 'Address proof',
  constitution: 'Constitution of the business',
}

const documentWhy: Readonly<Record<DocumentKind, string>> = {
  pan: 'Of the business; of a proprietor the own one.',
  gst: 'Form GST REG-06, with the GSTIN and the address.',
  bank: 'With the name, the account number and the IFSC, printed.',
  address:
    'Of the business, not older than three months: an electricity bill, a rent agreement, a tax receipt.',
  constitution: 'What the business was founded by.',
}

/** What founds each kind of business. */
const constitutions: Readonly<Record<EntityKind, string>> = {
  proprietor: 'Udyam or shop registration.',
  huf: 'HUF deed or declaration, with the names of the coparceners.',
  partnership: 'Partnership deed, signed by every partner.',
  llp: 'LLP agreement and certificate of incorporation, in one file.',
  company: 'Certificate of incorporation and the resolution that names who signs, in one file.',
  trust: 'Trust deed and registration certificate, in one file.',
  association: 'By-laws and registration certificate, in one file.',
}

export const whyOf = (kind: DocumentKind, entity: EntityKind | null): string =>
  kind === 'constitution' && entity !== null ? constitutions[entity] : documentWhy[kind]

export const documentStateWords: Readonly<Record<PartnerDocument['state'], { label: string; tone: Tone }>> = {
  sent: { label: 'Being checked', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  replaced: { label: 'Replaced', tone: 'idle' },
}
