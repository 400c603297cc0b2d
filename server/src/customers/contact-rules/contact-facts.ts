import type {
  ContactChannel,
  ContactKind,
  ContactPurpose,
  ContactRefusal,
  ContactBasis,
  NumberSeries,
} from '@marketplace/contract/customers/contact'

/** A contact that somebody wants to make. */
export interface ContactAsk {
  channel: ContactChannel
  purpose: ContactPurpose
  kind: ContactKind
  brand_id: number | null
  /** For whom; null for the marketplace itself. */
  lender_id: number | null
  at: Date
  /** Where it would go, as it was queued; left out where it goes to the customer's address of the moment. */
  to?: string
  /** The series of the number that calls for a lender; what is left out counts as none. */
  caller_series?: NumberSeries | null
  /** False where the operators or the lender have not approved the words. */
  template_approved?: boolean
}

/** What somebody stopped: a null stands for all of them. */
export interface ContactStop {
  channel: ContactChannel | null
  purpose: ContactPurpose | null
  lender_id: number | null
}

/** Consents that contacts go by; `share` is by lender. */
export type ContactConsent = 'messages' | 'calls' | 'offers'
export type ConsentState = 'live' | 'withdrawn' | 'never'

export interface ContactPerson {
  deleted: boolean
  minor: boolean
  /** Ten digits; `is_bad` where the last try at this very number said that nobody has it. */
  mobile: { address: string; is_bad: boolean } | null
  /** Proved. */
  email: { address: string; is_bad: boolean } | null
  consents: Readonly<Record<ContactConsent, ConsentState>>
  /** The lenders that a live consent shares an application with: its words let them call and write about it. */
  shared_with: readonly number[]
  open_complaint: boolean
  stops: readonly ContactStop[]
}

/** A contact that was tried, whatever came of it. */
export interface PastContact {
  channel: ContactChannel
  kind: ContactKind
  lender_id: number | null
  at: Date
  /** Null while it is not known. */
  answered: boolean | null
  /** How long it rang or was talked. */
  seconds: number | null
}

/** Hours of a day in India, in minutes since midnight; from `from` to before `until`, over midnight where that is the earlier one. */
export interface DayHours {
  from: number
  until: number
}

export interface ContactFigures {
  calls_a_day: number
  calls_a_week: number
  calls_a_month: number
  lender_calls_a_week: number
  /** Promotional SMS and e-mails together. */
  promotions_a_week: number
  call_hours: DayHours
  promotion_hours: DayHours
  /** A call that nobody answered and that was over sooner counts half. */
  short_call_seconds: number
  promotion_on_sundays: boolean
  /** Days of each year without promotion, as month × 100 + day. */
  holidays: readonly number[]
}

export type ContactVerdict =
  | { allowed: true; because: ContactBasis }
  | { allowed: false; reasons: ContactRefusal[]; next_allowed_at: Date | null }
