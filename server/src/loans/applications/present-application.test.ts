import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { sql } from '../../platform/db/sql.ts'
import { takeLenderEvent } from '../lender-callbacks/take-lender-event.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { getOwnApplication } from './present-application.ts'

let test: TestApp
let lender: { lender_id: number }
beforeAll(async () => {
  test = await createTestApp()
  lender = await buildLender(test.db, { slug: 'racing-bank' })
  await vi.waitFor(() => expect(test.services.lenders().find(lender.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

/** Reads that are issued together run one after the other, the last first, and `between` happens after the first of all. */
const lastFirst = (db: Database, between: () => Promise<unknown>): Database => {
  const waiting: (() => Promise<void>)[] = []
  let happens = between
  let isRunning = false
  const runAll = async (): Promise<void> => {
    for (let read = waiting.pop(); read !== undefined; read = waiting.pop()) {
      await read()
      await happens()
      happens = async () => undefined
    }
    isRunning = false
  }
  return {
    row: (statement) => db.row(statement),
    run: (statement) => db.run(statement),
    transaction: (work) => db.transaction(work),
    rows: <Row extends object>(statement: Sql): Promise<Row[]> => {
      const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
      waiting.push(async () => {
        await db.rows<Row>(statement).then(resolve, reject)
      })
      if (!isRunning) {
        isRunning = true
        setImmediate(() => void runAll())
      }
      return promise
    },
  }
}

// duty 15: the reason of a refusal is shown.
it('tells no final status without its step, whenever the news of it comes', async () => {
  const application = await buildApplication(test)
  expect((await application.apply(lender.lender_id)).statusCode).toBe(200)
  const row = await test.db.row<{ our_reference: string }>(
    sql`select our_reference from lender_application where app_id = ${application.app_id}`,
  )
  const refuse = vi.fn(() =>
    takeLenderEvent(test.services, lender.lender_id, {
      event_id: randomUUID(),
      our_reference: row?.our_reference ?? '',
      lender_application_id: 'LN-1',
      status: 'REJECTED',
      reject_reason: 'POLICY',
      at: test.clock.now().toISOString(),
    }),
  )
  const services = { ...test.services, db: lastFirst(test.db, refuse) }
  const { user_id } = application.customer
  const [told] = (await getOwnApplication(services, application.app_id, user_id)).lenders
  expect(refuse).toHaveBeenCalledOnce()
  expect(told?.timeline.map(({ status }) => status)).toContain(told?.status)

  const [after] = (await application.read()).lenders
  expect(after).toMatchObject({ status: 'REJECTED', reject_reason: 'POLICY' })
  expect(after?.timeline.at(-1)?.status).toBe('REJECTED')
})
