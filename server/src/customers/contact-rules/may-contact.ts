import { contactRefusals, type ContactRefusal } from '@marketplace/contract/customers/contact'
import { findBasis, stopReasons } from './contact-basis.ts'
import { capsReached } from './contact-caps.ts'
import type {
  ContactAsk,
  ContactFigures,
  ContactPerson,
  ContactVerdict,
  PastContact,
} from './contact-facts.ts'
import { nextOpenTime } from './contact-hours.ts'

/** With an open complaint nobody is advertised to, and nobody is called to hurry an application on. */
const waitsForComplaint = ({ channel, purpose, kind }: ContactAsk): boolean =>
  kind === 'promotional' ||
  purpose === 'offer_promotion' ||
  purpose === 'survey' ||
  (channel === 'call' && (purpose === 'reminder' || purpose === 'application_service'))

const addressReasons = ({ channel, to }: ContactAsk, person: ContactPerson): ContactRefusal[] => {
  const reached = channel === 'email' ? person.email : person.mobile
  // What was queued for an address that the customer has given up would reach somebody else by now.
  if (reached === null || (to !== undefined && to !== reached.address)) return ['no_address']
  return reached.is_bad ? ['bad_number'] : []
}

/** A call for a lender comes from a number of the 1600 series, one that advertises from the 140 series. */
const hasLenderSeries = ({ kind, caller_series }: ContactAsk): boolean =>
  caller_series === (kind === 'promotional' ? '140' : '1600')

/** Reasons that no waiting takes away. */
const lastingReasons = (ask: ContactAsk, person: ContactPerson): ContactRefusal[] => {
  const basis = findBasis(ask, person)
  return [
    ...(person.deleted ? (['deleted'] as const) : []),
    ...(person.minor ? (['minor'] as const) : []),
    ...addressReasons(ask, person),
    ...(typeof basis === 'string' ? [] : [basis.refused]),
    ...stopReasons(ask, person.stops),
    ...(person.open_complaint && waitsForComplaint(ask) ? (['open_complaint'] as const) : []),
    ...(ask.channel === 'call' && ask.lender_id !== null && !hasLenderSeries(ask)
      ? (['lender_series_missing'] as const)
      : []),
    ...(ask.template_approved === false ? (['template_not_approved'] as const) : []),
  ]
}

/** What keeps a contact from being made at a moment, each with the next moment at which it may not; null where it always will. */
const passingReasons = (
  ask: ContactAsk,
  past: readonly PastContact[],
  figures: ContactFigures,
  at: Date,
): { reason: ContactRefusal; next: Date | null }[] => {
  const opens = nextOpenTime(ask, at, figures)
  const isShut = opens === null || opens > at
  return [
    ...(isShut ? [{ reason: 'quiet_hours', next: opens } as const] : []),
    ...capsReached(ask, past, figures, at),
  ]
}

/** Each step ends an hour, a day or the oldest contact that counts, so a month has far fewer. */
const STEPS = 500

const findNextTime = (
  ask: ContactAsk,
  past: readonly PastContact[],
  figures: ContactFigures,
): Date | null => {
  let at = ask.at
  for (let step = 0; step < STEPS; step += 1) {
    const reasons = passingReasons(ask, past, figures, at)
    if (reasons.length === 0) return at
    let latest = at
    for (const { next } of reasons) {
      if (next === null) return null
      if (next > latest) latest = next
    }
    at = latest
  }
  return null
}

/**
 * The one rule for every call, message, campaign and hand-over: whether a person may be contacted, why, or why not and when next.
 * What is essential bypasses all but a deletion. `past` are the contacts of the last 30 days, over all brands and lenders; others do
 * not count. `next_allowed_at` says when hours and caps let it through, and is null where something else keeps it back.
 * Sources: TRAI TCCCPR 2018 as amended on 12 February 2025; its direction of 19 November 2025 (1600 series); IBA model code for
 * direct selling agents; DPDP Act 2023, section 6.
 */
export const mayContact = (
  ask: ContactAsk,
  person: ContactPerson,
  past: readonly PastContact[],
  figures: ContactFigures,
): ContactVerdict => {
  if (ask.kind === 'essential')
    return person.deleted
      ? { allowed: false, reasons: ['deleted'], next_allowed_at: null }
      : { allowed: true, because: 'essential' }
  const lasting = lastingReasons(ask, person)
  const passing = passingReasons(ask, past, figures, ask.at)
  const basis = findBasis(ask, person)
  if (lasting.length === 0 && passing.length === 0 && typeof basis === 'string')
    return { allowed: true, because: basis }
  const reasons = new Set([...lasting, ...passing.map(({ reason }) => reason)])
  return {
    allowed: false,
    reasons: contactRefusals.filter((reason) => reasons.has(reason)),
    next_allowed_at: lasting.length === 0 ? findNextTime(ask, past, figures) : null,
  }
}
