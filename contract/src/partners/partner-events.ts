/** What a partner can be told of; hooks are sent by these names and notices are chosen by them. */
export const partnerEventTypes = [
  'lead.created',
  'lead.duplicate',
  'lead.expired',
  'application.status_changed',
  'application.disbursed',
  'commission.accrued',
  'commission.adjusted',
  'commission.reversed',
  'payout.paid',
  'statement.issued',
  'creative.expiring',
  'account.viewed_by_staff',
  'thread.answered',
  'lead.watched',
  'dispute.lender_asked',
  'dispute.answered',
  'hook.switched_off',
] as const
export type PartnerEventType = (typeof partnerEventTypes)[number]

interface ApplicationOf {
  /** As statements call it. */
  application_number: string
  lender_id: number
  product_type: string
}

/** A share that was booked, changed or taken back. Rupees and paise. */
interface CommissionNews {
  /** The transaction of the ledger; of what is taken back the one that had booked it. */
  transaction_id: number
  /** The transaction that this event tells of. */
  entry_id: number
  /** Below 0 where it lowers what is owed. */
  amount: number
  /** YYYY-MM-DD: the day of the disbursal. */
  day: string
  /** Why, as a code of the ledger. */
  cause: string
  /** By part of a loan; the first 50 of `parts_total`. `referral`: of a loan that a partner brought whom this one invited. */
  parts: readonly { application_number: string; part: number; amount: number; of: 'share' | 'referral' }[]
  parts_total: number
}

/**
 * What each event says: ids, sums and days, never a person. Amounts are rupees and paise, days YYYY-MM-DD in India, moments ISO 8601.
 * It stays below 18,000 bytes.
 */
export interface PartnerEventData {
  'lead.created': {
    lead_id: number
    product_type: string
    locked_until: string
    /** Where the lead was claimed by API, and the partner's own reference of that claim. */
    claim_id: string | null
    reference: string | null
  }
  /** A customer that the partner brought is the lead of somebody else until then. */
  'lead.duplicate': {
    product_type: string
    locked_until: string
    claim_id: string | null
    reference: string | null
  }
  /** The lock of a lead has ended; or a claim has, that nobody proved: then it has no `lead_id`. */
  'lead.expired': {
    lead_id: number | null
    claim_id: string | null
    reference: string | null
    product_type: string
    ended_at: string
  }
  'application.status_changed': ApplicationOf & {
    status: string
    /** Null where the lender's word took several steps at once. */
    status_before: string | null
    /** 1 where a step was taken back that never was. */
    is_correction: 0 | 1
  }
  'application.disbursed': ApplicationOf & { part: number; amount: number; day: string }
  'commission.accrued': CommissionNews
  'commission.adjusted': CommissionNews
  'commission.reversed': CommissionNews
  'payout.paid': {
    statement_id: number
    statement_number: string
    /** What was paid: the commission after TDS, or the GST of the partner's own invoice. */
    of: 'commission' | 'gst'
    amount: number
    day: string
    utr: string
  }
  'statement.issued': {
    statement_id: number
    statement_number: string
    /** YYYY-MM */
    month: string
    commission: number
    lines: number
    object_until: string
  }
  'creative.expiring': Readonly<Record<string, string | number | null>>
  /** Staff looked in at the partner's area; who and why stands on its page "Account access". `pages` is how many they opened. */
  'account.viewed_by_staff': { masquerade_id: number; started_at: string; ended_at: string; pages: number }
  /** Staff answered a question that the partner asked; the words stand in its area alone. */
  'thread.answered': { thread_id: number; topic: string }
  /** What the partner asked in a trace to be told of: another's lock has ended, or a lender moved its own lead on. */
  'lead.watched': {
    of: 'lock_end' | 'next_step'
    /** The partner's own lead. */
    lead_id: number | null
    product_type: string
    /** The lender's step. */
    status: string | null
  }
  /** Staff asked the lender about a dispute about a lead or a lock; its word is waited for until `answer_by`. */
  'dispute.lender_asked': { dispute_id: number; product_type: string; asked_at: string; answer_by: string }
  /** Staff answered or decided a dispute about a lead or a lock. */
  'dispute.answered': { dispute_id: number; product_type: string; state: string }
  /** An endpoint of the partner is sent nothing any more: it answered 410, or failed as long as the schedule goes. */
  'hook.switched_off': { endpoint_id: string; label: string; because: 'gone' | 'failing' }
}
