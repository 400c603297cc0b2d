import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { sql, type Sql } from './sql.ts'
import { inBatches, runAll } from './run-statements.ts'

test.each([
  [[[1, 2, 3]], [[1, 2], [3]]],
  [
    [[1], [2, 3]],
    [[1, 2], [3]],
  ],
  [[[1, 2]], [[1, 2]]],
  [[[], []], []],
])('%j two at a time', (lists, batches) => {
  expect([...inBatches(lists, 2)]).toEqual(batches)
})

/** A database of which every statement takes a turn, and one may fail. */
const slowly = (log: string[], failsAt = 0): Pick<Database, 'run'> => {
  let begun = 0
  return {
    run: async () => {
      const at = (begun += 1)
      log.push(`begin ${at}`)
      await Promise.resolve()
      if (at === failsAt) throw new Error('refused')
      log.push(`end ${at}`)
      return 1
    },
  }
}

function* made(log: string[]): Generator<Sql> {
  for (const at of [1, 2]) {
    log.push(`make ${at}`)
    yield sql`select 1`
  }
}

test('makes the next statement while one runs, and runs one at a time', async () => {
  const log: string[] = []
  await runAll(slowly(log), made(log))
  expect(log).toEqual(['make 1', 'begin 1', 'make 2', 'end 1', 'begin 2', 'end 2'])
})

test('stops where one fails', async () => {
  const log: string[] = []
  await expect(runAll(slowly(log, 1), made(log))).rejects.toThrow('refused')
  expect(log).toEqual(['make 1', 'begin 1', 'make 2'])
})
