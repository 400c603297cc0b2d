import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Instant } from '../platform/formats.ts'
import { ApplicationNumber } from '../loans/application-number.ts'
import { rejectReasons } from '../loans/applications.ts'
import { productTypes } from '../reference/products.ts'
import { dimensionNames, filterNames, type Dimension, type FilterName } from './dimensions.ts'
import { journeySteps, JourneyStep } from './journey-steps.ts'
import { measureNames, timeBases, type Measure } from './measures.ts'

interface ReportOf {
  title: string
  /** What its rows are; the first unless another is asked for. */
  by: readonly Dimension[]
  /** What a row opens into. */
  thenBy: readonly Dimension[]
  measures: readonly Measure[]
  filters: readonly FilterName[]
}

/** The reports of section 2 that are rows of figures. */
export const reports = {
  'internal-report': {
    title: 'Internal report',
    by: ['day', 'week', 'month'],
    thenBy: [],
    measures: [
      'started',
      'signed_in',
      'details_completed',
      'offers_shown',
      'lender_applied',
      'lender_sanctioned',
      'lender_disbursed',
      'applied_amount',
      'sanctioned_amount',
      'disbursed_amount',
      'expected',
      'stated',
      'received',
    ],
    filters: ['product', 'brand'],
  },
  'products-report': {
    title: 'Products report',
    by: ['product', 'lender', 'partner', 'brand'],
    thenBy: ['lender', 'partner', 'brand'],
    measures: [
      'customers',
      'lender_applied',
      'lender_approved',
      'approval_rate',
      'lender_disbursed',
      'disbursed_amount',
      'expected',
      'received',
    ],
    filters: ['product', 'brand', 'lender', 'partner'],
  },
  'vendors-products-report': {
    title: 'Vendors products report',
    by: ['lender', 'product'],
    thenBy: ['product', 'lender', 'reason'],
    measures: [
      'lender_applied',
      'lender_sent',
      'lender_login',
      'lender_approved',
      'approval_rate',
      'lender_sanctioned',
      'lender_disbursed',
      'lender_rejected',
      // Beneath a row, by reason.
      'rejected_for',
      'sanctioned_amount',
      'disbursed_amount',
      'expected',
      'stated',
      'received',
    ],
    filters: ['product', 'brand', 'lender'],
  },
} as const satisfies Record<string, ReportOf>
export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]]
export const reportOf = (name: ReportName): ReportOf => reports[name]

export const known = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names as unknown as [Names[number], ...Names[number][]], { error: 'invalid_value' })

const MOST_VALUES = 200
const listed = <Value>(
  most: number,
  form: RegExp,
  read: (text: string) => Value,
  isOne: (value: Value) => boolean,
) =>
  z.optional(
    z
      .pipe(
        z
          .string({ error: 'invalid_value' })
          .check(z.maxLength(most, 'invalid_value'), z.regex(form, 'invalid_value')),
        z.transform((text) => text.split(',').map(read)),
      )
      .check(z.refine((list) => list.length <= MOST_VALUES && list.every(isOne), 'invalid_value')),
  )
/** Ids with commas between them; `0` is none. */
const ids = listed(2_400, /^[0-9]{1,10}(?:,[0-9]{1,10})*$/, Number, (id) => id <= 2_147_483_647)
const namesOf = (names: readonly string[]) =>
  listed(2_400, /^[^,]+(?:,[^,]+)*$/, String, (name) => name === '0' || names.includes(name))

/** Each a list with commas: ids, products and reasons by name; `0` is none. */
const filterFields = {
  product: namesOf(productTypes),
  brand: ids,
  source: ids,
  device: ids,
  partner: ids,
  lender: ids,
  reason: namesOf(rejectReasons),
} satisfies Record<FilterName, unknown>

const filtered = { times: z.optional(known(timeBases)), ...filterFields }
const ranged = { from: Day, to: Day, ...filtered }

/** How a report is cut, whatever its days. */
export const cutFields = {
  ...filtered,
  by: z.optional(known(dimensionNames)),
  then_by: z.optional(known(dimensionNames)),
  compare: z.optional(known(['before', 'none'])),
}

/** Filters that are kept: values with commas, as a call takes them, and what staff call them. */
export const NamedFilters = z.array(
  z.object({ name: known(filterNames), values: z.string(), words: z.string() }),
)
export type NamedFilters = z.output<typeof NamedFilters>

