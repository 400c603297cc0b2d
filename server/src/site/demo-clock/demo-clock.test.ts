import { afterEach, expect, it } from 'vitest'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
afterEach(() => test.close())

const read = async () => (await test.app.inject({ url: '/api/dev/clock' })).json<{ data: object }>().data

it('moves what every handler takes for now, and runs on from there', async () => {
  test = await createTestApp()
  const real = test.clock.now()
  expect(await read()).toEqual({ now: real.toISOString(), ahead_seconds: 0 })
  const moved = await post(test.app, '/api/dev/clock', { at: '2026-11-30T04:30:00.000Z' })
  expect(moved.json()).toMatchObject({ data: { now: '2026-11-30T04:30:00.000Z' } })
  test.clock.advance(60_000)
  expect(test.services.now()).toEqual(new Date('2026-11-30T04:31:00Z'))
  await post(test.app, '/api/dev/clock', { at: null })
  expect(await read()).toMatchObject({ ahead_seconds: 0 })
  expect((await post(test.app, '/api/dev/clock', { at: 'tomorrow' })).statusCode).toBe(400)
})

it('is not there outside the demo', async () => {
  test = await createTestApp({ variables: { DEMO: '0' } })
  expect((await test.app.inject({ url: '/api/dev/clock' })).statusCode).toBe(404)
  expect((await post(test.app, '/api/dev/clock', { at: null })).statusCode).toBe(404)
  expect(test.services.demoClock).toBeNull()
})
