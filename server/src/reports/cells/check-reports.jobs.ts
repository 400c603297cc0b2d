import { randomInt } from 'node:crypto'
import {
  addDays,
  countDays,
  firstOfMonth,
  lastOfMonth,
  type Days,
} from '@marketplace/contract/platform/calendar/days'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { listOpenSubjects } from '../../platform/alarms/published.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { checkReports } from './check-reports.ts'
import { findFactDays } from '../facts/published.ts'

/** Days drawn anew each night, beside yesterday. */
const RANDOM_DAYS = 3

/** The days of the alarms that last, as `checkReports` names them. */
const listDiffering = async (db: Database): Promise<(Days & { grain: 'day' | 'month' })[]> => {
  const subjects = await listOpenSubjects(db, 'reports_differ')
  return subjects.flatMap((subject) => {
    const [grain, from, to] = subject.split(' ')
    return (grain === 'day' || grain === 'month') && from !== undefined && to !== undefined
      ? [{ grain, from, to }]
      : []
  })
}

/** Compares yesterday and some days of before with the facts. */
export const checkReportsJob: Job<'check_reports', Services> = async (services) => {
  const known = await asOffice(services.db, findFactDays)
  if (known === null) return
  const count = countDays(known)
  const days = new Set([
    addDays(dayInIndia(services.now()), -1),
    ...Array.from({ length: RANDOM_DAYS }, () => addDays(known.from, randomInt(count))),
  ])
  for (const day of days) await checkReports(services, { from: day, to: day }, 'day')
  // Whole months are what long ranges read.
  const month = firstOfMonth(addDays(known.from, randomInt(count)))
  await checkReports(services, { from: month, to: lastOfMonth(month) }, 'month')
  // What differed before is looked at until it does not.
  for (const { from, to, grain } of await listDiffering(services.db))
    await checkReports(services, { from, to }, grain)
}
