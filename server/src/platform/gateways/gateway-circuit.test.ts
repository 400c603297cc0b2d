import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sql } from '../db/sql.ts'
import { isGatewayDown, mayCallGateway, noteGatewayFault, noteGatewaySuccess } from './gateway-circuit.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => noteGatewaySuccess(test.services, 'sms'))

const fault = () => noteGatewayFault(test.services, 'sms', 'the SMS gateway answered 503')
const alarms = () =>
  test.db.rows(
    sql`select subject, detail, ended_at is null as open from alarm where kind = 'gateway_down' order by alarm_id`,
  )

it('is left alone after three faults in a row, for every process, with one trial each five seconds', async () => {
  const { services, clock } = test
  await fault()
  await fault()
  expect(await mayCallGateway(services, 'sms')).toBe(true)
  expect(await isGatewayDown(services, 'sms')).toBe(false)
  expect(await alarms()).toEqual([])
  await fault()
  expect(await isGatewayDown(services, 'sms')).toBe(true)
  expect(await isGatewayDown(services, 'email')).toBe(false)
  expect(await mayCallGateway(services, 'sms')).toBe(false)
  clock.advance(5_000)
  const trials = await Promise.all([1, 2, 3].map(() => mayCallGateway(services, 'sms')))
  expect(trials.filter(Boolean)).toHaveLength(1)
  const detail = { reason: 'the SMS gateway answered 503' }
  expect(await alarms()).toEqual([{ subject: 'sms', detail, open: true }])

  await noteGatewaySuccess(services, 'sms')
  expect(await mayCallGateway(services, 'sms')).toBe(true)
  expect(await alarms()).toEqual([{ subject: 'sms', detail, open: false }])
})

it('is not called down for ever when nobody tries it any more', async () => {
  await fault()
  await fault()
  await fault()
  test.clock.advance(59_000)
  expect(await isGatewayDown(test.services, 'sms')).toBe(true)
  test.clock.advance(1_000)
  expect(await isGatewayDown(test.services, 'sms')).toBe(false)
})

it('is not closed to everybody by a process whose clock was ahead', async () => {
  const { services, clock } = test
  clock.advance(3_600_000)
  await fault()
  await fault()
  await fault()
  clock.advance(-3_600_000)
  expect(await isGatewayDown(services, 'sms')).toBe(false)
  const trials = await Promise.all([1, 2, 3].map(() => mayCallGateway(services, 'sms')))
  expect(trials.filter(Boolean)).toHaveLength(1)
  expect(await mayCallGateway(services, 'sms')).toBe(false)
})
