import { midnightInIndia } from '@marketplace/contract/platform/calendar/india-time'
import type { CallFloor } from '@marketplace/contract/care/telecalling'
import { listStaffNames } from '../../office/staff/published.ts'
import type { Services } from '../../market/services.ts'
import { countTalks, listRecorded } from '../telephony/published.ts'
import { countOutcomes, countWaitingTasks, listLatePromises, listLeases } from './call-outcomes.queries.ts'
import { listDesks } from './caller-desks.queries.ts'
import { later, PROMISE_MS } from './call-times.ts'
import { shortNames } from './read-desk.ts'

const SHOWN = 50

/** The floor of today: who is on duty with what, what was done, what waits, what is late. */
export const readFloor = async (services: Services): Promise<CallFloor> => {
  const { db } = services
  const now = services.now()
  const today = midnightInIndia(now)
  const [desks, leases, outcomes, talks, due, late, recorded] = await Promise.all([
    listDesks(db, today),
    listLeases(db, now),
    countOutcomes(db, today),
    countTalks(db, today),
    countWaitingTasks(db, now),
    listLatePromises(db, later(now, -PROMISE_MS), SHOWN),
    listRecorded(db, today, SHOWN),
  ])
  const names = await shortNames(services, [...new Set([...late, ...recorded].map(({ user_id }) => user_id))])
  const staffIds = [
    ...desks.map(({ staff_id }) => staff_id),
    ...late.flatMap(({ promised_by }) => promised_by ?? []),
    ...recorded.map(({ staff_id }) => staff_id),
  ]
  const staff = new Map(
    (await listStaffNames(db, [...new Set(staffIds)])).map((one) => [one.staff_id, one.full_name]),
  )
  const nameOf = (userId: string): string => names.get(userId) ?? 'No name yet'
  const staffOf = (staffId: number): string => staff.get(staffId) ?? `Staff ${staffId}`
  return {
    callers: desks.map(({ staff_id, duty, duty_since, beat_at }) => {
      const own = talks.find((one) => one.staff_id === staff_id)
      const lease = leases.find(({ lease_by }) => lease_by === staff_id)
      return {
        staff_id,
        name: staffOf(staff_id),
        duty,
        duty_since: duty_since.toISOString(),
        beat_at: beat_at.toISOString(),
        calls: own?.calls ?? 0,
        talks: own?.talks ?? 0,
        talk_s: own?.talk_s ?? 0,
        outcomes: outcomes
          .filter((one) => one.staff_id === staff_id)
          .map(({ disposition, count }) => ({ disposition, count })),
        task:
          lease === undefined
            ? null
            : {
                task_id: lease.task_id,
                purpose: lease.purpose,
                leased_at: lease.leased_at.toISOString(),
                lease_ends_at: lease.lease_ends_at.toISOString(),
              },
      }
    }),
    due: due.map((one) => ({ ...one, oldest_at: one.oldest_at?.toISOString() ?? null })),
    late: late.map(({ task_id, user_id, promised_at, promised_by }) => ({
      task_id,
      user_id,
      name: nameOf(user_id),
      promised_at: promised_at.toISOString(),
      promised_by: promised_by === null ? null : staffOf(promised_by),
    })),
    recordings: recorded.map(({ call_id, user_id, staff_id, placed_at, talk_s }) => ({
      call_id,
      user_id,
      talk_s,
      name: nameOf(user_id),
      caller: staffOf(staff_id),
      at: placed_at.toISOString(),
    })),
  }
}
