import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Id, Instant } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { dimensionNames } from './dimensions.ts'
import { measureNames, timeBases } from './measures.ts'
import { asked, known, NamedFilters, ReportAnswer, reportNames, ReportRow } from './reports.ts'

/**
 * Runs of reports: what no kept sums answer for more than a month of days is counted in the background, a month at a time, and its result
 * is kept for 30 days. A run is seen by every role that may see all of its measures.
 */

export const runStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type RunState = (typeof runStates)[number]
/** Why one failed: a month took longer than ten minutes, or it broke at each try. */
export const runErrors = ['too_slow', 'broken'] as const
export type RunError = (typeof runErrors)[number]

/** Of one member of staff, waiting and counting. */
export const MOST_LIVE_RUNS = 3
export const RUN_KEPT_DAYS = 30

export const ReportRun = z.object({
  run_id: Id,
  report: known(reportNames),
  range: z.object({ from: Day, to: Day }),
  times: known(timeBases),
  by: known(dimensionNames),
  filters: NamedFilters,
  state: known(runStates),
  /** Days counted, of all. */
  days_done: z.number(),
  days: z.number(),
  error: z.nullable(known(runErrors)),
  staff_name: z.string(),
  /** 1: whoever asks may cancel it. */
  can_cancel: Flag,
  created_at: Instant,
  started_at: z.nullable(Instant),
  /** When the first day was counted. */
  as_of: z.nullable(Instant),
  ended_at: z.nullable(Instant),
})
export type ReportRun = z.output<typeof ReportRun>

const RunResult = z.extend(ReportRun, {
  /** Null until it is done. */
  result: z.nullable(ReportAnswer),
  /** The measures of the result by weeks or months; null of rows that are days, weeks or months themselves. */
  course: z.nullable(z.object({ measures: z.array(known(measureNames)), rows: z.array(ReportRow) })),
})
export type RunResult = z.output<typeof RunResult>

const ofReport = { params: z.object({ report: known(reportNames) }), audience: [1, 2] } as const
const ofRun = { params: z.object({ run_id: Id }), audience: [1, 2] } as const

/** The run of a question that waits or counts, else the last one that ended and was not cancelled; null where there is none. */
export const findReportRun = {
  ...ofReport,
  method: 'GET',
  path: '/api/reports/runs/of/:report',
  limit: 'read',
  query: z.object(asked),
  answer: dataOf(z.nullable(RunResult)),
  errors: [],
} as const satisfies Call

/**
 * Has a question counted. One that waits or counts already is answered instead, whoever asked for it, and so is the result of days that are
 * over, unless `again` is `1`. 422 report_runs_full beyond three that wait or count of one member of staff.
 */
export const startReportRun = {
  ...ofReport,
  method: 'POST',
  path: '/api/reports/runs/of/:report',
  limit: 'write',
  query: z.object({ ...asked, again: z.optional(known(['1'])) }),
  answer: dataOf(RunResult),
  errors: ['report_runs_full'],
} as const satisfies Call

/** Runs of the last 30 days, the newest first. */
export const listReportRuns = {
  method: 'GET',
  path: '/api/reports/runs',
  audience: [1, 2],
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(ReportRun),
  errors: [],
} as const satisfies Call

/** Ends a run of one's own, or as an administrator any, once the month that is being counted is through. */
export const cancelReportRun = {
  ...ofRun,
  method: 'POST',
  path: '/api/reports/runs/:run_id/cancel',
  limit: 'write',
  answer: Done,
  errors: ['not_found', 'report_run_over'],
} as const satisfies Call
