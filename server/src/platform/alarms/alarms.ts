import type { AlarmKind } from '@marketplace/contract/platform/security-event-kinds'
import type { Services } from '../services.ts'
import { settleAlarms } from './alarm-work.ts'
import { addAlarm, endAlarmsBut, endOpenAlarm } from './alarms.queries.ts'

/** What an alarm is about. `subject` tells those of one kind apart; neither it nor `detail` holds personal data. */
export interface Alarm {
  kind: AlarmKind
  subject?: string
  detail?: Readonly<Record<string, string | number | boolean>>
}

type Needs = Pick<Services, 'db' | 'log' | 'now'>

/** Raises an alarm, or says once more that it lasts. The first time is a line of the log at the level `error`. Never throws. */
export const raiseAlarm = async (
  { db, log, now }: Needs,
  { kind, subject = '', detail = {} }: Alarm,
): Promise<void> => {
  try {
    const times = await addAlarm(db, kind, subject, detail, now())
    if (times > 1) return
    log.error({ alarm: kind, subject, detail }, 'alarm')
    // Not in one transaction: the alarm stands even where its work cannot be opened, which the clock then does.
    await settleAlarms(db, now())
  } catch (error) {
    log.error({ err: error, alarm: kind, subject, detail }, 'alarm that could not be kept')
  }
}

/** Ends an alarm whose condition is over; without one nothing happens. Never throws. */
export const endAlarm = async (
  { db, log, now }: Needs,
  { kind, subject = '' }: Pick<Alarm, 'kind' | 'subject'>,
): Promise<void> => {
  try {
    const ended = await endOpenAlarm(db, kind, subject, now())
    if (ended > 0) await settleAlarms(db, now())
    if (ended > 0) log.info({ alarm: kind, subject }, 'alarm ended')
  } catch (error) {
    log.error({ err: error, alarm: kind, subject }, 'alarm that could not be ended')
  }
}

/** Ends every alarm of a kind but those about `subjects`, whoever raised it: a process that has gone ends none. Never throws. */
export const keepAlarmsOf = async (
  { db, log, now }: Needs,
  kind: AlarmKind,
  subjects: readonly string[],
): Promise<void> => {
  try {
    const ended = await endAlarmsBut(db, kind, subjects, now())
    if (ended.length > 0) await settleAlarms(db, now())
    for (const { subject } of ended) log.info({ alarm: kind, subject }, 'alarm ended')
  } catch (error) {
    log.error({ err: error, alarm: kind }, 'alarms that could not be ended')
  }
}
