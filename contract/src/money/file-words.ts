import type { LenderStatus } from '../loans/applications.ts'

/** What lenders call a status, in small letters and digits with single spaces (domain.md 7.2). */
const known = {
  SENT: ['lead created', 'initiated', 'new', 'fresh', 'sent'],
  DUPLICATE: ['dedupe', 'duplicate', 'existing lead', 'already applied'],
  LOGGED_IN: ['login', 'logged in', 'applied', 'submitted', 'ipa generated', 'arn generated'],
  DOCS_PENDING: [
    'docs pending',
    'documents pending',
    'incomplete',
    'query',
    'hold',
    'ftnr',
    'vkyc pending',
    'kyc pending',
    'aip incomplete',
  ],
  UNDER_PROCESS: ['wip', 'in process', 'under process', 'uw', 'fi initiated'],
  APPROVED: ['approved', 'in principle', 'credit approved', 'card approved', 'cpv done'],
  SANCTIONED: ['sanctioned', 'offer accepted', 'agreement signed', 'e mandate done'],
  PART_DISBURSED: ['part disbursed', 'partly disbursed', 'partially disbursed'],
  DISBURSED: ['disbursed', 'booked', 'funded', 'card out', 'card set up', 'active'],
  REJECTED: ['rejected', 'declined', 'credit rejected', 'policy reject', 'not eligible', 'kyc rejected'],
  WITHDRAWN: ['cancelled', 'withdrawn', 'not interested', 'customer denied'],
  EXPIRED: ['expired', 'lapsed', 'closed without action'],
  COOLED_OFF: ['cooled off', 'cooling off exit'],
  CLAWED_BACK: ['clawed back', 'clawback'],
} as const satisfies Partial<Record<LenderStatus, readonly string[]>>

/** The form by which words are compared: small letters and digits of any script, single spaces, nothing else. */
export const wordKey = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim()

const byWord: ReadonlyMap<string, LenderStatus> = new Map(
  (Object.keys(known) as (keyof typeof known)[]).flatMap((status) =>
    known[status].map((word): [string, LenderStatus] => [word, status]),
  ),
)

/** The status that a word is known to mean wherever it stands; null for a word that has to be asked about. Our own codes are known, too. */
export const knownStatusOf = (word: string): LenderStatus | null => byWord.get(wordKey(word)) ?? null
