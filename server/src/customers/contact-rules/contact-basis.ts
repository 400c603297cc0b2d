import type { ContactBasis, ContactPurpose, ContactRefusal } from '@marketplace/contract/customers/contact'
import type { ConsentState, ContactAsk, ContactConsent, ContactPerson, ContactStop } from './contact-facts.ts'

/** What the customer waits for an answer to needs no consent of its own; a stop ends it all the same. */
const answers: ReadonlySet<ContactPurpose> = new Set(['call_back', 'help_reply', 'complaint_reply'])
const advertising: ReadonlySet<ContactPurpose> = new Set(['offer_promotion', 'survey'])

const refused = (state: Exclude<ConsentState, 'live'>): ContactRefusal =>
  state === 'withdrawn' ? 'withdrawn' : 'no_consent'

const byConsent = (of: ContactConsent, person: ContactPerson): ContactBasis | { refused: ContactRefusal } => {
  const state = person.consents[of]
  return state === 'live' ? of : { refused: refused(state) }
}

/**
 * What allows a contact that is not essential. The consent to messages says "no advertising, no calls", so each of those has its
 * own; a call for a lender goes by the words that shared the application with that lender, too.
 */
export const findBasis = (
  { channel, purpose, lender_id }: ContactAsk,
  person: ContactPerson,
): ContactBasis | { refused: ContactRefusal } => {
  if (answers.has(purpose)) return 'asked'
  if (advertising.has(purpose)) return byConsent('offers', person)
  if (channel !== 'call') return byConsent('messages', person)
  if (lender_id !== null && person.shared_with.includes(lender_id)) return 'share'
  return byConsent('calls', person)
}

const isStopOf = (stop: ContactStop, ask: ContactAsk): boolean =>
  (stop.channel === null || stop.channel === ask.channel) &&
  (stop.purpose === null || stop.purpose === ask.purpose) &&
  (stop.lender_id === null || stop.lender_id === ask.lender_id)

/** Why stops keep a contact from being made: "do not call" is told apart, as a caller reads it back to the customer. */
export const stopReasons = (ask: ContactAsk, stops: readonly ContactStop[]): ContactRefusal[] => {
  const own = stops.filter((stop) => isStopOf(stop, ask))
  const isDoNotCall = ({ channel, purpose, lender_id }: ContactStop): boolean =>
    channel === 'call' && purpose === null && lender_id === null
  return [
    ...(own.some((stop) => !isDoNotCall(stop)) ? (['withdrawn'] as const) : []),
    ...(own.some(isDoNotCall) ? (['dnd_asked'] as const) : []),
  ]
}
