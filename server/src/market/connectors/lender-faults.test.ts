import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sendLenderApplication, sendWithdrawal } from '../../loans/applications/applications.jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import { askLender } from '../../loans/offers/offers.jobs.ts'
import type { Services } from '../services.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { startLenderScene, type LenderScene } from '../../testing/start-lender-scene.ts'
import { createHttpConnectors } from './http-connector.ts'

const first = { number: 1, last: false }

let scene: LenderScene
let services: Services
let application: BuiltApplication
let lender_id: number

beforeAll(async () => {
  scene = await startLenderScene(['api-one'], { stepDelayMs: 3_600_000, slowMs: 1_500 })
  // The same connector with less patience.
  services = {
    ...scene.services,
    connectors: createHttpConnectors(scene.services.env.lenders, scene.clock.now, 300),
  }
  lender_id = scene.lenders.get('api-one') ?? -1
  await vi.waitFor(() => expect(scene.services.lenders().find(lender_id)).not.toBeNull())
  application = await buildApplication(scene)
})
afterAll(() => scene.close())

const closeCircuit = () => scene.db.run(sql`delete from lender_circuit`)

it.each([
  ['down', /cannot be reached/],
  ['slow', /no answer in time/],
  ['rubbish', /not JSON/],
] as const)(
  '%s: it is asked again, then said to have failed, and the others are shown',
  async (mode, message) => {
    await closeCircuit()
    scene.clock.advance(6 * 60_000)
    const { app_id } = application
    expect((await application.offers()).pending).toMatchObject([{ state: 'asking' }])
    await scene.standIn.behave('api-one', mode)
    await expect(askLender(services, { app_id, lender_id }, first)).rejects.toThrow(message)
    await expect(askLender(services, { app_id, lender_id }, first)).rejects.toThrow(message)
    expect((await application.offers()).pending).toMatchObject([{ state: 'asking' }])
    await askLender(services, { app_id, lender_id }, first)
    const offers = await application.offers()
    expect(offers.pending).toMatchObject([{ state: 'failed' }])
    expect(offers.snapshot_id).not.toBeNull()
    await scene.standIn.behave('api-one', 'normal')
  },
)

const applied = async (): Promise<{ built: BuiltApplication; id: number }> => {
  await closeCircuit()
  const built = await buildApplication(scene)
  await built.offers()
  await askLender(services, { app_id: built.app_id, lender_id }, first)
  const answer = await built.apply(lender_id)
  expect(answer.statusCode).toBe(200)
  const row = await scene.db.row<{ id: number }>(
    sql`select lender_application_id as id from lender_application where app_id = ${built.app_id}`,
  )
  return { built, id: row?.id ?? -1 }
}
const send = (id: number) => sendLenderApplication(services, { lender_application_id: id }, first)
const filesOf = async ({ app_id }: BuiltApplication) => {
  const row = await scene.db.row<{ our_reference: string }>(
    sql`select our_reference from lender_application where app_id = ${app_id}`,
  )
  return (await scene.standIn.files()).filter(({ our_reference }) => our_reference === row?.our_reference)
}
const statusOf = async (built: BuiltApplication) => (await built.read()).lenders[0]?.status

it('a submission whose answer never came is made again with the same key, and the lender has it once', async () => {
  const { built, id } = await applied()
  await scene.standIn.behave('api-one', 'slow')
  await expect(send(id)).rejects.toThrow('no answer in time')
  expect(await filesOf(built)).toHaveLength(1)
  expect(await statusOf(built)).toBe('QUEUED')
  await scene.standIn.behave('api-one', 'normal')
  await send(id)
  expect(await filesOf(built)).toHaveLength(1)
  expect(await statusOf(built)).toBe('SENT')
})

it('a job that died between the lender and the note runs again, and the lender has it once', async () => {
  const { built, id } = await applied()
  await send(id)
  await scene.db.run(
    sql`update lender_application set status = 'QUEUED', their_reference = null where lender_application_id = ${id}`,
  )
  await Promise.all([send(id), send(id)])
  await send(id)
  expect(await filesOf(built)).toHaveLength(1)
  expect(await statusOf(built)).toBe('SENT')
})

