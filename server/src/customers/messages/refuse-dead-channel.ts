import { isGatewayDown } from '../../platform/gateways/gateway-circuit.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Refuses a passcode that would not arrive, before anything is counted or kept for it: the customer takes the other way, or waits.
 * @throws Problem sms_unavailable, email_unavailable while every gateway of the contact's kind is down.
 */
export const refuseDeadChannel = async (
  services: Pick<Services, 'db' | 'log' | 'now' | 'env'>,
  recipient: string,
): Promise<void> => {
  if (recipient.includes('@')) {
    if (await isGatewayDown(services, 'email')) throw new Problem('email_unavailable')
    return
  }
  if (!(await isGatewayDown(services, 'sms'))) return
  const second = services.env.SECOND_SMS_GATEWAY_URL
  if (second === undefined || (await isGatewayDown(services, 'sms_second')))
    throw new Problem('sms_unavailable')
}
