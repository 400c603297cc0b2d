import type { LenderPage } from '@marketplace/contract/loans/lender-pages'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { declaredPages } from '../../market/connectors/declared-pages.ts'
import type { DeclaredFact, PageDeclaration } from '../../market/connectors/page-declaration.ts'
import { sql } from '../../platform/db/sql.ts'
import { arriveAtLender, type AtLender, type RawAnswer } from '../../testing/lender-page-calls.ts'
import { startLenderScene, type LenderScene } from '../../testing/start-lender-scene.ts'

const pages = declaredPages.filter(({ page }) => !page.startsWith('gold-'))
let scene: LenderScene
beforeAll(async () => {
  scene = await startLenderScene(
    pages.map(({ slug }) => slug),
    { stepDelayMs: 3_600_000 },
  )
  await vi.waitFor(() => {
    for (const { slug } of pages) expect(scene.services.lenders().findBySlug(slug)).not.toBeNull()
  })
})
afterAll(() => scene.close())

const codeOf = (answer: RawAnswer): string =>
  answer.json<{ code?: string }>().code ?? String(answer.statusCode)
const dataOf = (answer: RawAnswer): LenderPage => answer.json<{ data: LenderPage }>().data
const stepsAt = async ({ reference }: AtLender): Promise<string[]> =>
  (await scene.standIn.files()).find(({ our_reference }) => our_reference === reference)?.steps_done ?? []

const dayIn = (days: number): string =>
  new Date(scene.clock.now().getTime() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** A fit answer as it goes over the wire, by the kind of the question. */
const answerTo = (fact: DeclaredFact): string => {
  if (fact.kind === 'choice') return 'options' in fact ? (fact.options[0]?.value ?? '') : '1'
  if (fact.kind === 'day') return dayIn(fact.to_days)
  return {
    text: 'Sunita Rao',
    full_name: 'Sunita Rao',
    mobile: '9876543210',
    email: 'asha@example.com',
    whole: '2',
    money: '15000',
    agree: '1',
  }[fact.kind]
}

type Step = PageDeclaration['steps'][number]
type AuditEvent = [call: string, payload: object]

/** What the customer does at a step, in order. */
const actsOf = (step: Step, mobile: string): AuditEvent[] => {
  const { name } = step
  if (step.pattern === 'redirect') return [['leave', { step: name }]]
  if (step.pattern === 'passcode')
    return [
      ['passcode', { step: name }],
      ['passcode-check', { step: name, otp: mobile.slice(-6) }],
    ]
  const facts = Object.fromEntries(
    step.fields.filter(({ is_needed }) => is_needed !== 0).map((fact) => [fact.name, answerTo(fact)]),
  )
  return [['facts', { step: name, facts }]]
}

/** Finishes at the lender's own site. @returns what it leads back with. */
const finishAt = async (url: string): Promise<Record<string, string>> => {
  const body = new URLSearchParams({ outcome: 'done' })
  const site = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return Object.fromEntries(new URL(site.headers.get('location') ?? '').searchParams)
}

/** Every way back but the true one. */
const expectForgedRefused = async (at: AtLender, back: Record<string, string>): Promise<void> => {
  const { signature = '', state = '' } = back
  const sign = signature.startsWith('0') ? '1' : '0'
  for (const forged of [
    { ...back, signature: sign + signature.slice(1) },
    { ...back, signature: '0'.repeat(64) },
    { ...back, outcome: 'not_done' },
    { ...back, at: String(Number(back['at']) + 1) },
    { ...back, state: state.slice(0, -1) + (state.endsWith('A') ? 'B' : 'A') },
  ])
    expect((await at.post('return', forged)).statusCode, JSON.stringify(forged)).toBeGreaterThanOrEqual(400)
  expect((await at.page()).state).toBe('step')
}

const runs = pages.flatMap((declared) =>
  (['down', 'rubbish'] as const).map((mode): [string, typeof mode, PageDeclaration] => [
    declared.page,
    mode,
    declared,
  ]),
)

it.each(runs)(
  '%s of a lender that is %s at each press: said so, tried again, and done once',
  async (_, mode, declared) => {
    const { slug, steps } = declared
    await scene.db.run(sql`delete from lender_circuit`)
    const at = await arriveAtLender(scene, scene.services, slug, { amount: 200_444 })
    const mobile = at.built.customer.mobile_phone_number ?? ''
    for (const step of steps) {
      expect((await at.page()).step).toMatchObject({ name: step.name, is_busy: 0 })
      for (const [call, payload] of actsOf(step, mobile)) {
        await scene.standIn.behave(slug, mode)
        expect(codeOf(await at.post(call, payload)), call).toBe('lender_not_answering')
        expect(await at.page()).toMatchObject({ state: 'step', step: { name: step.name, is_busy: 0 } })
        await scene.standIn.behave(slug, 'normal')
        const done = await at.post(call, payload)
        expect(done.statusCode, done.body).toBe(200)
        if (call !== 'leave') continue
        const back = await finishAt(done.json<{ url: string }>().url)
        await expectForgedRefused(at, back)
        expect((await at.post('return', back)).statusCode).toBe(200)
        expect(codeOf(await at.post('return', back))).toBe('conflict')
      }
    }
    expect(await stepsAt(at)).toEqual(steps.map(({ name }) => name))
    expect((await at.page()).state).toBe('pending')
  },
)

it('a way back of one customer does nothing for another', async () => {
  const slug = 'samudra-bank'
  const [one, other] = [
    await arriveAtLender(scene, scene.services, slug, { amount: 200_444 }),
    await arriveAtLender(scene, scene.services, slug, { amount: 200_444 }),
  ]
  const { url } = (await one.post('leave', { step: 'kyc' })).json<{ url: string }>()
  await other.post('leave', { step: 'kyc' })
  const back = await finishAt(url)
  expect((await other.post('return', back)).statusCode).toBeGreaterThanOrEqual(400)
  expect((await other.page()).state).toBe('step')
  expect(dataOf(await one.post('return', back)).state).toBe('pending')
})
