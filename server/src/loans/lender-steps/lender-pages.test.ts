import type { LenderPage } from '@marketplace/contract/loans/lender-pages'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { pageAt } from '../../market/connectors/declared-pages.ts'
import { arriveAtLender, type AtLender, type RawAnswer } from '../../testing/lender-page-calls.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { startLenderScene, type LenderScene } from '../../testing/start-lender-scene.ts'

const slugs = [
  'kadamba-bank',
  'samudra-bank',
  'titli-money',
  'kaarwan-small-finance-bank',
  'konkan-credit',
  'plain',
]
let scene: LenderScene
beforeAll(async () => {
  scene = await startLenderScene(slugs)
  await vi.waitFor(() => expect(scene.services.lenders().findBySlug('plain')).not.toBeNull())
  await scene.work()
})
afterAll(() => scene.close())

const arrive = (slug: string, options = {}): Promise<AtLender> =>
  arriveAtLender(scene, scene.services, slug, options)
const work = { step: 'work', facts: { time_at_employer: '4', work_experience: '3', employer_kind: '1' } }
const codeOf = (answer: RawAnswer): string =>
  answer.json<{ code?: string }>().code ?? String(answer.statusCode)
const dataOf = (answer: RawAnswer): LenderPage => answer.json<{ data: LenderPage }>().data
const becomes = (at: AtLender, state: LenderPage['state']) =>
  vi.waitFor(async () => expect((await at.page()).state).toBe(state), { timeout: 15_000, interval: 50 })
const stepsAt = async ({ reference }: AtLender): Promise<string[]> =>
  (await scene.standIn.files()).find(({ our_reference }) => our_reference === reference)?.steps_done ?? []

it('applying leads to the page of a lender that has one, and it asks in the language of its customer', async () => {
  const at = await arrive('kadamba-bank')
  expect(await at.page()).toMatchObject({
    lender_name: 'kadamba-bank Limited',
    state: 'step',
    segment: 'kadamba-bank',
    step: { name: 'work', pattern: 'fields', number: 1, steps: 1, is_busy: 0, passcode: null },
  })
  const [mine] = (await at.built.read()).lenders
  expect(mine?.lender_page).toBe('kadamba-bank')
  const url = `/api/applications/${at.built.app_id}/lender-pages/kadamba-bank`
  const headers = { ...at.built.customer.headers, 'accept-language': 'hi' }
  const hindi = await scene.app.inject({ url, headers })
  expect(dataOf(hindi).step?.heading).toBe(pageAt('kadamba-bank')?.steps[0].heading.hi)
})

it.each([
  [200_000, 'approved'],
  [200_111, 'declined'],
  [200_444, 'pending'],
] as const)('extra facts for %d end %s', async (amount, end) => {
  const at = await arrive('konkan-credit', { amount })
  const facts = {
    reference_name: 'Sunita Rao',
    reference_mobile: '9876543210',
    reference_relation: 'friend',
    reference_agreed: '1',
  }
  expect(dataOf(await at.post('facts', { step: 'reference', facts })).state).toBe('pending')
  await becomes(at, end)
  expect((await at.page()).segment).toBe(end === 'declined' ? 'konkan-credit/declined' : 'konkan-credit')
  expect((await at.page()).reject_reason).toBe(end === 'declined' ? 'LOW_SCORE' : null)
})

it('a lender that tells only when it is asked is asked, until it has decided', async () => {
  const at = await arrive('kaarwan-small-finance-bank')
  await at.post('facts', {
    step: 'account',
    facts: {
      nominee_name: 'Sunita Rao',
      marital_status: '2',
      company_type: '1',
      residency_type: '3',
      passbook_language: 'hi',
    },
  })
  const asked = await scene.db.row(sql`select key from graphile_worker.jobs where key = ${`news:${at.id}`}`)
  expect(asked).not.toBeNull()
  // The test's clock stands still: what is due is due now.
  await vi.waitFor(
    async () => {
      await scene.db.run(
        sql`update graphile_worker._private_jobs set run_at = now() where key = ${`news:${at.id}`}`,
      )
      expect((await at.page()).status).toBe('DISBURSED')
    },
    { timeout: 15_000, interval: 100 },
  )
})

it.each([
  ['nothing', {}, ['time_at_employer', 'work_experience', 'employer_kind']],
  ['what is no option', { ...work.facts, employer_kind: 'other' }, ['employer_kind']],
  ['what is no option of the set', { ...work.facts, time_at_employer: '6' }, ['time_at_employer']],
])('%s is refused by field and sent nowhere', async (_name, facts, fields) => {
  const at = await arrive('kadamba-bank')
  const answer = await at.post('facts', { step: 'work', facts })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field)).toEqual(
    fields.map((field) => `facts.${field}`),
  )
  expect(await stepsAt(at)).toEqual([])
})

it('a question that was not asked, and a step that is not there', async () => {
  const at = await arrive('kadamba-bank')
  const other = { ...work.facts, pan: 'ABCPV1234F' }
  expect(codeOf(await at.post('facts', { step: 'work', facts: other }))).toBe('unknown_field')
  expect(codeOf(await at.post('facts', { ...work, step: 'other' }))).toBe('conflict')
  expect(codeOf(await at.post('leave', { step: 'work' }))).toBe('conflict')
  expect(codeOf(await at.post('passcode', { step: 'work' }))).toBe('conflict')
  expect(await stepsAt(at)).toEqual([])
})

