import * as z from 'zod/mini'
import type { DltClass } from '@marketplace/contract/customers/dlt'
import type { Env } from '../../platform/env.ts'
import { deadlineSignal } from '../../platform/jobs/deadline-signal.ts'
import { readShortText } from '../../platform/gateways/read-short-text.ts'
import { DeliveryFailure } from './delivery-failure.ts'

/** What the operators know an SMS by (TRAI TCCCPR 2018): who sends it, under which header, by which template of which class. */
export interface SmsRegistration {
  entity_id: string
  /** Six letters. */
  header: string
  template_id: string
  class: DltClass
}

export interface Sms {
  /** Ten digits. */
  mobile_phone_number: string
  text: string
  /** Null in a demo alone, where texts need no register. */
  registration: SmsRegistration | null
  /** The same one twice is sent once. */
  gateway_key: string
}

/** How long a gateway is waited for; `stop` ends the wait because this process ends. */
export interface Patience {
  stop?: AbortSignal | undefined
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 64 * 1024
/** The content is what it complains about: it will complain again. */
const refusals = new Set([400, 413, 415, 422])
const Accepted = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })

const accepted = (text: string): boolean => {
  try {
    return Accepted.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

const dltOf = (registration: SmsRegistration | null) => {
  if (registration === null) return {}
  const { entity_id, template_id, class: dltClass } = registration
  return { dlt: { entity_id, template_id, class: dltClass } }
}

/**
 * Hands an SMS to the gateway: POST of `{to, from, text, dlt: {entity_id, template_id, class}}` in JSON, `from` being the header,
 * with headers `x-api-key` and `idempotency-key`; the gateway answers 2xx with `{id}` once it has taken the message.
 * @throws DeliveryFailure where it did not, or did not answer within `timeoutMs`.
 */
export const sendSms = async (
  env: Pick<Env, 'SMS_GATEWAY_URL' | 'SMS_GATEWAY_KEY' | 'SMS_SENDER'>,
  sms: Sms,
  { stop, timeoutMs = TIMEOUT_MS }: Patience = {},
): Promise<void> => {
  if (env.SMS_GATEWAY_URL === undefined) throw new DeliveryFailure('SMS_GATEWAY_URL is not set', false)
  let status: number
  let text: string | null
  try {
    const response = await fetch(env.SMS_GATEWAY_URL, {
      method: 'POST',
      redirect: 'error',
      signal: deadlineSignal(timeoutMs, stop),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': sms.gateway_key,
        ...(env.SMS_GATEWAY_KEY !== undefined && { 'x-api-key': env.SMS_GATEWAY_KEY }),
      },
      body: JSON.stringify({
        to: `91${sms.mobile_phone_number}`,
        from: sms.registration?.header ?? env.SMS_SENDER,
        text: sms.text,
        ...dltOf(sms.registration),
      }),
    })
    status = response.status
    text = await readShortText(response, MAX_ANSWER_BYTES)
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw new DeliveryFailure(
      timedOut ? 'the SMS gateway was too slow' : 'the SMS gateway could not be reached',
      false,
      error,
    )
  }
  if (status < 200 || status > 299)
    throw new DeliveryFailure(`the SMS gateway answered ${status}`, refusals.has(status))
  if (text === null || !accepted(text))
    throw new DeliveryFailure('the SMS gateway gave an answer without an id', false)
}
