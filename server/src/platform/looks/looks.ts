import { raiseAlarm } from '../alarms/alarms.ts'
import { recordEvents, type AuditEvent } from '../audit-log/record-event.ts'
import { dayInIndia } from '../calendar/day-in-india.ts'
import type { Staff } from '../http/actors.ts'
import type { Services } from '../services.ts'
import { addLooks, countPeopleLookedAt, type CountedLook } from './looks.queries.ts'
import { peopleShown, type PeopleShown } from './people-shown.ts'

/** An answer that is about to show customers to a member of staff. */
export interface Look {
  /** Path parameters, body and answer: whom they name is who is shown. */
  parts: readonly unknown[]
  staff: Pick<Staff, 'staff_id' | 'auditActor'>
  /** `person`: each of them has an entry of their own; `people`: one entry names all. */
  shows: 'person' | 'people'
  /** Method and path pattern. */
  call: string
  ip: string
}

/** Puts looks on the audit log and counts them by day (decision 064). */
export interface Looks {
  /** Done once it is committed: nothing is shown before. Rejects where it could not be written. */
  record(look: Look): Promise<void>
}

/** Of a flood that waits for the log, so many in one transaction. */
const MOST_AT_ONCE = 200

type SeenLook = Omit<Look, 'parts'> & PeopleShown
interface Waiting {
  look: SeenLook
  done: () => void
  failed: (error: unknown) => void
}

const toEvents = ({ staff: { auditActor }, shows, call, ip, user_ids, others }: SeenLook): AuditEvent[] =>
  shows === 'person'
    ? user_ids.map((user_id) => ({
        auditActor,
        action: 'customer.view' as const,
        object_kind: 'customer',
        object_id: user_id,
        after: { call },
        ip,
      }))
    : [
        {
          auditActor,
          action: 'customer.list',
          object_kind: 'customer_list',
          object_id: call,
          after: { people: user_ids, others },
          ip,
        },
      ]

/** The looks of a batch, one row for each member of staff and customer. */
const countLooks = (batch: readonly SeenLook[], day: string): CountedLook[] => {
  const counted = new Map<string, CountedLook>()
  for (const { staff, user_ids } of batch) {
    for (const user_id of user_ids) {
      const key = `${staff.staff_id} ${user_id}`
      const row = counted.get(key) ?? { staff_id: staff.staff_id, day, user_id, looks: 0, unmasks: 0 }
      counted.set(key, { ...row, looks: row.looks + 1 })
    }
  }
  return [...counted.values()]
}

/**
 * The log has one lock for all of its writers. So looks do not queue for it one by one: those that come while a transaction is
 * under way share the next one, and a hundred at once cost little more than one.
 */
export const createLooks = (services: Pick<Services, 'db' | 'env' | 'log' | 'now'>): Looks => {
  const { db, env, now } = services
  let waiting: Waiting[] = []
  let isWriting = false

  const save = async (batch: readonly SeenLook[]): Promise<void> => {
    const at = now()
    const day = dayInIndia(at)
    const staffIds = [...new Set(batch.map(({ staff }) => staff.staff_id))]
    const people = await db.transaction(async (tx) => {
      await addLooks(tx, countLooks(batch, day))
      const counted = await countPeopleLookedAt(tx, staffIds, day)
      await recordEvents(tx, batch.flatMap(toEvents), at)
      return counted
    })
    for (const { staff_id, people: seen } of people) {
      if (seen > env.STAFF_VIEWS_A_DAY)
        await raiseAlarm(services, {
          kind: 'views_cap',
          subject: `staff ${staff_id}, ${day}`,
          detail: { people: seen, cap: env.STAFF_VIEWS_A_DAY },
        })
    }
  }

  const writeAll = async (): Promise<void> => {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      try {
        await save(batch.map(({ look }) => look))
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    isWriting = false
  }

  return {
    record: ({ parts, ...asked }) => {
      const look = { ...asked, ...peopleShown(parts) }
      if (look.user_ids.length === 0 && look.others === 0) return Promise.resolve()
      return new Promise((done, failed) => {
        waiting.push({ look, done, failed })
        void writeAll()
      })
    },
  }
}
