/** What a file of a lender may be for: statuses alone, a month's MIS, or the lender's statement of commission. */
export const fileKinds = ['status', 'mis', 'commission'] as const
export type FileKind = (typeof fileKinds)[number]

/** `full_month`: every application of the month stands in it, so that one which does not is missing. `changes_only`: news alone. */
export const fileScopes = ['full_month', 'changes_only'] as const
export type FileScope = (typeof fileScopes)[number]

/** RECEIVED → READING → NEEDS_MAPPING or PLANNED → APPLYING → an end; what was applied can be undone. */
export const fileStates = [
  'RECEIVED',
  'READING',
  'NEEDS_MAPPING',
  'PLANNED',
  'APPLYING',
  'DONE',
  'DONE_WITH_ERRORS',
  'NOTHING_CHANGED',
  'FAILED',
  'CANCELLED',
  'UNDOING',
  'UNDONE',
  'PARTLY_UNDONE',
] as const
export type FileState = (typeof fileStates)[number]

/** A file with up to so many rows to apply is applied whole or not at all, a longer one by parts. */
export const MOST_APPLIED_WHOLE = 200_000

/** The server is at it: a page looks again. */
export const busyStates: readonly FileState[] = ['RECEIVED', 'READING', 'APPLYING', 'UNDOING']

/**
 * The one outcome of a line. `new_event`: will be applied. `held`: would contradict what is known, so that it is not applied.
 * `ambiguous`: no exact key, but applications that it may mean. `extra`: no application at all. `duplicate`: says what another
 * line of the file, or of an earlier commission file, says. `excluded`: left out by a person. `stated`: a line of a commission file with its
 * loan, which will be booked; `extra` and `ambiguous` ones are kept with it and wait in the month for a person. `missing`: no line,
 * but an application of the month that a whole month's file does not name. `kept`: was applied, and stays after the undo.
 */
export const fileOutcomes = [
  'new_event',
  'unchanged',
  'held',
  'ambiguous',
  'extra',
  'duplicate',
  'error',
  'excluded',
  'stated',
  'missing',
  'applied',
  'changed_since',
  'reversed',
  'kept',
] as const
export type FileOutcome = (typeof fileOutcomes)[number]

/** Why a line has its outcome, where that needs a word; the page and the file of errors say it. */
export const fileReasons = {
  reference_missing: 'The row names no application',
  reference_unknown: 'No application has this reference',
  reference_differs: 'Two references of the row name different applications',
  reference_twice: 'More than one application has this reference',
  other_lender: 'The application is with another lender',
  lender_unknown: 'The row names a lender that is not one of ours',
  id_as_number:
    'The id was saved as a number with more than 15 digits: its end is lost. Save the column as text',
  id_rounded: 'The id was saved as a rounded number. Save the column as text',
  status_missing: 'The row has no status',
  status_unknown: 'Nobody has said yet what this status word means',
  status_ignored: 'This status word is left out',
  status_not_from_lender: 'A file cannot give an application this status',
  date_missing: 'The row has no date',
  date_unreadable: 'The date cannot be read',
  date_order: 'The date contradicts the order of day and month in its column',
  date_ahead: 'The date is after today',
  date_before_application: 'The date is before the application',
  amount_missing: 'A disbursal needs its amount',
  amount_unreadable: 'The sum cannot be read',
  amount_decimals: 'The sum has more than two decimals',
  amount_negative: 'The sum is below zero',
  amount_too_large: 'The sum is too large',
  no_value: 'The formula has no value',
  error_value: 'The cell holds an error',
  more_cells: 'The row has more cells than can be read',
  goes_back: 'The status would go back',
  after_end: 'The application has come to its end',
  above_sanctioned: 'More would be disbursed than was sanctioned',
  facts_differ: 'The sum or the day is another one than is known of this disbursal',
  month_closed: 'The month of this disbursal is closed',
  only_proposed: 'No exact key: a person has to choose the application',
  not_in_file: 'The file of the whole month does not name it',
  touched_meanwhile: 'Somebody changed the application after the plan was made',
  left_out: 'Left out by a person',
  touched_since: 'Somebody changed the application after the file was applied',
  undo_failed: 'It could not be taken back',
  money_received: 'Money was received for it: take the receipt back first',
} as const
export type FileReason = keyof typeof fileReasons

/** What a column may hold. Those of `personalFields` are used while the file is read and never stored. */
export const fileFields = [
  'our_reference',
  'lender_application_id',
  'loan_account',
  'utr',
  'lender',
  'product',
  'status',
  'status_date',
  'reject_reason',
  'sanctioned_amount',
  'disbursed_amount',
  'disbursal_date',
  'payout_amount',
  'payout_percent',
  'payout_month',
  'invoice_no',
  'tds_amount',
  'gst_amount',
  'mobile',
  'pan',
  'customer_name',
] as const
export type FileField = (typeof fileFields)[number]

export const fileFieldWords = {
  our_reference: 'Our reference',
  lender_application_id: "Lender's application id",
  loan_account: 'Loan account',
  utr: 'UTR',
  lender: 'Lender',
  product: 'Product',
  status: 'Status',
  status_date: 'Status date',
  reject_reason: 'Reason for a no',
  sanctioned_amount: 'Sanctioned amount, ₹',
  disbursed_amount: 'Disbursed amount, ₹',
  disbursal_date: 'Disbursal date',
  payout_amount: 'Commission, ₹',
  payout_percent: 'Commission, %',
  payout_month: 'Month of commission',
  invoice_no: 'Invoice number',
  tds_amount: 'TDS, ₹',
  gst_amount: 'GST, ₹',
  mobile: 'Mobile number',
  pan: 'PAN',
  customer_name: 'Name of the customer',
} as const satisfies Record<FileField, string>

/** In which order a column writes day, month and year. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const
export type DateOrder = (typeof dateOrders)[number]

/** What a sum of the file counts. */
export const amountUnits = ['rupees', 'thousands', 'lakh'] as const
export type AmountUnit = (typeof amountUnits)[number]