/** What rows are asked for: their days and filters, what they are of, and names of measures with commas. */
export const asked = {
  ...ranged,
  by: z.optional(known(dimensionNames)),
  measures: z.optional(
    z
      .string({ error: 'invalid_value' })
      .check(z.maxLength(600, 'invalid_value'), z.regex(/^[a-z_]+(?:,[a-z_]+)*$/, 'invalid_value')),
  ),
}

/** A figure of each measure in the order asked for: counts, rupees, shares of 1; null where it is not known by that dimension. */
const Values = z.array(z.nullable(z.number()))

export const ReportRow = z.object({
  /** The value of the dimension: an id, the name of a product or a reason, or a day; `0` is none. */
  key: z.string(),
  label: z.string(),
  values: Values,
  before: z.nullable(Values),
  /** The spark measure by day, where one was asked for. */
  spark: z.optional(z.array(z.number())),
})
export type ReportRow = z.output<typeof ReportRow>

const Range = z.object({ from: Day, to: Day })

export const ReportAnswer = z.object({
  /** All figures are of this moment. */
  as_of: Instant,
  range: Range,
  /** As many days before, which `before` is of. */
  range_before: z.nullable(Range),
  by: known(dimensionNames),
  measures: z.array(known(measureNames)),
  total: ReportRow,
  rows: z.array(ReportRow),
  /** 1 while what was before this report is still being counted. */
  is_filling: Flag,
})
export type ReportAnswer = z.output<typeof ReportAnswer>

/**
 * The rows of a report, in the order of its first measure, days the newest first. `measures`: names with commas, else those of the report; a measure that the role may
 * not see is left out, and refused where it is named. Refused: a range backwards or of more than 3,660 days. 422 report_needs_run: what only
 * rows can answer for more than 31 days, which a run counts (report-runs.ts).
 */
export const getReport = {
  method: 'GET',
  path: '/api/reports/answers/:report',
  audience: [1, 2],
  limit: 'read',
  params: z.object({ report: known(reportNames) }),
  query: z.object({
    ...asked,
    spark: z.optional(known(measureNames)),
    compare: z.optional(known(['before', 'none'])),
  }),
  answer: dataOf(ReportAnswer),
  errors: ['report_needs_run'],
} as const satisfies Call

const exportedFigures = {
  method: 'POST',
  audience: [1, 2],
  limit: 'write',
  params: z.object({ report: known(reportNames) }),
  query: z.object({ from: Day, to: Day, ...cutFields }),
  answer: z.string(),
  errors: ['report_needs_run'],
} as const

/**
 * All figures of a report as a file: its rows with every measure that the role may see, beneath each its own rows where `then_by` says by
 * what, and the total; with `compare` the days before beside them. That it was exported, and by which question, is on the log.
 */
export const exportReport = {
  ...exportedFigures,
  path: '/api/reports/answers/:report/csv',
  file: { type: 'text/csv', name: 'report.csv', isStreamed: true },
} as const satisfies Call

/** The same as a workbook. */
export const exportReportSheet = {
  ...exportedFigures,
  path: '/api/reports/answers/:report/xlsx',
  file: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'report.xlsx',
    isStreamed: true,
  },
} as const satisfies Call

/** One of what a number counts. Whatever does not apply is null; `contact` is masked. */
export const FigureRow = z.object({
  key: z.string(),
  /** The day on which we heard of it, and on which it happened. */
  heard_day: Day,
  day: Day,
  contact: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  product: z.nullable(z.string()),
  lender: z.nullable(z.string()),
  partner: z.nullable(z.string()),
  source: z.nullable(z.string()),
  application_number: z.nullable(z.string()),
  user_id: z.nullable(z.string()),
  app_id: z.nullable(z.string()),
  /** Rupees. */
  amount: z.nullable(z.number()),
  reason: z.nullable(z.string()),
})
export type FigureRow = z.output<typeof FigureRow>

