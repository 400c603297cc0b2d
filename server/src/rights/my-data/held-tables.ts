import type { deletedThings, keptThings, MyData } from '@marketplace/contract/rights/my-data'

type Thing = (typeof deletedThings)[number] | (typeof keptThings)[number]

/** A table with rows of a person. */
export interface HeldTable {
  /** What a deletion does: no row is left, rows are left that say nothing of them, or they stay as they are. */
  deletion: 'gone' | 'emptied' | 'kept'
  /** What the preview of a deletion calls it. */
  thing: Thing
  /** Where the person sees it themselves; else why not. */
  shown: keyof MyData | { hidden: string }
  /** Why it is never forgotten by age; left out where the retention job does. */
  forever?: string
}

const evidence = 'evidence of what was shown, agreed to, sent or paid for'
const accounts = 'accounts that lose an entry prove nothing'
const ofLenders = { hidden: 'what lenders state and pay of our commission, by the number of the application' }
const ofStatements: HeldTable = {
  deletion: 'kept',
  thing: 'applications',
  shown: {
    hidden: 'what a partner is paid for a loan, by the number of the application',
  },
  forever: 'what was paid for stays as it was paid',
}
export const heldTables: Readonly<Record<string, HeldTable>> = {
  customer: {
    deletion: 'emptied',
    thing: 'profile',
    shown: 'profile',
    forever: 'until its owner deletes it',
  },
  customer_product: {
    deletion: 'gone',
    thing: 'profile',
    shown: 'profile',
    forever: 'until its owner deletes it',
  },
  nominee: {
    deletion: 'gone',
    thing: 'nominee',
    shown: 'nominee',
    forever: 'until its owner takes it back or is deleted',
  },
  planned_erasure: {
    deletion: 'gone',
    thing: 'profile',
    shown: {
      hidden: 'signing in takes it away, but for what two of staff decided; its owner is told at the end',
    },
    forever: 'it ends with the deletion that it plans',
  },
  prospect: { deletion: 'emptied', thing: 'contacts', shown: 'arrivals' },
  passcode: {
    deletion: 'gone',
    thing: 'contacts',
    shown: { hidden: 'a hash that is worth nothing after five minutes' },
  },
  contact_change: {
    deletion: 'gone',
    thing: 'contacts',
    shown: { hidden: 'changes of the last season; the contacts stand in the profile and the messages' },
  },
  session: { deletion: 'kept', thing: 'access_log', shown: 'sign_ins' },
  known_customer_browser: {
    deletion: 'gone',
    thing: 'sessions',
    shown: { hidden: 'a keyed hash of the contact beside a hash of a random cookie' },
  },
  message: { deletion: 'emptied', thing: 'messages', shown: 'messages' },
  campaign_person: {
    deletion: 'gone',
    thing: 'messages',
    shown: { hidden: 'what was sent of a campaign is among the messages; who was left out got nothing' },
  },
  contact_event: {
    deletion: 'emptied',
    thing: 'messages',
    shown: { hidden: 'a page of its own shows each call and message with why it was allowed' },
  },
  contact_stop: {
    deletion: 'gone',
    thing: 'messages',
    shown: { hidden: 'a page of its own shows what is stopped, with the button that allows it again' },
    forever: 'until its owner allows it again or is deleted',
  },
  help_request: { deletion: 'gone', thing: 'help_requests', shown: 'help_requests' },
  tracked_event: { deletion: 'emptied', thing: 'tracking', shown: 'tracked_visits' },
  phone_call: {
    deletion: 'gone',
    thing: 'calls',
    shown: {
      hidden: 'each call stands among the contacts that they see; here is what the operator reported of it',
    },
  },
  call_task: {
    deletion: 'gone',
    thing: 'call_tasks',
    shown: { hidden: 'what they were to be called about stands in their applications and help requests' },
  },
  call_outcome: {
    deletion: 'gone',
    thing: 'call_tasks',
    shown: { hidden: 'what came of a call stands among the contacts that they see' },
  },
  hand_over_link: { deletion: 'gone', thing: 'links', shown: 'links' },
  consent: { deletion: 'kept', thing: 'consents', shown: 'consents', forever: evidence },
  application: { deletion: 'kept', thing: 'applications', shown: 'applications', forever: evidence },
  lender_application: { deletion: 'kept', thing: 'applications', shown: 'applications', forever: evidence },
  lender_application_event: {
    deletion: 'emptied',
    thing: 'applications',
    shown: 'applications',
    forever: evidence,
  },
  disbursal: { deletion: 'kept', thing: 'applications', shown: 'applications', forever: evidence },
  ledger_entry: {
    deletion: 'kept',
    thing: 'applications',
    shown: {
      hidden:
        'what lenders owe us for a loan and we a partner: accounts of ours, by the number of the application',
    },
    forever: 'accounts that lose an entry prove nothing',
  },
  stated_line: { deletion: 'emptied', thing: 'applications', shown: ofLenders, forever: accounts },
  stated_match: { deletion: 'kept', thing: 'applications', shown: ofLenders, forever: accounts },
  line_settlement: { deletion: 'kept', thing: 'applications', shown: ofLenders, forever: accounts },
  part_move: { deletion: 'kept', thing: 'applications', shown: ofLenders, forever: accounts },
  receipt_share: { deletion: 'kept', thing: 'applications', shown: ofLenders, forever: accounts },
  statement_line: ofStatements,
  statement_left_out: ofStatements,
  partner_dispute: ofStatements,
  lead_dispute: ofStatements,
  kfs_opening: { deletion: 'kept', thing: 'applications', shown: 'shares', forever: evidence },
  lender_step: { deletion: 'emptied', thing: 'applications', shown: 'lender_steps', forever: evidence },
  lender_answer: { deletion: 'gone', thing: 'lender_answers', shown: 'kept_lender_answers' },
  offer_snapshot: { deletion: 'kept', thing: 'offer_lists', shown: 'kept_offer_lists', forever: evidence },
  idempotent_answer: {
    deletion: 'gone',
    thing: 'applications',
    shown: { hidden: 'an answer that was given already, for a month' },
  },
  journey_step: {
    deletion: 'emptied',
    thing: 'journey_steps',
    shown: { hidden: 'days of the steps that the applications show, counted' },
    forever: 'counted for years; it holds days and ids alone',
  },
  fact_lender: {
    deletion: 'emptied',
    thing: 'journey_steps',
    shown: { hidden: 'days of what lenders did, which the applications show, counted' },
    forever: 'counted for years; it holds days, ids and keys alone',
  },
  card_click: { deletion: 'kept', thing: 'card_clicks', shown: 'choices', forever: evidence },
  insurance_referral: { deletion: 'kept', thing: 'insurance_referrals', shown: 'choices', forever: evidence },
  voucher_claim: { deletion: 'kept', thing: 'voucher_claims', shown: 'choices', forever: evidence },
  voucher_code: { deletion: 'kept', thing: 'voucher_claims', shown: 'choices', forever: evidence },
  complaint: { deletion: 'kept', thing: 'complaints', shown: 'complaints', forever: evidence },
  complaint_event: { deletion: 'emptied', thing: 'complaint_texts', shown: 'complaints', forever: evidence },
  customer_note: {
    deletion: 'gone',
    thing: 'notes',
    shown: 'staff_notes',
    forever: 'while the person is a customer',
  },
  work_item: {
    deletion: 'emptied',
    thing: 'notes',
    shown: { hidden: 'that somebody of staff has to see to something of theirs, which is shown itself' },
  },
  partner_arrival: { deletion: 'emptied', thing: 'partner_leads', shown: 'partners', forever: evidence },
  partner_lead: { deletion: 'emptied', thing: 'partner_leads', shown: 'partners', forever: evidence },
  lead_standing: { deletion: 'kept', thing: 'partner_leads', shown: 'partners', forever: evidence },
  lead_claim: { deletion: 'gone', thing: 'partner_leads', shown: 'partners' },
  audit_entry: {
    deletion: 'kept',
    thing: 'audit_log',
    shown: { hidden: 'acts of staff, without what they saw; what they wrote is sealed by a key that goes' },
    forever: 'a chain that loses an entry proves nothing',
  },
  customer_look: {
    deletion: 'kept',
    thing: 'audit_log',
    shown: { hidden: 'how often staff looked, counted by day for their caps' },
  },
  person_key: {
    deletion: 'gone',
    thing: 'profile',
    shown: { hidden: 'a sealed key: what it opens is free text of staff on the audit log' },
    forever: 'until its owner deletes it',
  },
  deletion: {
    deletion: 'kept',
    thing: 'audit_log',
    shown: { hidden: 'there is none while its owner can look' },
    forever: 'what a backup brings back is deleted again by it',
  },
}