it('what a lender never takes counts as not sent in the end, and the customer can send it again', async () => {
  const { built, id } = await applied()
  await scene.standIn.behave('api-one', 'down')
  await scene.db.run(sql`update lender_application set attempts = 11 where lender_application_id = ${id}`)
  await send(id)
  expect(await statusOf(built)).toBe('SEND_FAILED')
  await scene.standIn.behave('api-one', 'normal')
  expect((await built.apply(lender_id)).statusCode).toBe(200)
  expect(await statusOf(built)).toBe('QUEUED')
  await closeCircuit()
  await send(id)
  expect(await statusOf(built)).toBe('SENT')
  expect(await filesOf(built)).toHaveLength(1)
})

it('another amount after that is another application: one that the lender took unheard of is withdrawn, not changed', async () => {
  const { built, id } = await applied()
  const before = await built.read()
  const heldBy = async (amount: number) =>
    (await scene.standIn.files()).filter((file) => file.amount === amount && !file.withdrawn).length
  const amount = before.lenders[0]?.amount ?? 0
  const [sameBefore, otherBefore] = [await heldBy(amount), await heldBy(150_000)]
  await scene.standIn.behave('api-one', 'rubbish')
  await scene.db.run(sql`update lender_application set attempts = 11 where lender_application_id = ${id}`)
  await send(id)
  expect(await statusOf(built)).toBe('SEND_FAILED')
  expect(await heldBy(amount)).toBe(sameBefore + 1)
  const reference = before.lenders[0]?.our_reference ?? ''

  await scene.standIn.behave('api-one', 'normal')
  await closeCircuit()
  const { snapshot_id } = await built.offers({ amount: 150_000 })
  expect((await built.apply(lender_id, { snapshot_id: snapshot_id ?? '' })).statusCode).toBe(200)
  await sendWithdrawal(services, { lender_application_id: id, our_reference: reference }, first)
  await send(id)
  expect(await statusOf(built)).toBe('SENT')
  expect((await built.read()).lenders[0]).toMatchObject({ amount: 150_000 })
  expect([await heldBy(amount), await heldBy(150_000)]).toEqual([sameBefore, otherBefore + 1])
  const told = await scene.db.row<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where key = ${`tell:${reference}`}`,
  )
  expect(told?.count).toBe(1)
  expect(
    await scene.db.row(
      sql`select withdrawal_told_at from lender_application where lender_application_id = ${id}`,
    ),
  ).toEqual({ withdrawal_told_at: null })
})

it('opens the circuit after five faults, puts work off, and closes it again by one call after the pause', async () => {
  const { built, id } = await applied()
  await scene.standIn.behave('api-one', 'down')
  for (let fault = 0; fault < 5; fault += 1) await expect(send(id)).rejects.toThrow('cannot be reached')
  await send(id)
  const attempts = () =>
    scene.db.row<{ attempts: number }>(
      sql`select attempts from lender_application where lender_application_id = ${id}`,
    )
  expect(await attempts()).toEqual({ attempts: 5 })
  const job = await scene.db.row<{ run_at: Date }>(
    sql`select run_at from graphile_worker.jobs where key = ${`send:${id}`}`,
  )
  expect(job?.run_at).toEqual(new Date(scene.clock.now().getTime() + 60_000))
  await scene.standIn.behave('api-one', 'normal')
  await send(id)
  expect(await statusOf(built)).toBe('QUEUED')
  scene.clock.advance(61_000)
  await send(id)
  expect(await statusOf(built)).toBe('SENT')
  expect(await scene.db.row(sql`select * from lender_circuit`)).toBeNull()
})

it('sends nothing where the consent was withdrawn first, and tells a lender that may have it', async () => {
  const { built, id } = await applied()
  const withdraw = (of: BuiltApplication) =>
    scene.app.inject({
      method: 'POST',
      url: `/api/applications/${of.app_id}/withdraw`,
      headers: of.customer.headers,
      payload: { lender_id },
    })
  expect((await withdraw(built)).statusCode).toBe(200)
  await send(id)
  expect(await filesOf(built)).toHaveLength(0)
  expect(await statusOf(built)).toBe('WITHDRAWN')

  const other = await applied()
  await send(other.id)
  expect((await withdraw(other.built)).statusCode).toBe(200)
  const job = await scene.db.row(sql`select key from graphile_worker.jobs where key = ${`tell:${other.id}`}`)
  expect(job).not.toBeNull()
  await sendWithdrawal(services, { lender_application_id: other.id }, first)
  const told = await scene.standIn.files()
  expect(told.some(({ withdrawn }) => withdrawn)).toBe(true)
  expect(await statusOf(other.built)).toBe('WITHDRAWN')
})
