import { workOutcomes, type WorkResult, type actOnWork } from '@marketplace/contract/care/work'
import { workKinds, workKindsOf, type WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import type { Body } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { closeHelpRequest } from '../../office/help-requests/published.ts'
import { findActiveStaff, listStaffNames } from '../../office/staff/published.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import {
  addWorkEvent,
  findItem,
  finishItem,
  giveItem,
  lockItem,
  snoozeItem,
  takeItem,
  type WorkItemRow,
} from '../../platform/work/published.ts'
import { retryWork } from './retry-work.ts'

type Ask = Body<typeof actOnWork>
type Outcome = Pick<WorkResult, 'result' | 'why'>

const DONE: Outcome = { result: 'done', why: null }
const refused = (why: string): Outcome => ({ result: 'refused', why })
const changed = (why: string): Outcome => ({ result: 'changed', why })

const MOST_SNOOZE_MS = 30 * 86_400_000
const OVER = 'It is done already'

/** Who else has the item now; null where nobody has, or the one who asks. */
const heldByOther = (
  { owner_staff_id, lease_until }: WorkItemRow,
  staffId: number,
  now: Date,
): number | null =>
  owner_staff_id === null || owner_staff_id === staffId || (lease_until !== null && lease_until <= now)
    ? null
    : owner_staff_id

const wordsOf = async (db: Database, staffId: number): Promise<string> => {
  const [found] = await listStaffNames(db, [staffId])
  return `${found?.full_name ?? 'Somebody else'} has it`
}

/** Whose kind an item is, is what its source says; what staff said came of it is written there first, in the order of all locks. */
const endSource = async (tx: Database, { kind, key }: WorkItemRow, now: Date): Promise<void> => {
  if (kind === 'help_request') await closeHelpRequest(tx, Number(key), now)
}

const note = (text: string | undefined) => (text === undefined ? {} : { text })

/** One act on one item, in a transaction of its own. */
const actOn = (services: Services, itemId: number, ask: Ask, staff: Staff, ip: string): Promise<Outcome> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const { staff_id } = staff
    const seen = await findItem(tx, itemId)
    if (seen === null || !workKindsOf(staff.role_id).includes(seen.kind))
      return refused('There is no such work')
    if (seen.done_at !== null) return changed(OVER)
    const event = (did: string, text?: string): Promise<number> =>
      addWorkEvent(tx, { item_id: itemId, at: now, staff_id, did, ...note(text) })
    const audit = (action: `work.${string}`, after: Record<string, string | number | null>): Promise<void> =>
      recordEvent(
        tx,
        {
          auditActor: staff.auditActor,
          action,
          object_kind: 'work_item',
          object_id: itemId,
          object_name: `${seen.kind} ${seen.key}`,
          after,
          ip,
        },
        now,
      )
    if (ask.do === 'take') {
      if ((await takeItem(tx, { item_id: itemId, staff_id, now })) === 0) {
        const item = await findItem(tx, itemId)
        return changed(
          item === null || item.done_at !== null || item.owner_staff_id === null
            ? OVER
            : await wordsOf(tx, item.owner_staff_id),
        )
      }
      await event('taken', ask.text)
      return DONE
    }
    if (ask.do === 'retry') {
      const other = heldByOther(seen, staff_id, now)
      if (other !== null) return changed(await wordsOf(tx, other))
      const why = await retryWork(services, tx, seen)
      if (why !== null) return refused(why)
      await event('retried', ask.text)
      await audit('work.retry', { kind: seen.kind })
      return DONE
    }
    if (ask.do === 'done') {
      if (!workKinds[seen.kind].byHand) return refused('This is done where it stands: open it')
      await endSource(tx, seen, now)
    }
    const item = await lockItem(tx, itemId)
    if (item === null || item.done_at !== null) {
      // What was written of its source is taken back with this transaction's end only by failing it.
      throw new Problem('conflict')
    }
    if (ask.do === 'note') {
      await event('note', ask.text)
      return DONE
    }
    const other = heldByOther(item, staff_id, now)
    if (ask.do === 'give') {
      const to = ask.staff_id ?? null
      if (other !== null && staff.role_id === 3) return changed(await wordsOf(tx, other))
      const receiver = to === null ? null : await findActiveStaff(tx, to)
      if (to !== null && (receiver === null || !workKindsOf(receiver.role_id).includes(item.kind)))
        return refused('They do not work at this kind')
      await giveItem(tx, { item_id: itemId, to, now })
      await event(to === null ? 'given_back' : 'given', receiver?.full_name)
      await audit('work.give', { to })
      return DONE
    }
    if (other !== null) {
      if (ask.do === 'done') throw new HeldByOther(other)
      return changed(await wordsOf(tx, other))
    }
    if (ask.do === 'snooze') {
      const until = new Date(ask.until ?? now)
      if (until <= now || until.getTime() > now.getTime() + MOST_SNOOZE_MS)
        return refused('Choose a time within the next 30 days')
      if (item.owner_staff_id !== staff_id) await giveItem(tx, { item_id: itemId, to: staff_id, now })
      await snoozeItem(tx, { item_id: itemId, until })
      await event('snoozed', until.toISOString())
      return DONE
    }
    const outcome = ask.outcome ?? 'not_needed'
    await finishItem(tx, { item_id: itemId, staff_id, outcome, now })
    await event(
      'done',
      ask.text === undefined ? workOutcomes[outcome] : `${workOutcomes[outcome]}: ${ask.text}`,
    )
    await audit('work.done', { outcome })
    return DONE
  })

/** Thrown to undo what was written of an item's source. */
class HeldByOther extends Error {
  readonly staffId: number
  constructor(staffId: number) {
    super('somebody else has the item')
    this.staffId = staffId
  }
}

/** Does one thing with each item, each by itself: one that fails holds up no other. @returns what came of each, in their order. */
export const actOnItems = async (
  services: Services,
  ask: Ask,
  staff: Staff,
  ip: string,
): Promise<WorkResult[]> => {
  const results: WorkResult[] = []
  for (const item_id of new Set(ask.items)) {
    try {
      results.push({ item_id, ...(await actOn(services, item_id, ask, staff, ip)) })
    } catch (error) {
      if (error instanceof HeldByOther)
        results.push({ item_id, ...changed(await wordsOf(services.db, error.staffId)) })
      else if (error instanceof Problem && error.code === 'conflict')
        results.push({ item_id, ...changed(OVER) })
      else throw error
    }
  }
  return results
}

/** The kinds that both of two roles work at. */
export const sharedKinds = (one: Staff['role_id'], other: Staff['role_id']): WorkKind[] => {
  const others = new Set(workKindsOf(other))
  return workKindsOf(one).filter((kind) => others.has(kind))
}
