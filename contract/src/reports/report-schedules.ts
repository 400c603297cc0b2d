import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Email, Flag, Id, Instant } from '../platform/formats.ts'
import { dimensionNames } from './dimensions.ts'
import { timeBases } from './measures.ts'
import { cutFields, known, NamedFilters, reportNames } from './reports.ts'

/**
 * Reports that come by e-mail as a link, never with a figure: whoever opens it signs in. Each goes at eight in the morning in India, of
 * days that are over: every day of yesterday, on Mondays of the seven days before, on the first of a month of the month before. What was
 * missed is not made up for: the last one goes.
 */

export const rhythms = ['day', 'week', 'month'] as const
export type Rhythm = (typeof rhythms)[number]

/** Of one member of staff. */
export const MOST_SCHEDULES = 20

export const ReportSchedule = z.object({
  schedule_id: Id,
  report: known(reportNames),
  every: known(rhythms),
  email: z.string(),
  by: z.nullable(known(dimensionNames)),
  then_by: z.nullable(known(dimensionNames)),
  compare: z.nullable(known(['before', 'none'])),
  times: z.nullable(known(timeBases)),
  filters: NamedFilters,
  staff_name: z.string(),
  next_day: Day,
  last_sent_at: z.nullable(Instant),
  created_at: Instant,
})
export type ReportSchedule = z.output<typeof ReportSchedule>

/** One's own, an administrator all; the newest first. */
export const listReportSchedules = {
  method: 'GET',
  path: '/api/reports/schedules',
  audience: [1, 2],
  limit: 'read',
  answer: dataOf(z.array(ReportSchedule)),
  errors: [],
} as const satisfies Call

/** The same report, cut alike, as often, to the same address is one schedule: `created` is 0 where it was there. 422 report_schedules_full. */
export const createReportSchedule = {
  method: 'POST',
  path: '/api/reports/schedules/of/:report',
  audience: [1, 2],
  limit: 'write',
  params: z.object({ report: known(reportNames) }),
  query: z.object(cutFields),
  body: z.strictObject({ every: known(rhythms), email: Email }),
  answer: dataOf(z.extend(ReportSchedule, { created: Flag })),
  errors: ['report_schedules_full'],
} as const satisfies Call

/** Ends one of one's own, or as an administrator any. */
export const endReportSchedule = {
  method: 'POST',
  path: '/api/reports/schedules/:schedule_id/end',
  audience: [1, 2],
  limit: 'write',
  params: z.object({ schedule_id: Id }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
