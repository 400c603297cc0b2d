import * as z from 'zod/mini'

/** How a customer is reached. */
export const contactChannels = ['call', 'sms', 'email'] as const
export const ContactChannel = z.enum(contactChannels, { error: 'invalid_value' })
export type ContactChannel = z.output<typeof ContactChannel>

/**
 * What a contact is by law (TRAI TCCCPR 2018). `essential`: the customer asked for it this minute, or it guards their account.
 * What mixes service and promotion is promotional.
 */
export const contactKinds = ['essential', 'service', 'transactional', 'promotional'] as const
export const ContactKind = z.enum(contactKinds, { error: 'invalid_value' })
export type ContactKind = z.output<typeof ContactKind>

/** What a contact is for; each can be stopped by itself. */
export const contactPurposes = [
  'application_service',
  'documents',
  'reminder',
  'call_back',
  'help_reply',
  'complaint_reply',
  'offer_promotion',
  'survey',
] as const
export const ContactPurpose = z.enum(contactPurposes, { error: 'invalid_value' })
export type ContactPurpose = z.output<typeof ContactPurpose>

/**
 * What a message of a campaign is by law: promotion and surveys are promotional, what goes on with something that the customer began is
 * service.
 */
export const kindOfPurpose = (purpose: ContactPurpose): 'promotional' | 'service' =>
  purpose === 'offer_promotion' || purpose === 'survey' ? 'promotional' : 'service'

/** What allows a contact: it is essential, the customer asked for an answer, or the consent of that purpose. */
export const contactBases = ['essential', 'asked', 'messages', 'calls', 'offers', 'share'] as const
export const ContactBasis = z.enum(contactBases)
export type ContactBasis = z.output<typeof ContactBasis>

/** Why somebody may not be contacted. */
export const contactRefusals = [
  'deleted',
  'minor',
  'no_address',
  'bad_number',
  'no_consent',
  'withdrawn',
  'dnd_asked',
  'open_complaint',
  'lender_series_missing',
  'template_not_approved',
  'quiet_hours',
  'cap_day',
  'cap_week',
  'cap_month',
  'cap_lender',
] as const
export const ContactRefusal = z.enum(contactRefusals)
export type ContactRefusal = z.output<typeof ContactRefusal>

/** What became of a contact. */
export const contactOutcomes = [
  'started',
  'sent',
  'delivered',
  'answered',
  'no_answer',
  'busy',
  'switched_off',
  'bad_number',
  'failed',
] as const
export const ContactOutcome = z.enum(contactOutcomes)
export type ContactOutcome = z.output<typeof ContactOutcome>

/** The series of the number that called (TRAI direction of 19 November 2025). */
export const numberSeries = ['1600', '140', 'other'] as const
export const NumberSeries = z.enum(numberSeries)
export type NumberSeries = z.output<typeof NumberSeries>

/** Who said that a contact is to stop. */
export const stopSources = ['customer', 'caller', 'operator'] as const
export const StopSource = z.enum(stopSources)
export type StopSource = z.output<typeof StopSource>
