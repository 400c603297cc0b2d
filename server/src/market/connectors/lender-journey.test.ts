import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { startLenderScene, type LenderScene } from '../../testing/start-lender-scene.ts'

let scene: LenderScene
const idOf = (slug: string): number => scene.lenders.get(slug) ?? -1
const settled = (application: BuiltApplication, ask = {}) =>
  vi.waitFor(
    async () => {
      const offers = await application.offers(ask)
      expect(offers.snapshot_id).not.toBeNull()
      return offers
    },
    { timeout: 8_000, interval: 50 },
  )

beforeAll(async () => {
  scene = await startLenderScene(['api-one', 'api-two'])
  await vi.waitFor(() => expect(scene.services.lenders().find(idOf('api-two'))).not.toBeNull())
  await scene.work()
})
afterAll(() => scene.close())

it('asks API lenders without a word of who asks, waits for them, and shows their firm rates', async () => {
  const application = await buildApplication(scene)
  const asking = await application.offers()
  expect(asking.snapshot_id).toBeNull()
  expect(asking.pending.map(({ state }) => state)).toEqual(['asking', 'asking'])
  expect(asking.matched.map(({ rate_basis }) => rate_basis)).toEqual(['representative', 'representative'])
  expect((await application.read()).status).toBe('ELIGIBLE')
  const offers = await settled(application)
  expect(offers.pending).toEqual([])
  expect(offers.matched.map(({ rate, rate_basis }) => [rate, rate_basis])).toEqual([
    [14.4, 'firm'],
    [14.4, 'firm'],
  ])
  expect((await application.read()).status).toBe('OFFER_SHOWN')
  // Another amount is answered at once, by the same answers.
  const other = await application.offers({ amount: 150_000 })
  expect(other.snapshot_id).not.toBeNull()
  expect(other.matched[0]).toMatchObject({ amount: 150_000, rate_basis: 'firm' })
})

it('names a lender that said no', async () => {
  const application = await buildApplication(scene, { monthly_income: 45_777 })
  const offers = await settled(application)
  expect(offers.matched).toEqual([])
  expect(offers.unmatched.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([
    ['not_offered'],
    ['not_offered'],
  ])
  expect((await application.read()).status).toBe('INELIGIBLE')
})

it.each([
  [200_000, 'DISBURSED', 'QUEUED SENT LOGGED_IN UNDER_PROCESS APPROVED SANCTIONED DISBURSED'],
  [200_111, 'REJECTED', 'QUEUED SENT LOGGED_IN UNDER_PROCESS REJECTED'],
  [200_222, 'DISBURSED', 'QUEUED SENT LOGGED_IN DOCS_PENDING UNDER_PROCESS APPROVED SANCTIONED DISBURSED'],
  [200_333, 'DUPLICATE', 'QUEUED DUPLICATE'],
  [200_555, 'DISBURSED', 'QUEUED SENT LOGGED_IN UNDER_PROCESS APPROVED SANCTIONED PART_DISBURSED DISBURSED'],
  [200_888, 'REJECTED', 'QUEUED REJECTED'],
  [200_999, 'COOLED_OFF', 'QUEUED SENT LOGGED_IN UNDER_PROCESS APPROVED SANCTIONED DISBURSED COOLED_OFF'],
])('an application for %d ends %s', async (amount, end, steps) => {
  const application = await buildApplication(scene, { se_loan_amount: amount })
  const { snapshot_id } = await settled(application)
  const answer = await application.apply(idOf('api-one'), { snapshot_id: snapshot_id ?? '' })
  expect(answer.json()).toEqual({
    success: true,
    message: 'Your application is on its way to api-one Limited',
    redirect: 'lenders-transaction/api-one',
  })
  const [lender] = await vi.waitFor(
    async () => {
      const { lenders } = await application.read()
      expect(lenders[0]?.status).toBe(end)
      return lenders
    },
    { timeout: 10_000, interval: 50 },
  )
  expect(lender?.timeline.map(({ status }) => status).join(' ')).toBe(steps)
  expect(lender).toMatchObject({
    integration: 'api',
    handoff_url: null,
    amount,
    reject_reason: amount === 200_111 ? 'LOW_SCORE' : amount === 200_888 ? 'PIN_NOT_SERVICEABLE' : null,
    disbursed_amount: end === 'DISBURSED' || end === 'COOLED_OFF' ? amount : null,
  })
})

it('bears a lender that does everything twice', async () => {
  await scene.standIn.behave('api-two', 'twice')
  const application = await buildApplication(scene)
  const { snapshot_id } = await settled(application)
  await application.apply(idOf('api-two'), { snapshot_id: snapshot_id ?? '' })
  await vi.waitFor(async () => expect((await application.read()).lenders[0]?.status).toBe('DISBURSED'), {
    timeout: 10_000,
    interval: 50,
  })
  const { lenders } = await application.read()
  expect(lenders[0]?.timeline).toHaveLength(7)
  await scene.standIn.behave('api-two', 'normal')
})
