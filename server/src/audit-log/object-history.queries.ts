import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Json } from './hash-entry.ts'

/** One act on an object, as its history tells it. */
export interface ObjectAct {
  entry_id: number
  at: Date
  actor_name: string
  action: string
  before: Json
  after: Json
  reason: string | null
}

/** One page of what was done to an object, newest first, and how many acts there are. Pages are counted from 1. */
export const listActsOn = async (
  db: Database,
  object: { kind: string; id: string | number },
  { page, page_size }: { page: number; page_size: number },
): Promise<{ acts: ObjectAct[]; total: number }> => {
  const [kind, id] = [object.kind, String(object.id)]
  const acts = await db.rows<ObjectAct>(
    sql`select entry_id, at, actor_name, action, before, after, reason from audit_entry
      where object_kind = ${kind} and object_id = ${id}
      order by entry_id desc limit ${page_size} offset ${(page - 1) * page_size}`,
  )
  const counted = await db.row<{ total: number }>(
    sql`select count(*) as total from audit_entry where object_kind = ${kind} and object_id = ${id}`,
  )
  return { acts, total: counted?.total ?? 0 }
}
