import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { takeLenderEvent } from '../lender-callbacks/take-lender-event.ts'
import { correctLenderApplications } from './correct-lender-applications.ts'
import type { FileMove } from './file-move.ts'
import { moveManyLenderApplications } from './move-many-lender-applications.ts'

let test: TestApp
let lender_id: number
let staff_id: number
beforeAll(async () => {
  test = await createTestApp()
  ;({ lender_id } = await buildLender(test.db, { slug: 'paying-bank' }))
  ;({ staff_id } = await buildStaff(test.services))
  await vi.waitFor(() => expect(test.services.lenders().find(lender_id)).not.toBeNull())
})
afterAll(() => test.close())

const today = (): string => dayInIndia(test.clock.now())

const applied = async (): Promise<{ id: string; our_reference: string }> => {
  const application = await buildApplication(test)
  expect((await application.apply(lender_id)).statusCode).toBe(200)
  const row = await test.db.row<{ id: string; our_reference: string }>(
    sql`select lender_application_id::text as id, our_reference from lender_application where app_id = ${application.app_id}`,
  )
  if (row === null) throw new Error('nothing was applied for')
  return row
}

const fileSays = async (
  id: string,
  status: FileMove['status'],
  amountPaise: bigint | null,
  line: number,
): Promise<string> => {
  const last = await test.db.row<{ last: string }>(
    sql`select max(event_id)::text as last from lender_application_event where lender_application_id = ${id} and accepted = 1`,
  )
  const move: FileMove = {
    line,
    lenderApplicationId: id,
    expectsEventId: last?.last ?? null,
    status,
    statusDate: today(),
    amountPaise,
    eventKey: `file:${status}:${today()}:${amountPaise ?? ''}`,
  }
  const [outcome] = await test.db.transaction((tx) =>
    moveManyLenderApplications(tx, [move], { staff_id, now: test.clock.now() }),
  )
  return outcome?.outcome === 'applied' ? outcome.eventId : (outcome?.outcome ?? '')
}

const partsOf = (id: string) =>
  test.db.rows(
    sql`select tranche, amount_paise, taken_back_cause from disbursal where lender_application_id = ${id} order by tranche`,
  )

it('keeps each part that files and callbacks tell of once', async () => {
  const { id, our_reference } = await applied()
  await fileSays(id, 'PART_DISBURSED', 10_000_000n, 2)
  const callback = {
    event_id: randomUUID(),
    our_reference,
    lender_application_id: 'LN-1',
    status: 'PART_DISBURSED',
    at: test.clock.now().toISOString(),
    disbursed_amount: 100_000,
    disbursal_date: today(),
  } as const
  await takeLenderEvent(test.services, lender_id, callback)
  await fileSays(id, 'DISBURSED', 25_000_000n, 3)
  expect(await partsOf(id)).toEqual([
    { tranche: 1, amount_paise: 10_000_000, taken_back_cause: null },
    { tranche: 2, amount_paise: 15_000_000, taken_back_cause: null },
  ])
  const jobs = await test.db.rows(
    sql`select key from graphile_worker.jobs where key = ${`price_lender_month:${lender_id}:${today().slice(0, 7)}`}`,
  )
  expect(jobs).toHaveLength(1)
})

it('takes the parts of a move back with it, and lets those stand that the move took back', async () => {
  const { id } = await applied()
  const disbursed = await fileSays(id, 'DISBURSED', 20_000_000n, 2)
  const cooledOff = await fileSays(id, 'COOLED_OFF', null, 3)
  expect(await partsOf(id)).toEqual([
    { tranche: 1, amount_paise: 20_000_000, taken_back_cause: 'cooled_off' },
  ])
  const correct = (eventId: string) =>
    test.db.transaction((tx) =>
      correctLenderApplications(tx, [{ line: 2, lenderApplicationId: id, eventId }], 'The wrong file', {
        staff_id,
        now: test.clock.now(),
      }),
    )
  expect(await correct(cooledOff)).toMatchObject([{ outcome: 'reversed' }])
  expect(await partsOf(id)).toEqual([
    { tranche: 1, amount_paise: 20_000_000, taken_back_cause: 'cooled_off' },
    { tranche: 2, amount_paise: 20_000_000, taken_back_cause: null },
  ])
  expect(await correct(disbursed)).toMatchObject([{ outcome: 'reversed' }])
  expect(await partsOf(id)).toEqual([
    { tranche: 1, amount_paise: 20_000_000, taken_back_cause: 'cooled_off' },
    { tranche: 2, amount_paise: 20_000_000, taken_back_cause: 'corrected' },
  ])
})

it('takes no money away because of a callback that comes late', async () => {
  const { id, our_reference } = await applied()
  const callBack = (disbursed_amount: number, at: Date) =>
    takeLenderEvent(test.services, lender_id, {
      event_id: randomUUID(),
      our_reference,
      lender_application_id: 'LN-1',
      status: 'PART_DISBURSED',
      at: at.toISOString(),
      disbursed_amount,
      disbursal_date: today(),
    })
  const now = test.clock.now()
  await callBack(600_000, now)
  await callBack(300_000, new Date(now.getTime() - 60_000))
  expect(await partsOf(id)).toEqual([{ tranche: 1, amount_paise: 60_000_000, taken_back_cause: null }])
  expect(
    await test.db.row(
      sql`select disbursed_amount::float8 as amount from lender_application where lender_application_id = ${id}`,
    ),
  ).toEqual({ amount: 600_000 })
})
