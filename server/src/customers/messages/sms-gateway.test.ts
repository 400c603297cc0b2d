import { afterEach, describe, expect, test } from 'vitest'
import { startOddServer, type OddServer, type Oddity } from '../../testing/start-odd-server.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { sendSms } from './sms-gateway.ts'

const sms = {
  mobile_phone_number: '9876543210',
  text: 'नमस्ते {code} "quoted"\nsecond line',
  registration: null,
  gateway_key: '3b1f7c2e-0000-4000-8000-000000000000',
}
let gateway: OddServer | undefined
afterEach(async () => {
  await gateway?.stop()
})

const failureOf = async (does: Oddity, timeoutMs = 10_000): Promise<DeliveryFailure> => {
  gateway = await startOddServer(does)
  const env = { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_KEY: 'key-for-tests', SMS_SENDER: 'LOANS' }
  const failure: unknown = await sendSms(env, sms, { timeoutMs }).catch((error: unknown) => error)
  if (!(failure instanceof DeliveryFailure)) throw new Error('it was taken')
  return failure
}

describe('the SMS gateway client', () => {
  test('sends number, header and words, with its key and the key of the message', async () => {
    gateway = await startOddServer(202)
    await sendSms(
      { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_KEY: 'key-for-tests', SMS_SENDER: 'LOANS' },
      sms,
    )
    expect(gateway.requests).toHaveLength(1)
    expect(gateway.requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-api-key': 'key-for-tests',
      'idempotency-key': sms.gateway_key,
    })
    expect(JSON.parse(gateway.requests[0]?.body ?? '')).toEqual({
      to: '919876543210',
      from: 'LOANS',
      text: sms.text,
    })
  })

  // duty 14: header, entity and template of the operators' register go with every registered SMS.
  test('a registered text goes under its header with the ids of its entity and template', async () => {
    gateway = await startOddServer(202)
    const registration = {
      entity_id: '1000000000000000000',
      header: 'NIMBUP',
      template_id: '1007000000000000001',
      class: 'service',
    } as const
    await sendSms(
      { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_KEY: 'key-for-tests', SMS_SENDER: 'LOANS' },
      { ...sms, registration },
    )
    const { header, ...dlt } = registration
    expect(JSON.parse(gateway.requests[0]?.body ?? '')).toEqual({
      to: '919876543210',
      from: header,
      text: sms.text,
      dlt,
    })
  })

  test.each([
    ['drops', 'the SMS gateway could not be reached', false],
    ['redirects', 'the SMS gateway could not be reached', false],
    ['garbage', 'the SMS gateway gave an answer without an id', false],
    ['endless', 'the SMS gateway gave an answer without an id', false],
    [500, 'the SMS gateway answered 500', false],
    [503, 'the SMS gateway answered 503', false],
    [429, 'the SMS gateway answered 429', false],
    [401, 'the SMS gateway answered 401', false],
    [400, 'the SMS gateway answered 400', true],
    [422, 'the SMS gateway answered 422', true],
  ] as const)('a gateway that says %s is a failure', async (does, reason, permanent) => {
    expect(await failureOf(does)).toMatchObject({ reason, permanent })
    expect(gateway?.requests).toHaveLength(1)
  })

  test('a slow gateway is given up', async () => {
    expect(await failureOf('slow', 300)).toMatchObject({
      reason: 'the SMS gateway was too slow',
      permanent: false,
    })
  })

  test('a gateway that is down, or was never named, is a failure to be tried again', async () => {
    const env = { SMS_GATEWAY_URL: 'http://127.0.0.1:9/', SMS_GATEWAY_KEY: undefined, SMS_SENDER: 'LOANS' }
    await expect(sendSms(env, sms)).rejects.toMatchObject({
      reason: 'the SMS gateway could not be reached',
      permanent: false,
    })
    await expect(sendSms({ ...env, SMS_GATEWAY_URL: undefined }, sms)).rejects.toMatchObject({
      reason: 'SMS_GATEWAY_URL is not set',
    })
  })
})
