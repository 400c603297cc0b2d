import type { LeadDispute } from '@marketplace/contract/partner-area/lead-disputes'
import { timeText } from '../show/day-text.ts'
import { dayOf } from './trace-words.ts'

type Subject = Pick<
  LeadDispute,
  'about' | 'lead_id' | 'product_type' | 'masked_contact' | 'locked_until' | 'partner_name'
>

/** What a dispute is about. */
export const subjectOf = (dispute: Subject, isOfPartner: boolean): string => {
  const { about, lead_id, product_type, masked_contact, locked_until, partner_name } = dispute
  const what =
    about === 'lock'
      ? `lock until ${dayOf(locked_until)}${lead_id === null ? '' : `, lead L-${lead_id}`}`
      : `lead L-${lead_id}`
  const whose = masked_contact === '' ? 'forgotten customer' : masked_contact
  return [...(isOfPartner ? [] : [partner_name]), product_type, whose, what].join(' · ')
}

/** Whose turn it is and until when. */
export const clockOf = (
  { state, due_at }: Pick<LeadDispute, 'state' | 'due_at'>,
  isOfPartner: boolean,
): string => {
  if (state !== 'OPEN' || due_at === null)
    return isOfPartner
      ? 'We answered; write again if it is not settled.'
      : 'Answered; the partner may write again.'
  return isOfPartner ? `We answer by ${timeText(due_at)}.` : `To be answered by ${timeText(due_at)}.`
}
