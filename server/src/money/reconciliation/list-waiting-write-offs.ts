import type { Database } from '../../platform/db/database.ts'
import { listWaiting } from '../../platform/second-person/published.ts'
import { readLines } from './ask-for-write-off.ts'

/** The ids of the lines of a month whose write-off waits for a second person. */
export const listWaitingWriteOffs = async (
  db: Database,
  lenderId: number,
  month: string,
  now: Date,
): Promise<ReadonlySet<string>> => {
  const waiting = (await listWaiting(db, now)).filter(
    ({ kind, object_id }) => kind === 'write_off' && object_id === `${lenderId}/${month}`,
  )
  return new Set(
    waiting.flatMap(({ detail }) =>
      typeof detail['lines'] === 'string' ? readLines(detail['lines']).map(({ line_id }) => line_id) : [],
    ),
  )
}
