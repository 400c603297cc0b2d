import type { Database } from './database.ts'
import type { Sql } from './sql.ts'

/** The rows of these lists one after another, `size` of them at a time. */
export function* inBatches<Row>(lists: readonly Iterable<Row>[], size: number): Generator<Row[]> {
  let batch: Row[] = []
  for (const list of lists)
    for (const row of list) {
      batch.push(row)
      if (batch.length < size) continue
      yield batch
      batch = []
    }
  if (batch.length > 0) yield batch
}

/** Runs statements one after another; the next one is made while PostgreSQL works on this one. */
export const runAll = async (tx: Pick<Database, 'run'>, statements: Iterable<Sql>): Promise<void> => {
  let running: Promise<unknown> = Promise.resolve()
  for (const statement of statements) {
    await running
    running = tx.run(statement)
    // Where the next one cannot be made, nobody waits for this one.
    running.catch(() => undefined)
  }
  await running
}
