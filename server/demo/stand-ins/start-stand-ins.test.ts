import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts'
import { startStandIns } from './start-stand-ins.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const reachable = async (url: string | undefined): Promise<boolean> =>
  fetch(url ?? '', { method: 'POST' }).then(
    () => true,
    () => false,
  )

describe('the stand-ins of the demo', () => {
  test('fill what the environment does not name, and are gone after their stop', async () => {
    const { env } = running.services
    const standIns = await startStandIns({ pool: running.pool, log: running.app.log, env })
    expect(standIns.env).toMatchObject({
      SMS_GATEWAY_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/) as string,
      SMTP_URL: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:/) as string,
      CRM_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/) as string,
      CRM_ORG_ID: 'demo',
    })
    expect(env.SMS_GATEWAY_URL).toBeUndefined()
    expect(await reachable(standIns.env.SMS_GATEWAY_URL)).toBe(true)
    await standIns.stop()
    expect(await reachable(standIns.env.SMS_GATEWAY_URL)).toBe(false)
    expect(await reachable(standIns.env.CRM_URL)).toBe(false)
  })

  test('leave alone what it names', async () => {
    const named = {
      SMS_GATEWAY_URL: 'https://sms.example.com/',
      SMS_GATEWAY_KEY: 'a-key-of-its-own',
      SMTP_URL: 'smtp://mail.example.com',
      CRM_URL: 'https://crm.example.com/',
      CRM_ORG_ID: 'org',
      lenders: new Map([['some-lender', { url: 'https://lender.example.com', secret: 'x'.repeat(16) }]]),
    }
    const standIns = await startStandIns({
      pool: running.pool,
      log: running.app.log,
      env: { ...running.services.env, ...named },
    })
    expect(standIns.env).toMatchObject(named)
    await standIns.stop()
  })
})
