/** Accounts of a lender, of a partner, and of the house. A debit is positive, a credit negative. */
type LenderAccount = 'accrued_income' | 'income' | 'receivable' | 'tds_receivable' | 'write_off'
type PartnerAccount = 'partner_share' | 'referral_share' | 'partner_accrued' | 'partner_payable'
type HouseAccount = 'bank' | 'gst_output' | 'gst_input' | 'tds_payable'

/** Names an account: it is opened with its first posting. */
export type AccountKey =
  | { kind: LenderAccount; lender_id: number }
  | { kind: PartnerAccount; partner_id: number }
  | { kind: HouseAccount }

type LedgerKind =
  | 'ACCRUAL'
  | 'ADJUSTMENT'
  | 'CLAWBACK'
  | 'STATEMENT'
  | 'INVOICE'
  | 'RECEIPT'
  | 'PAYOUT'
  | 'REVERSAL'
  | 'WRITE_OFF'

type LedgerSource = 'pricing' | 'reconciliation' | 'statement' | 'receipt' | 'payout'

/**
 * Which figure of a commission line an entry moves. `expected` and `stated` are debits of the lender's accounts; `received`, the two
 * shares of the partner, and the share of whoever invited that partner are credits.
 */
export type LedgerFigure =
  | 'expected'
  | 'stated'
  | 'received'
  | 'percent_share'
  | 'flat_share'
  | 'referral_share'

/** A part of a loan. */
export interface LoanLine {
  lender_application_id: number
  tranche: number
}

export interface LedgerEntry {
  account: AccountKey
  /** Whole paise, not 0. */
  amount_paise: number
  /** The part of a loan that it is about; left out on the other side. */
  line?: LoanLine
  figure?: LedgerFigure
}

/** One transaction as it is to be posted: its entries make 0. */
export interface LedgerTransaction {
  kind: LedgerKind
  source: LedgerSource
  /** Why, as a code. */
  cause: string
  /** The part of a loan that caused it. */
  cause_line?: LoanLine
  /** Whose month it is booked in; left out where it is nobody's. */
  lender_id?: number
  /** YYYY-MM-DD in India. */
  effective_day: string
  idempotency_key: string
  reverses_tx_id?: number
  rule?: { id: number; version: number }
  terms_id?: number
  /** Of the share of whoever invited the partner. */
  referral_terms_id?: number
  upload?: { upload_id: string; line: number | null }
  staff_id?: number
  entries: readonly LedgerEntry[]
}
