import type { Role } from '../platform/call.ts'
import type { Dimension } from './dimensions.ts'

/**
 * The days that a figure is asked by. `heard`: the day on which we heard of it, which no later news changes. `effective`: the day on which
 * it happened, as its teller says. `booked`: the month of the books (decision 087).
 */
export const timeBases = ['heard', 'effective', 'booked'] as const
export type TimeBasis = (typeof timeBases)[number]

/** What stands behind a figure: its rows. Of `entries` the page of commission lines. */
export type RowKind = 'steps' | 'lenders' | 'parts' | 'entries'

interface MeasureOf {
  label: string
  unit:
    | 'starts'
    | 'customers'
    | 'applications'
    | 'applications with a lender'
    | 'parts of loans'
    | 'rupees'
    | 'share'
  /** One line, shown under "What is counted". */
  definition: string
  /** Raised when what it counts changes. */
  version: number
  roles: readonly Role[]
  by: readonly Dimension[]
  times: readonly TimeBasis[]
  rows: RowKind | null
  /** Made of two others, after those are summed: never an average of averages. */
  ratio?: readonly [part: string, whole: string]
}

const staff = [1, 2] as const
const time = ['day', 'week', 'month'] as const
const ofStarts = ['brand', 'source', 'device', 'partner', ...time] as const
const ofApplications = ['product', ...ofStarts] as const
const withLender = ['product', 'brand', 'partner', 'lender', ...time] as const
const ofBooks = ['product', 'brand', 'lender', ...time] as const
const told = ['heard', 'effective'] as const

const step = (label: string, unit: MeasureOf['unit'], definition: string, by: readonly Dimension[]) =>
  ({ label, unit, definition, version: 1, roles: staff, by, times: told, rows: 'steps' }) as const
const lender = (label: string, definition: string) =>
  ({
    label,
    unit: 'applications with a lender',
    definition,
    version: 1,
    roles: staff,
    by: withLender,
    times: told,
    rows: 'lenders',
  }) as const
const books = (label: string, definition: string) =>
  ({
    label,
    unit: 'rupees',
    definition,
    version: 1,
    roles: staff,
    by: ofBooks,
    times: ['effective', 'booked'],
    rows: 'entries',
  }) as const
const share = (
  label: string,
  definition: string,
  ratio: readonly [string, string],
  by: readonly Dimension[],
) =>
  ({
    label,
    unit: 'share',
    definition,
    version: 1,
    roles: staff,
    by,
    times: told,
    rows: null,
    ratio,
  }) as const

/**
 * Every figure of the reports: what it counts, by what it is cut, and by which days it is asked. Dashboard, reports and exports say these
 * and no others, so that their totals agree.
 */
export const measures = {
  started: step('Started', 'starts', 'A passcode was asked for; each start once.', ofStarts),
  signed_in: step('Signed in', 'starts', 'The passcode of a start was proved.', ofStarts),
  details_completed: step(
    'Details completed',
    'customers',
    'A customer pressed on with complete details for the first time.',
    ofApplications,
  ),
  offers_shown: step(
    'Offers shown',
    'applications',
    'A list with at least one offer was shown, with no lender still to answer.',
    ofApplications,
  ),
  applied: step('Applied', 'applications', 'The first lender of an application was chosen.', ofApplications),
  sent: step('With a lender', 'applications', 'A first lender has it.', ofApplications),
  approved: step(
    'Approved',
    'applications',
    'A first lender approved it, or went straight beyond.',
    ofApplications,
  ),
  disbursed: step('Disbursed', 'applications', 'A first lender paid, in part or in whole.', ofApplications),
  asked_amount: {
    ...step(
      'Asked for ₹',
      'rupees',
      'What the first lender of an application was asked for.',
      ofApplications,
    ),
  },
  customers: {
    label: 'Customers',
    unit: 'customers',
    definition: 'People who applied to a lender in these days, each once.',
    version: 1,
    roles: staff,
    by: ['product', 'brand'],
    times: ['heard'],
    rows: null,
  },
  lender_applied: lender('Applied', 'An application to one lender; a customer may apply to several.'),
  lender_sent: lender('Sent', 'The lender has it.'),
  lender_login: lender('Logged in', 'The lender works on it, or asked for papers.'),
  lender_approved: lender('Approved', 'The lender approved it, or went straight beyond.'),
  lender_sanctioned: lender('Sanctioned', 'The lender named what it will pay, or paid.'),
  lender_disbursed: lender('Disbursed', 'The lender paid, in part or in whole.'),
  lender_rejected: lender('Rejected', 'The lender refused it.'),
  lender_ended: lender('Ended', 'Withdrawn, expired or a duplicate.'),
  applied_amount: { ...lender('Applied ₹', 'What lenders were asked for.'), unit: 'rupees' },
  sanctioned_amount: { ...lender('Sanctioned ₹', 'What lenders sanctioned.'), unit: 'rupees' },
  disbursed_parts: {
    ...lender('Parts', 'Disbursed parts of loans that stand.'),
    unit: 'parts of loans',
    rows: 'parts',
  },
  disbursed_amount: {
    ...lender('Disbursed ₹', 'What lenders paid out and did not take back.'),
    unit: 'rupees',
    rows: 'parts',
  },
  rejected_for: {
    ...lender('Refusals', 'Refusals by the reason that the lender told.'),
    by: ['reason', 'lender', 'product', ...time],
  },
  expected: books(
    'Expected ₹',
    'Commission by our rules, by the day of the disbursal, without GST and TDS; an estimate until the lender states it.',
  ),
  stated: books('Stated ₹', 'Commission that lenders stated in their files, by the day of the disbursal.'),
  received: books('Received ₹', 'Commission that lenders paid, by the day of the disbursal.'),
  partner_share: {
    ...books('Partners ₹', "Partners' shares of the commission."),
    roles: [1],
    by: ['partner', 'product', ...time],
  },
  approval_rate: share(
    'Of applied',
    'Approved in these days, beside those applied in these days; an approval may be of an earlier application.',
    ['lender_approved', 'lender_applied'],
    withLender,
  ),
  disbursal_rate: share(
    'Of sent',
    'Disbursed in these days, beside those sent in these days; a loan may be of an earlier application.',
    ['lender_disbursed', 'lender_sent'],
    withLender,
  ),
} as const satisfies Record<string, MeasureOf>
export type Measure = keyof typeof measures
export const measureNames = Object.keys(measures) as readonly Measure[]

export const measureOf = (name: Measure): MeasureOf => measures[name]

/** What stands in columns: refusals are shown by their reasons alone, as their sum is that of Rejected. */
export const columnsOf = (measures: readonly Measure[]): Measure[] =>
  measures.filter((measure) => measure !== 'rejected_for')

/** What is asked beneath a row of these measures: by reason there are refusals alone. */
export const measuresBeneath = (measures: readonly Measure[], thenBy: Dimension): Measure[] =>
  thenBy === 'reason' ? measures.filter((measure) => measure === 'rejected_for') : columnsOf(measures)
