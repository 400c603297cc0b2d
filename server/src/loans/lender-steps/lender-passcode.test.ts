import type { LenderPage } from '@marketplace/contract/loans/lender-pages'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createHttpConnectors } from '../../market/connectors/http-connector.ts'
import { sql } from '../../platform/db/sql.ts'
import { arriveAtLender, type AtLender, type RawAnswer } from '../../testing/lender-page-calls.ts'
import { startLenderScene, type LenderScene } from '../../testing/start-lender-scene.ts'

const slug = 'titli-money'
let scene: LenderScene
beforeAll(async () => {
  scene = await startLenderScene([slug, 'samudra-bank'], { stepDelayMs: 3_600_000, slowMs: 12_000 })
  await vi.waitFor(() => expect(scene.services.lenders().findBySlug('samudra-bank')).not.toBeNull())
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.db.run(sql`delete from lender_circuit`)
  for (const one of scene.lenders.keys()) await scene.standIn.behave(one, 'normal')
})

const codeOf = (answer: RawAnswer): string =>
  answer.json<{ code?: string }>().code ?? String(answer.statusCode)
const dataOf = (answer: RawAnswer): LenderPage => answer.json<{ data: LenderPage }>().data
const purchase = {
  step: 'purchase',
  facts: { purpose_note: 'A fridge', work_status: '1', job_sector: '4', pay_day: '5' },
}
const step = 'passcode'

const atPasscode = async (): Promise<AtLender & { otp: string }> => {
  const at = await arriveAtLender(scene, scene.services, slug, { amount: 200_444 })
  const asked = dataOf(await at.post('facts', purchase))
  expect(asked).toMatchObject({ segment: 'titli-money/passcode', step: { name: step, passcode: null } })
  return { ...at, otp: (at.built.customer.mobile_phone_number ?? '').slice(-6) }
}
const check = (at: AtLender, otp: string): Promise<RawAnswer> => at.post('passcode-check', { step, otp })
const stepsAt = async ({ reference }: AtLender): Promise<string[]> =>
  (await scene.standIn.files()).find(({ our_reference }) => our_reference === reference)?.steps_done ?? []

it('a passcode is sent by the lender, judged by the lender, and the step is done', async () => {
  const at = await atPasscode()
  expect(codeOf(await check(at, at.otp))).toBe('passcode_expired')
  const sent = dataOf(await at.post('passcode', { step }))
  expect(sent.step?.passcode).toMatchObject({
    masked_to: `******${at.otp.slice(-4)}`,
    tries_left: 5,
    can_resend: 1,
    resend_at: new Date(scene.clock.now().getTime() + 30_000).toISOString(),
  })
  expect(codeOf(await check(at, '111111'))).toBe('passcode_wrong')
  expect(codeOf(await check(at, '000000'))).toBe('passcode_expired')
  expect((await at.page()).step?.passcode?.tries_left).toBe(3)
  expect(dataOf(await check(at, at.otp))).toMatchObject({ state: 'pending', step: null, segment: slug })
  expect(await stepsAt(at)).toEqual(['purchase', 'passcode'])
  // Once more, from another tab.
  expect(dataOf(await check(at, '111111')).state).toBe('pending')
})

it('resends are limited in time and number, and give no tries back', async () => {
  const at = await atPasscode()
  await at.post('passcode', { step })
  expect(codeOf(await at.post('passcode', { step }))).toBe('resend_too_soon')
  await check(at, '111111')
  for (const _ of [2, 3]) {
    scene.clock.advance(30_000)
    expect((await at.post('passcode', { step })).statusCode).toBe(200)
  }
  expect((await at.page()).step?.passcode).toMatchObject({ tries_left: 4, can_resend: 0 })
  scene.clock.advance(30_000)
  expect(codeOf(await at.post('passcode', { step }))).toBe('passcode_spent')
  // A session that nobody uses would end in this time.
  for (const _ of [1, 2, 3]) {
    scene.clock.advance(10 * 60_000)
    await at.page()
  }
  expect(dataOf(await at.post('passcode', { step })).step?.passcode?.tries_left).toBe(5)
})

it('a hundred passcodes at once are five tries', async () => {
  const at = await atPasscode()
  await at.post('passcode', { step })
  const codes = (
    await Promise.all(Array.from({ length: 100 }, (_, index) => check(at, String(200_000 + index))))
  ).map(codeOf)
  expect(codes.filter((code) => code === 'passcode_wrong')).toHaveLength(5)
  expect(codes.filter((code) => code === 'passcode_spent')).toHaveLength(95)
  expect(codeOf(await check(at, at.otp))).toBe('passcode_spent')
  expect(await stepsAt(at)).toEqual(['purchase'])
})

