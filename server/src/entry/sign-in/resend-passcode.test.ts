import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { post, readPasscode, startByCall, wrongCode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const verify = (prospect_app_id: string, otp: unknown) =>
  post(running.app, '/api/auth/verify', { prospect_app_id, otp })
const resend = (prospect_app_id: string) => post(running.app, '/api/auth/resend', { prospect_app_id })
const codeOf = (answer: LightMyRequestResponse): string => answer.json<{ code: string }>().code
const comparisonsOf = async (id: string): Promise<number> =>
  (
    await running.db.row<{ comparisons: number }>(
      sql`select comparisons from passcode where subject_id = ${id}`,
    )
  )?.comparisons ?? -1

describe('POST /api/auth/resend', () => {
  test('waits 30 seconds, then sends another code that takes the place of the first', async () => {
    const mobile = someMobile()
    const { prospect_app_id, code } = await startByCall(running, { mobile_phone_number: mobile })
    expect(codeOf(await resend(prospect_app_id))).toBe('resend_too_soon')
    running.clock.advance(30_000)
    const answer = await resend(prospect_app_id)
    expect(answer.json()).toMatchObject({
      success: true,
      prospect_app_id,
      expires_in_s: 300,
      resend_in_s: 30,
    })
    const next = await readPasscode(running.services, mobile)
    expect(
      await running.db.rows(
        sql`select status, last_error, sealed_code from message where recipient = ${mobile} order by message_id`,
      ),
    ).toEqual([
      { status: 'failed', last_error: 'replaced', sealed_code: null },
      { status: 'queued', last_error: null, sealed_code: expect.any(Buffer) as Buffer },
    ])
    if (next !== code) expect(codeOf(await verify(prospect_app_id, code))).toBe('passcode_wrong')
    running.clock.advance(280_000)
    expect((await verify(prospect_app_id, next)).statusCode).toBe(200)
  })

  test('does not reset the comparisons', async () => {
    const mobile = someMobile()
    const { prospect_app_id, code } = await startByCall(running, { mobile_phone_number: mobile })
    for (let n = 0; n < 4; n += 1)
      expect(codeOf(await verify(prospect_app_id, wrongCode(code)))).toBe('passcode_wrong')
    running.clock.advance(31_000)
    expect((await resend(prospect_app_id)).statusCode).toBe(200)
    const next = await readPasscode(running.services, mobile)
    expect(codeOf(await verify(prospect_app_id, wrongCode(next)))).toBe('passcode_wrong')
    expect(codeOf(await verify(prospect_app_id, next))).toBe('passcode_spent')
    running.clock.advance(31_000)
    expect(codeOf(await resend(prospect_app_id))).toBe('passcode_spent')
    expect(await comparisonsOf(prospect_app_id)).toBe(5)
  })

  test('50 at once send one message', async () => {
    const mobile = someMobile()
    const { prospect_app_id } = await startByCall(running, { mobile_phone_number: mobile })
    running.clock.advance(31_000)
    const answers = await Promise.all(Array.from({ length: 50 }, () => resend(prospect_app_id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(
      await running.db.rows(sql`select 1 from message where recipient = ${mobile} and status = 'queued'`),
    ).toHaveLength(1)
  })

  test('an expired code can be replaced', async () => {
    const mobile = someMobile()
    const { prospect_app_id } = await startByCall(running, { mobile_phone_number: mobile })
    running.clock.advance(3_600_000)
    expect((await resend(prospect_app_id)).statusCode).toBe(200)
    expect((await verify(prospect_app_id, await readPasscode(running.services, mobile))).statusCode).toBe(200)
  })

  test('an unknown prospect is not found', async () => {
    expect((await resend('3b1f7c2e-0000-4000-8000-000000000000')).statusCode).toBe(404)
  })
})
