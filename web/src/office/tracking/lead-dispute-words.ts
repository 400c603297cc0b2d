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

type Clock = Pick<LeadDispute, 'state' | 'due_at' | 'lender_asked_at'>

/** Whose turn it is and until when; `now` decides whether that is over. */
export const clockOf = (
  { state, due_at, lender_asked_at }: Clock,
  isOfPartner: boolean,
  now = new Date(),
): string => {
  const asked = lender_asked_at === null ? '' : `The lender was asked on ${dayOf(lender_asked_at)}`
  if (state === 'LENDER_ASKED' && due_at !== null) {
    if (now <= new Date(due_at)) return `${asked}; we wait for its word until ${timeText(due_at)}.`
    return `${asked}, and its word was due by ${timeText(due_at)}: ${isOfPartner ? 'we ask again.' : 'ask again, or decide.'}`
  }
  const turn =
    state !== 'OPEN' || due_at === null
      ? isOfPartner
        ? 'We answered; write again if it is not settled.'
        : 'Answered; the partner may write again.'
      : isOfPartner
        ? `We answer by ${timeText(due_at)}.`
        : `To be answered by ${timeText(due_at)}.`
  return asked === '' ? turn : `${turn} ${asked}.`
}
