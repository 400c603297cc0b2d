import {
  mayCallGateway,
  noteGatewayFault,
  noteGatewaySuccess,
} from '../../platform/gateways/gateway-circuit.ts'
import type { Gateway } from '../../platform/gateways/gateway.ts'
import type { Services } from '../../reference/services.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { QueuedMessage } from './messages.queries.ts'
import { codeContext } from './queue-message.ts'
import { withCode } from './render-message.ts'
import { sendSms, type SmsRegistration } from './sms-gateway.ts'
import { sendEmail } from './smtp.ts'

/** A way to hand a message over, by the gateway that takes it. */
interface Way {
  gateway: Gateway
  send: () => Promise<void>
}

/** Calls one gateway, unless it is left alone for some seconds. @throws DeliveryFailure. */
const take = async (services: Services, { gateway, send }: Way): Promise<void> => {
  if (!(await mayCallGateway(services, gateway)))
    throw new DeliveryFailure('the gateway is down and is tried again in seconds', false)
  try {
    await send()
  } catch (error) {
    // A refusal of this one message says that the gateway works.
    if (error instanceof DeliveryFailure && !error.permanent)
      await noteGatewayFault(services, gateway, error.reason)
    throw error
  }
  await noteGatewaySuccess(services, gateway)
}

/** The first way that takes it; the next one where a gateway did not. @throws DeliveryFailure of the last. */
const takeFirst = async (services: Services, [way, ...others]: readonly [Way, ...Way[]]): Promise<void> => {
  const [next, ...rest] = others
  try {
    await take(services, way)
  } catch (error) {
    if (next === undefined || !(error instanceof DeliveryFailure) || error.permanent) throw error
    await takeFirst(services, [next, ...rest])
  }
}

/**
 * Hands a message to the gateway of its channel; an SMS that the first gateway does not take goes to the second, where there is
 * one, under the same registration. A message that a gateway took without saying so may then come twice.
 * @throws DeliveryFailure where none took it.
 */
export const handOverMessage = async (
  services: Services,
  message: QueuedMessage,
  registration: SmsRegistration | null,
  stop: AbortSignal | undefined,
): Promise<void> => {
  const { env, vault } = services
  const { gateway_key, recipient, body, sealed_code } = message
  const text =
    sealed_code === null ? body : withCode(body, await vault.open(sealed_code, codeContext(gateway_key)))
  if (message.channel === 'email') {
    const email = { to: recipient, subject: message.subject ?? '', text, gateway_key }
    await take(services, { gateway: 'email', send: () => sendEmail(env, email, { stop }) })
    return
  }
  const sms = { mobile_phone_number: recipient, text, registration, gateway_key }
  const second = {
    ...env,
    SMS_GATEWAY_URL: env.SECOND_SMS_GATEWAY_URL,
    SMS_GATEWAY_KEY: env.SECOND_SMS_GATEWAY_KEY,
  }
  await takeFirst(services, [
    { gateway: 'sms', send: () => sendSms(env, sms, { stop }) },
    ...(env.SECOND_SMS_GATEWAY_URL === undefined
      ? []
      : [{ gateway: 'sms_second' as const, send: () => sendSms(second, sms, { stop }) }]),
  ])
}
