import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { endAlarm, raiseAlarm } from '../../platform/alarms/alarms.ts'
import { addCheck, compareCells, takeTime, type CheckedCells } from './check-cells.queries.ts'

/**
 * Compares the figures of these days with a recomputation from the facts, keeps the outcome, and raises an alarm where one differs. Nothing is
 * mended: a figure that is wrong is looked into (`npm run reports:rebuild` makes all anew).
 */
export const checkReports = async (
  services: Pick<Services, 'db' | 'log' | 'now'>,
  days: Days,
  grain: 'day' | 'month',
): Promise<CheckedCells> => {
  const { db, now } = services
  const started = performance.now()
  const found = await asOffice(db, async (tx) => {
    await takeTime(tx)
    return compareCells(tx, days, grain)
  })
  await addCheck(db, {
    ...days,
    ...found,
    checked_at: now(),
    took_ms: Math.round(performance.now() - started),
  })
  const subject = `${grain} ${days.from} ${days.to}`
  if (found.wrong > 0)
    await raiseAlarm(services, {
      kind: 'reports_differ',
      subject,
      detail: { cells: found.cells, wrong: found.wrong },
    })
  else await endAlarm(services, { kind: 'reports_differ', subject })
  return found
}
