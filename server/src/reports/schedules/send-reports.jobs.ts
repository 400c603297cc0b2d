import type { Rhythm } from '@marketplace/contract/reports/report-schedules'
import { reportOf } from '@marketplace/contract/reports/reports'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import type { Services } from '../../market/services.ts'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import { lockDueSchedule, saveSent, type ReportScheduleRow } from './report-schedules.queries.ts'
import { reportPath } from './report-link.ts'
import { lastDayOf, lastMorning, nextDayOf, reportedDays } from './schedule-days.ts'

const howOften: Readonly<Record<Rhythm, string>> = {
  day: 'every morning',
  week: 'every Monday',
  month: 'on the first of every month',
}

const dayText = (day: string): string => formatDay(parseDay(day))

const send = async (services: Services, tx: Database, schedule: ReportScheduleRow): Promise<void> => {
  const { report, every, email, staff_name } = schedule
  const morning = lastMorning(services.now())
  const days = reportedDays(every, lastDayOf(every, morning))
  const brand = services.brands().bySlug(services.env.DEFAULT_BRAND)
  if (brand === null) throw new Error('the default brand is not there')
  const origin = brandOrigin(services.env, brand)
  await queueMessage(services, tx, {
    channel: 'email',
    to: email,
    template: 'report_ready',
    language: 'en',
    values: {
      brand: brand.brand.name,
      report: reportOf(report).title,
      days: days.from === days.to ? dayText(days.to) : `${dayText(days.from)} to ${dayText(days.to)}`,
    },
    code: `${origin}${reportPath(schedule, days)}`,
    letter: `\nIt comes ${howOften[every]}, as ${staff_name} asked for it. To end it: ${origin}/admin/report-schedules\n`,
  })
  await saveSent(tx, schedule, nextDayOf(every, morning), services.now())
}

/** Queues the mail of every schedule whose morning has come. Each is a transaction: a process that dies sends none twice. */
export const sendReports: Job<'send_reports', Services> = async (services, _payload, attempt) => {
  const sendNext = (): Promise<boolean> =>
    services.db.transaction(async (tx) => {
      const schedule = await lockDueSchedule(tx, lastMorning(services.now()))
      if (schedule === null) return false
      await send(services, tx, schedule)
      return true
    })
  while (attempt.stop?.aborted !== true && (await sendNext()));
}
