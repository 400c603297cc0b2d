import {
  acknowledgeAlarm,
  endAlarmByHand,
  listAlarms,
  type Alarm,
} from '@marketplace/contract/office/security'
import { settleAlarms } from './alarm-work.ts'
import { recordEvent } from '../audit-log/record-event.ts'
import type { Database } from '../db/database.ts'
import type { Staff } from '../http/actors.ts'
import { pageBounds } from '../http/page-bounds.ts'
import { Problem } from '../http/problem.ts'
import type { Serve } from '../http/serve.ts'
import { translate } from '../http/translate.ts'
import type { Services } from '../services.ts'
import {
  countAlarms,
  countOpenAlarms,
  listAlarmRows,
  markAcknowledged,
  markEnded,
  type AlarmRow,
  type MarkedAlarm,
} from './alarms.queries.ts'
import { isOwnAlarm } from './is-own-alarm.ts'

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

const onTheWire = (row: AlarmRow): Alarm => ({
  ...row,
  raised_at: row.raised_at.toISOString(),
  last_raised_at: row.last_raised_at.toISOString(),
  acknowledged_at: textOf(row.acknowledged_at),
  ended_at: textOf(row.ended_at),
})

type Mark = (tx: Database, now: Date) => Promise<MarkedAlarm | null>

export const alarmsRoutes = (serve: Serve, { db, now }: Services): void => {
  serve(listAlarms, async ({ query }) => {
    const [rows, total, open] = await Promise.all([
      listAlarmRows(db, pageBounds(query)),
      countAlarms(db),
      countOpenAlarms(db),
    ])
    return { success: true, data: rows.map(onTheWire), total, open: open.count }
  })

  /** Marks an alarm and puts on the audit log who did and what they wrote. @throws Problem alarm_over, own_alarm. */
  const markWithNote = (
    action: 'alarm.acknowledge' | 'alarm.end',
    { alarm_id, note }: { alarm_id: number; note: string },
    { actor, ip }: { actor: Staff; ip: string },
    mark: Mark,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const at = now()
      const alarm = await mark(tx, at)
      if (alarm === null) throw new Problem('alarm_over')
      if (isOwnAlarm(alarm, actor)) throw new Problem('own_alarm')
      await settleAlarms(tx, at, actor.staff_id)
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action,
          object_kind: 'alarm',
          object_id: alarm_id,
          object_name: alarm.kind,
          after: { subject: alarm.subject },
          reason: note,
          ip,
        },
        at,
      )
    })

  serve(acknowledgeAlarm, async ({ body, actor, ip }) => {
    await markWithNote('alarm.acknowledge', body, { actor, ip }, (tx, at) =>
      markAcknowledged(tx, body.alarm_id, actor.username, at),
    )
    return { success: true, message: translate('en', 'alarm_acknowledged') }
  })

  serve(endAlarmByHand, async ({ body, actor, ip }) => {
    await markWithNote('alarm.end', body, { actor, ip }, (tx, at) => markEnded(tx, body.alarm_id, at))
    return { success: true, message: translate('en', 'alarm_ended') }
  })
}