it('no passcode stands in any table', async () => {
  const at = await atPasscode()
  await at.post('passcode', { step })
  await check(at, '735192')
  const kept = await scene.db.rows<{ text: string }>(
    sql`select s::text as text from lender_step s union all select e::text from lender_application_event e
      union all select i::text from idempotent_answer i union all select p::text from passcode p`,
  )
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter(({ text }) => text.includes('735192'))).toEqual([])
})

it.each(['down', 'rubbish'] as const)(
  'a lender that is %s: said so, nothing decided, and the same again works',
  async (mode) => {
    const at = await arriveAtLender(scene, scene.services, slug, { amount: 200_444 })
    await scene.standIn.behave(slug, mode)
    expect(codeOf(await at.post('facts', purchase))).toBe('lender_not_answering')
    expect(await at.page()).toMatchObject({ state: 'step', step: { name: 'purchase', is_busy: 0 } })
    await scene.standIn.behave(slug, 'normal')
    expect(dataOf(await at.post('facts', purchase)).step?.name).toBe(step)
    expect(await stepsAt(at)).toEqual(['purchase'])
  },
)

it('after five faults a lender is left alone for a minute; then one try closes the circuit', async () => {
  const at = await arriveAtLender(scene, scene.services, slug, { amount: 200_444 })
  await scene.standIn.behave(slug, 'down')
  for (let fault = 0; fault < 5; fault += 1) await at.post('facts', purchase)
  await scene.standIn.behave(slug, 'normal')
  expect(codeOf(await at.post('facts', purchase))).toBe('lender_not_answering')
  expect(await stepsAt(at)).toEqual([])
  scene.clock.advance(61_000)
  expect(dataOf(await at.post('facts', purchase)).step?.name).toBe(step)
  expect(await scene.db.row(sql`select * from lender_circuit`)).toBeNull()
})

it('no passcode is said to be sent that was not, and no try is spent on a lender that is left alone', async () => {
  const at = await atPasscode()
  await scene.standIn.behave(slug, 'down')
  for (let press = 0; press < 3; press += 1) {
    expect(codeOf(await at.post('passcode', { step }))).toBe('lender_not_answering')
    expect((await at.page()).step?.passcode).toBeNull()
  }
  await scene.standIn.behave(slug, 'normal')
  expect(dataOf(await at.post('passcode', { step })).step?.passcode).toMatchObject({ tries_left: 5 })
  const other = await arriveAtLender(scene, scene.services, slug, { amount: 200_444 })
  await scene.standIn.behave(slug, 'down')
  for (let press = 0; press < 5; press += 1) await other.post('facts', purchase)
  for (let press = 0; press < 6; press += 1)
    expect(codeOf(await check(at, at.otp))).toBe('lender_not_answering')
  expect((await at.page()).step?.passcode?.tries_left).toBe(5)
  await scene.standIn.behave(slug, 'normal')
  scene.clock.advance(61_000)
  expect(dataOf(await check(at, at.otp)).state).toBe('pending')
})

it('an answer that was lost with its process holds the step for a moment alone', async () => {
  const at = await arriveAtLender(scene, scene.services, slug, { amount: 200_444 })
  const now = scene.clock.now()
  await scene.db.run(
    sql`insert into lender_step (lender_application_id, step, busy_since) values (${at.id}, 'purchase', ${now})`,
  )
  expect(dataOf(await at.post('facts', purchase)).step).toMatchObject({ name: 'purchase', is_busy: 1 })
  expect(await stepsAt(at)).toEqual([])
  scene.clock.advance(20_000)
  expect((await at.page()).step?.is_busy).toBe(0)
  expect(dataOf(await at.post('facts', purchase)).step?.name).toBe(step)
})

it('a lender that leads to another site is believed in nothing', async () => {
  const connector = createHttpConnectors(scene.services.env.lenders, scene.clock.now)(slug)
  const visit = { our_reference: crypto.randomUUID(), step: 'kyc', return_url: 'http://localhost/user/x' }
  vi.stubGlobal('fetch', async () => new Response('{"url":"https://elsewhere.example.com/"}'))
  try {
    await expect(connector?.openSite(visit, 'key')).rejects.toMatchObject({ kind: 'rubbish' })
  } finally {
    vi.unstubAllGlobals()
  }
})

it('a way back that was taken is not taken again', async () => {
  const at = await arriveAtLender(scene, scene.services, 'samudra-bank', { amount: 200_444 })
  const { url } = (await at.post('leave', { step: 'kyc' })).json<{ url: string }>()
  const body = new URLSearchParams({ outcome: 'done' })
  const site = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const back = Object.fromEntries(new URL(site.headers.get('location') ?? '').searchParams)
  expect(dataOf(await at.post('return', back)).state).toBe('pending')
  expect(codeOf(await at.post('return', back))).toBe('conflict')
  expect(codeOf(await at.post('leave', { step: 'kyc' }))).toBe('conflict')
  expect((await at.page()).state).toBe('pending')
})
