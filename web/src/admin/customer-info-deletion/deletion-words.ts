import type {
  DeletionBlock,
  DeletionCause,
  DeletionGround,
  DeletionOrder,
  DeletionReference,
  Keep,
} from '@marketplace/contract/rights/deletions'
import { timeText } from '../../office/show/day-text.ts'

/** Who wanted it. */
export const causeWords: Readonly<Record<DeletionCause, string>> = {
  asked: 'The customer, by passcode',
  asked_of_staff: 'The customer asked us',
  staff_decided: 'Staff, by two people',
  terms_withdrawn: 'Consent to the terms withdrawn',
  silence: 'Silent for too long',
}
export const causeChoices = Object.entries(causeWords).map(([value, label]) => ({ value, label }))

export const groundWords: Readonly<Record<DeletionGround, string>> = {
  false_identity: 'made under a false name',
  same_person_twice: 'the same person twice',
  under_age: 'under 18 years',
  number_of_another: 'the number is somebody else’s',
  authority: 'ordered by a court or an authority',
}

/** Why it waits, or may not be. */
export const blockWords: Readonly<Record<DeletionBlock, string>> = {
  contact_changed: 'a contact was changed less than 72 hours ago',
  complaint_open: 'a complaint is open',
  application_open: 'an application is open at a lender',
}

const referenceKinds: Readonly<Record<DeletionReference['kind'], string>> = {
  complaint: 'Complaint',
  help_request: 'Help request',
  letter: 'Letter or case',
}
export const referenceText = ({ kind, id }: DeletionReference): string => `${referenceKinds[kind]} ${id}`

/** "Complaint C-4F7K-92QM, by asha, approved by ravi". */
export const orderText = ({
  reference,
  ground,
  by_name,
  approved_by,
}: Pick<DeletionOrder, 'reference' | 'ground' | 'by_name' | 'approved_by'>): string =>
  [
    ground === null ? null : groundWords[ground],
    reference === null ? null : referenceText(reference),
    `by ${by_name}`,
    approved_by === null ? null : `approved by ${approved_by}`,
  ]
    .filter((part) => part !== null)
    .join(', ')

/** The day of an instant, in India: DD/MM/YYYY. */
export const dayOf = (at: string): string => timeText(at).slice(0, 'DD/MM/YYYY'.length)

const YEAR = 365

/** How long something is kept: "for good", "13 months", "3 years". */
export const lengthText = (days: number | null): string => {
  if (days === null) return 'for good'
  if (days % YEAR === 0) return days === YEAR ? 'a year' : `${days / YEAR} years`
  const months = Math.floor(days / (YEAR / 12))
  return months < 2 ? `${days} days` : `${months} months`
}

export const keepText = ({ days, why }: Keep): string => `${lengthText(days)}: ${why}`

/** Until when the words of complaints stay, beside what the module says of its tables. */
export const untilText = (until: string | null): string | null =>
  until === null ? null : `until ${dayOf(until)} at the latest`