it('answers that the lender finds unfit come back by field, and other ones are another request', async () => {
  const at = await arrive('konkan-credit', { amount: 200_444 })
  const facts = {
    reference_name: 'Nobody Known',
    reference_mobile: '9876543210',
    reference_relation: 'friend',
    reference_agreed: '1',
  }
  const unfit = await at.post('facts', { step: 'reference', facts })
  expect(unfit.json<{ details: object[] }>().details).toEqual([
    { field: 'facts.reference_name', message: 'This value is not allowed here' },
  ])
  expect((await at.page()).state).toBe('step')
  const fit = await at.post('facts', { step: 'reference', facts: { ...facts, reference_name: 'Sunita Rao' } })
  expect(dataOf(fit).state).toBe('pending')
})

it('the same answers from ten tabs at once reach the lender once', async () => {
  const at = await arrive('kadamba-bank', { amount: 200_444 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => at.post('facts', work)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await stepsAt(at)).toEqual(['work'])
  expect(dataOf(await at.post('facts', work)).state).toBe('pending')
})

it('nothing of what the lender is told is kept here', async () => {
  const at = await arrive('konkan-credit', { amount: 200_444 })
  const facts = {
    reference_name: 'Zubaida Sahai',
    reference_mobile: '9812398123',
    reference_relation: 'friend',
    reference_agreed: '1',
  }
  await at.post('facts', { step: 'reference', facts })
  const kept = await scene.db.rows<{ text: string }>(
    sql`select s::text as text from lender_step s union all select e::text from lender_application_event e
      union all select i::text from idempotent_answer i`,
  )
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter(({ text }) => text.includes('Zubaida') || text.includes('9812398123'))).toEqual([])
})

it('a page is its customer’s alone, and only where they have applied', async () => {
  const at = await arrive('kadamba-bank')
  const { app_id, customer } = at.built
  const other = await buildCustomer(scene.services)
  const get = async (page: string, headers: Record<string, string>, id = app_id) =>
    (await scene.app.inject({ url: `/api/applications/${id}/lender-pages/${page}`, headers })).statusCode
  expect(await get('kadamba-bank', customer.headers)).toBe(200)
  expect(await get('kadamba-bank', other.headers)).toBe(404)
  expect(await get('kadamba-bank', {})).toBe(401)
  expect(await get('samudra-bank', customer.headers)).toBe(404)
  expect(await get('plain', customer.headers)).toBe(404)
  expect(await get('no-such-page', customer.headers)).toBe(404)
  expect(await get('kadamba-bank', customer.headers, crypto.randomUUID())).toBe(404)
  for (const [call, payload] of [
    ['facts', work],
    ['leave', { step: 'kyc' }],
    ['return', { state: 'x', outcome: 'done', at: '1', signature: '0'.repeat(64) }],
    ['passcode', { step: 'passcode' }],
    ['passcode-check', { step: 'passcode', otp: '123456' }],
  ] as const) {
    expect([call, (await at.post(call, payload, { authorization: '' })).statusCode]).toEqual([call, 401])
    expect([call, (await at.post(call, payload, other.headers)).statusCode]).toEqual([call, 404])
  }
})

it('waits for its turn: not before the lender has the application, nor after the end', async () => {
  const at = await arrive('kadamba-bank')
  // The worker has its own try at sending: one that comes late would send what is put back here.
  await vi.waitFor(async () =>
    expect(
      await scene.db.row(sql`select from graphile_worker.jobs where key = ${`send:${at.id}`}`),
    ).toBeNull(),
  )
  await scene.db.run(
    sql`update lender_application set status = 'QUEUED' where lender_application_id = ${at.id}`,
  )
  expect(await at.page()).toMatchObject({ state: 'sending', step: null })
  expect(codeOf(await at.post('facts', work))).toBe('conflict')
  await scene.db.run(
    sql`update lender_application set status = 'WITHDRAWN' where lender_application_id = ${at.id}`,
  )
  expect(await at.page()).toMatchObject({ state: 'withdrawn', step: null })
  expect(codeOf(await at.post('facts', work))).toBe('conflict')
  expect(await stepsAt(at)).toEqual([])
})

it('the lender’s own site, and the way back, once', async () => {
  const at = await arrive('samudra-bank', { amount: 200_444 })
  // Where it leads back to is the brand's own address, whatever the request says that it came to.
  const left = await at.post('leave', { step: 'kyc' }, { host: 'evil.example' })
  const { url } = left.json<{ url: string }>()
  expect(url.startsWith(`${scene.standIn.url}/samudra-bank/site/`)).toBe(true)
  // Another tab makes the same visit.
  expect((await at.post('leave', { step: 'kyc' })).json<{ url: string }>().url).toBe(url)
  const onSite = (outcome: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  const backWith = async (outcome: string): Promise<Record<string, string>> => {
    const answer = await onSite(outcome)
    const back = new URL(answer.headers.get('location') ?? '')
    expect(back.origin + back.pathname).toBe('http://localhost:3000/user/samudra-bank')
    return Object.fromEntries(back.searchParams)
  }
  const good = await backWith('done')
  const stranger = await arrive('samudra-bank', { amount: 200_444 })
  await stranger.post('leave', { step: 'kyc' })
  expect(codeOf(await stranger.post('return', good))).toBe('conflict')
  expect(codeOf(await at.post('return', { ...good, state: 'forged' }))).toBe('conflict')
  expect(codeOf(await at.post('return', { ...good, signature: '0'.repeat(64) }))).toBe('conflict')
  expect(codeOf(await at.post('return', { ...good, outcome: 'not_done' }))).toBe('conflict')
  expect((await at.page()).state).toBe('step')

  const unfinished = await backWith('not_done')
  expect(dataOf(await at.post('return', unfinished)).state).toBe('step')
  expect(codeOf(await at.post('return', good))).toBe('conflict')
  await at.post('leave', { step: 'kyc' })
  expect(codeOf(await at.post('return', good))).toBe('conflict')
})