/** What stands behind a figure, the latest first: `total` is the figure. */
export const listFigureRows = {
  method: 'GET',
  path: '/api/reports/rows',
  audience: [1, 2],
  limit: 'read',
  shows: 'people',
  query: z.object({
    ...ranged,
    measure: known(measureNames),
    page: z.optional(
      z.coerce.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(1), z.lte(100_000)),
    ),
    page_size: z.optional(
      z.coerce.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(1), z.lte(100)),
    ),
  }),
  answer: z.object({ success: z.literal(true), data: z.array(FigureRow), total: z.number() }),
  errors: ['report_needs_run'],
} as const satisfies Call

const exported = {
  method: 'POST',
  audience: [1, 2],
  limit: 'write',
  query: z.object({ ...ranged, measure: known(measureNames) }),
  answer: z.string(),
  errors: ['report_needs_run'],
} as const

/**
 * Every row behind a figure, the latest first, without contacts; never cut. That it was exported, and by which question, is on the log before
 * the first line leaves.
 */
export const exportFigureRows = {
  ...exported,
  path: '/api/reports/rows/csv',
  file: { type: 'text/csv', name: 'rows.csv', isStreamed: true },
} as const satisfies Call

/** The same as a workbook; refused with the count where a sheet has no room for them. */
export const exportFigureSheet = {
  ...exported,
  path: '/api/reports/rows/xlsx',
  file: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'rows.xlsx',
    isStreamed: true,
  },
} as const satisfies Call

export const journeyKinds = ['reached', 'cohort'] as const
export const cohortWindows = ['1', '7', '30', '90'] as const

const JourneyStepFigure = z.object({
  step: JourneyStep,
  /** Null where the step is not known by what is filtered: a start has no product yet. */
  value: z.nullable(z.number()),
  before: z.nullable(z.number()),
  /** Since the step before, in seconds, about; null where none is known. */
  median_seconds: z.nullable(z.number()),
})

/**
 * The steps of customers' journeys. `reached`: what was reached in these days; a step may count more than the one before. `cohort`: how far
 * the starts of these days came within `window` days, each counted with the first application that it led to; `open_from`: starts from this
 * day on have not had the whole window yet.
 */
export const getJourney = {
  method: 'GET',
  path: '/api/reports/journey',
  audience: [1, 2],
  limit: 'read',
  query: z.object({
    ...ranged,
    kind: z.optional(known(journeyKinds)),
    window: z.optional(known(cohortWindows)),
    compare: z.optional(known(['before', 'none'])),
  }),
  answer: dataOf(
    z.object({
      as_of: Instant,
      range: Range,
      range_before: z.nullable(Range),
      steps: z.array(JourneyStepFigure),
      open_from: z.nullable(Day),
      is_filling: Flag,
    }),
  ),
  errors: ['report_needs_run'],
} as const satisfies Call
export type Journey = z.output<typeof getJourney.answer>['data']

/** How many of one step reached the next, by a dimension: `values` are those of the step before and of the step itself. */
export const getDropOff = {
  method: 'GET',
  path: '/api/reports/journey/drop-off',
  audience: [1, 2],
  limit: 'read',
  query: z.object({
    ...ranged,
    step: known(journeySteps.slice(1) as unknown as readonly [JourneyStep, ...JourneyStep[]]),
    by: known(['brand', 'product', 'source', 'device', 'partner']),
    compare: z.optional(known(['before', 'none'])),
  }),
  answer: dataOf(z.object({ rows: z.array(ReportRow) })),
  errors: ['report_needs_run'],
} as const satisfies Call

const ReplayStep = z.object({
  what: z.string(),
  lender: z.nullable(z.string()),
  heard_day: Day,
  at: Instant,
  /** Since the step before in this lane, in seconds. */
  waited: z.nullable(z.number()),
  taken_back: Flag,
})

/** The steps of one application, without a word about the person: lane by lane, ours first and then each lender's. */
export const getJourneySteps = {
  method: 'GET',
  path: '/api/reports/journeys/:application_number',
  audience: [1, 2],
  limit: 'read',
  params: z.object({
    application_number: ApplicationNumber,
  }),
  answer: dataOf(
    z.object({
      application_number: z.string(),
      product: z.string(),
      brand: z.nullable(z.string()),
      source: z.string(),
      device: z.string(),
      partner: z.nullable(z.string()),
      steps: z.array(ReplayStep),
    }),
  ),
  errors: ['not_found'],
} as const satisfies Call
export type JourneyReplay = z.output<typeof getJourneySteps.answer>['data']
