/** OPEN: nothing was stated yet. STATED: the lender has stated lines, some may differ. RECONCILED: every line is settled. CLOSED: takes nothing more. */
export const lenderMonthStates = ['OPEN', 'STATED', 'RECONCILED', 'CLOSED'] as const
export type LenderMonthState = (typeof lenderMonthStates)[number]

export const lenderMonthStateWords = {
  OPEN: 'Open',
  STATED: 'Stated',
  RECONCILED: 'Reconciled',
  CLOSED: 'Closed',
} as const satisfies Record<LenderMonthState, string>

/**
 * What a line of a month is, exactly one. `WAITS`: stated as expected, and not paid in full. `TIER_MISSED`: the sum is what our next
 * lower slab gives. `NOT_EXPECTED`: stated for no loan, or for one that earns nothing by our rules. `DUPLICATE`: says what another line
 * of the lender says, and changed nothing. `REVERSED`: the loan was taken back, or the lender took its commission back. `LATE`: stated
 * for a month that was closed by then.
 */
export const varianceKinds = [
  'MATCHED',
  'WAITS',
  'RATE_DIFFERS',
  'TIER_MISSED',
  'AMOUNT_DIFFERS',
  'NOT_STATED',
  'NOT_EXPECTED',
  'DUPLICATE',
  'REVERSED',
  'LATE',
] as const
export type VarianceKind = (typeof varianceKinds)[number]

export const varianceWords = {
  MATCHED: 'Matches',
  WAITS: 'Waits for money',
  RATE_DIFFERS: 'Their rate differs',
  TIER_MISSED: 'Next lower slab',
  AMOUNT_DIFFERS: 'Amount differs',
  NOT_STATED: 'Not stated',
  NOT_EXPECTED: 'Not expected',
  DUPLICATE: 'Stated twice',
  REVERSED: 'Taken back',
  LATE: 'Late',
} as const satisfies Record<VarianceKind, string>

/**
 * What a person does with a line. `accept`: theirs is right, and what we expect becomes what they state, with the partner's share of it.
 * `dispute`: the difference stays, and counts as answered. `write_off`: what they are short is our loss, and the partner keeps its share.
 * `give_loan`: names the loan of a line that was stated without one. `take_back`: undoes the settlement that stands.
 */
export const settleOutcomes = ['accept', 'dispute', 'write_off', 'give_loan', 'take_back'] as const
export type SettleOutcome = (typeof settleOutcomes)[number]

/** The outcomes that a line can stand settled with. */
export const settledOutcomes = ['accept', 'dispute', 'write_off', 'give_loan'] as const
export type SettledOutcome = (typeof settledOutcomes)[number]

export const settledOutcomeWords = {
  accept: 'Accepted theirs',
  dispute: 'Disputed with the lender',
  write_off: 'Written off',
  give_loan: 'Given a loan',
} as const satisfies Record<SettledOutcome, string>

/** What a receipt pays: chosen lines, all lines of chosen invoices of the lender, or all lines of the month. */
export const receiptPays = ['lines', 'invoices', 'month'] as const
export type ReceiptPays = (typeof receiptPays)[number]
