import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * For this transaction each row is looked up by an index. A batch of a thousand rows is a little part of any table; where many are
 * past their age the planner would read the table whole instead, once for each batch.
 */
export const lookRowsUp = (tx: Database): Promise<number> =>
  tx.run(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true)`)
