import { workKinds, workKindNames, type WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import type { Database } from '../../platform/db/database.ts'
import { listWorkTimeRows } from '../../platform/work/published.ts'

/** The minutes that each kind may take: what role 1 has set, else the first value. */
export const readWorkTimes = async (db: Database): Promise<ReadonlyMap<WorkKind, number>> => {
  const set = new Map((await listWorkTimeRows(db)).map(({ kind, minutes }) => [kind, minutes]))
  return new Map(workKindNames.map((kind) => [kind, set.get(kind) ?? workKinds[kind].minutes]))
}
