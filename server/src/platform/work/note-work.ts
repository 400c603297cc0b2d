import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import type { Database } from '../db/database.ts'
import { addWorkEvent, lockOpenItem } from './work-acts.queries.ts'

/**
 * Puts on the open item of a row what somebody did about it elsewhere, in the transaction of that; without an open item nothing is done.
 * `did` is a word like `called`; `text` what they wrote.
 */
export const noteWork = async (
  tx: Database,
  {
    kind,
    key,
    did,
    text,
    by,
    at,
  }: { kind: WorkKind; key: string; did: string; text?: string; by: number | null; at: Date },
): Promise<void> => {
  const item = await lockOpenItem(tx, kind, key)
  if (item !== null)
    await addWorkEvent(tx, {
      item_id: item.item_id,
      at,
      staff_id: by,
      did,
      ...(text !== undefined && { text }),
    })
}
