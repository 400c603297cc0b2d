import { keepAlarmsOf, raiseAlarm } from '../../platform/alarms/alarms.ts'
import { listUnprepared, makeMonths } from '../../platform/db/month-parts.ts'
import type { Job } from '../../platform/jobs/job.ts'

/**
 * Makes the parts of the months ahead (docs/decisions/047). Runs every night; most nights there is none to make. Where the servers do not
 * own the tables `npm run db:migrate` makes them: the alarm `months_missing` names each table that nobody has prepared for
 * the next month, and ends by itself.
 */
export const makeMonthParts: Job<'make_month_parts'> = async (services) => {
  const { db, log, now } = services
  try {
    const made = await makeMonths(db, now())
    if (made.length > 0) log.info({ made }, 'made the parts of months ahead')
  } finally {
    const unprepared = await listUnprepared(db, now())
    for (const subject of unprepared) await raiseAlarm(services, { kind: 'months_missing', subject })
    await keepAlarmsOf(services, 'months_missing', unprepared)
  }
}
