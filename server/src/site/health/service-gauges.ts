import { Gauge, type Registry } from 'prom-client'
import { listDeliveryTimes } from '../../customers/messages/published.ts'
import { countOpenAlarmsByKind } from '../../platform/alarms/published.ts'
import { listJobFigures } from '../../platform/jobs/published.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import type { Services } from '../services.ts'

/** Messages of the last minutes say how long a delivery takes. */
const DELIVERIES_MS = 10 * 60_000

/**
 * What the whole service is at, of every process alike, read from the database when somebody asks: jobs that wait or were given
 * up, how long messages take, alarms that last. While the database is away `database_up` is 0 and the others say nothing.
 */
export const createServiceGauges = (
  registry: Registry,
  { watchDb, log, now }: Pick<Services, 'watchDb' | 'log' | 'now'>,
): (() => Promise<void>) => {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('database_up', '1 where the database answers')
  const waiting = gauge('jobs_waiting', 'Jobs that wait or run', 'kind')
  const oldest = gauge('jobs_oldest_seconds', 'How long the oldest job that is due has waited', 'kind')
  const givenUp = gauge('jobs_given_up', 'Jobs whose tries are used up', 'kind')
  const delivery = gauge(
    'message_delivery_seconds',
    'The slowest delivery to a gateway of the last ten minutes; of one that still waits, its age',
    'channel',
  )
  const alarms = gauge('alarms_open', 'Alarms that last', 'kind')
  const ofRows = [waiting, oldest, givenUp, delivery, alarms]

  const read = async (): Promise<void> => {
    const at = now()
    const [jobs, deliveries, open] = await Promise.all([
      listJobFigures(watchDb),
      listDeliveryTimes(watchDb, new Date(at.getTime() - DELIVERIES_MS), at),
      countOpenAlarmsByKind(watchDb),
    ])
    for (const { kind, ...figures } of jobs) {
      waiting.set({ kind }, figures.waiting)
      givenUp.set({ kind }, figures.given_up)
      const due = figures.oldest_due_at?.getTime() ?? at.getTime()
      oldest.set({ kind }, Math.max(0, (at.getTime() - due) / 1_000))
    }
    for (const { channel, seconds } of deliveries) delivery.set({ channel }, seconds)
    for (const { kind, count } of open) alarms.set({ kind }, count)
  }
  return async () => {
    for (const one of ofRows) one.reset()
    try {
      await read()
      up.set(1)
    } catch (error) {
      up.set(0)
      logFailure(log, error, 'the figures of the service')
    }
  }
}
