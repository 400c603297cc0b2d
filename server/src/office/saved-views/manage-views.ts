import { isDeepStrictEqual } from 'node:util'
import type { saveView as saveCall } from '@marketplace/contract/office/saved-views'
import type { Body } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { violates, type Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import {
  addView,
  changeView,
  countViewsOf,
  dropView,
  lockOwnView,
  lockSharedView,
  lockViewsOf,
  VIEW_NAME_TAKEN,
  type SavedViewRow,
} from './saved-views.queries.ts'

/** Of one member of staff. */
const MOST_OF_A_LIST = 50
const MOST_OF_ALL = 300

/** Who acts, and from where. */
export interface ViewOwner {
  actor: Staff
  ip: string
}
type Keeping = Pick<Services, 'db' | 'now'>

type ViewFacts = Pick<SavedViewRow, 'name' | 'query' | 'columns' | 'is_shared'>

const factsOf = ({ name, query, columns, is_shared }: ViewFacts): ViewFacts => ({
  name,
  query,
  columns,
  is_shared,
})

/** What the log tells of a view: a search can hold somebody's number, so that it says no more than that it changed. */
const loggedOf = ({ name, is_shared }: ViewFacts, list: string): { [fact: string]: Json } => ({
  list,
  name,
  is_shared,
})
const unlogged = ['query', 'columns'] as const

const record = (
  tx: Database,
  { actor, ip }: ViewOwner,
  act: { verb: string; view: SavedViewRow; before?: ViewFacts; after?: ViewFacts },
  at: Date,
): Promise<void> => {
  const { view, before, after } = act
  const changed =
    before === undefined || after === undefined ? [] : unlogged.filter((fact) => before[fact] !== after[fact])
  return recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action: `saved_view.${act.verb}`,
      object_kind: 'saved_view',
      object_id: view.view_id,
      object_name: view.name,
      before: before === undefined ? null : loggedOf(before, view.list),
      after:
        after === undefined
          ? null
          : { ...loggedOf(after, view.list), ...(changed.length > 0 && { changed: [...changed] }) },
      ip,
    },
    at,
  )
}

const nameTaken = (error: unknown): never => {
  throw violates(error, VIEW_NAME_TAKEN)
    ? new Problem('name_taken', [{ field: 'name', key: 'name_taken' }])
    : error
}

const getOwnView = async (tx: Database, viewId: number, { actor }: ViewOwner): Promise<SavedViewRow> => {
  const view = await lockOwnView(tx, viewId, actor.staff_id)
  if (view === null) throw new Problem('not_found')
  return view
}

/** The same facts again change nothing. */
const saveOver = async (
  tx: Database,
  owner: ViewOwner,
  { verb, view, facts }: { verb: string; view: SavedViewRow; facts: ViewFacts },
  at: Date,
): Promise<SavedViewRow> => {
  if (isDeepStrictEqual(factsOf(view), facts)) return view
  const saved = await changeView(tx, view.view_id, facts, at)
  await record(tx, owner, { verb, view: saved, before: view, after: saved }, at)
  return saved
}

/** Saves a new view, or over one's own. @throws Problem not_found, name_taken, saved_views_full. */
export const saveView = (
  { db, now }: Keeping,
  owner: ViewOwner,
  { view_id, list, name, query, columns }: Body<typeof saveCall>,
): Promise<SavedViewRow> =>
  db
    .transaction(async (tx) => {
      const at = now()
      const { staff_id } = owner.actor
      await lockViewsOf(tx, staff_id)
      if (view_id !== null) {
        const view = await getOwnView(tx, view_id, owner)
        if (view.list !== list) throw new Problem('not_found')
        const facts = { name, query, columns, is_shared: view.is_shared }
        return saveOver(tx, owner, { verb: 'save', view, facts }, at)
      }
      const { total, of_list } = await countViewsOf(tx, list, staff_id)
      if (of_list >= MOST_OF_A_LIST || total >= MOST_OF_ALL) throw new Problem('saved_views_full')
      const saved = await addView(tx, { staff_id, list, name, query, columns, is_shared: 0 }, at)
      await record(tx, owner, { verb: 'add', view: saved, after: saved }, at)
      return saved
    })
    .catch(nameTaken)

/** @throws Problem not_found, name_taken. */
export const renameView = (
  { db, now }: Keeping,
  owner: ViewOwner,
  viewId: number,
  name: string,
): Promise<SavedViewRow> =>
  db
    .transaction(async (tx) => {
      const view = await getOwnView(tx, viewId, owner)
      return saveOver(tx, owner, { verb: 'rename', view, facts: { ...factsOf(view), name } }, now())
    })
    .catch(nameTaken)

/** @throws Problem not_found. */
export const shareView = (
  { db, now }: Keeping,
  owner: ViewOwner,
  viewId: number,
  is_shared: 0 | 1,
): Promise<SavedViewRow> =>
  db.transaction(async (tx) => {
    const view = await getOwnView(tx, viewId, owner)
    const verb = is_shared === 1 ? 'share' : 'unshare'
    return saveOver(tx, owner, { verb, view, facts: { ...factsOf(view), is_shared } }, now())
  })

/** An own view; an administrator ends one that another shares too. @throws Problem not_found. */
export const deleteView = ({ db, now }: Keeping, owner: ViewOwner, viewId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const shared = owner.actor.role_id === 1 ? await lockSharedView(tx, viewId) : null
    const view = shared ?? (await getOwnView(tx, viewId, owner))
    await dropView(tx, view.view_id)
    await record(tx, owner, { verb: 'delete', view, before: view }, now())
  })
