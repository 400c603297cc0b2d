import { randomBytes } from 'node:crypto'
import type { Env } from '../../src/platform/env.ts'
import { startCrmStandIn } from './crm-stand-in.ts'
import { startExotelStandIn, type ExotelStandIn } from './exotel-stand-in.ts'
import { startSmsGatewayStandIn } from './sms-gateway-stand-in.ts'
import { startSmtpStandIn } from './smtp-stand-in.ts'
import type { StandIn, StandInOptions } from './stand-in-options.ts'
import { startDemoLenders } from './start-demo-lenders.ts'

export interface StandIns {
  /** The environment with the addresses of the stand-ins; what it named itself stays. */
  env: Env
  /** Tells the lenders and the operator of calls where the marketplace answers. */
  callBackTo(url: string): void
  stop(): Promise<void>
}

/** Starts a stand-in for each outside party of the demo that the environment does not name. */
export const startStandIns = async ({
  env,
  ...options
}: StandInOptions & { env: Env }): Promise<StandIns> => {
  const running: StandIn[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((standIn) => standIn.stop()))
  }
  const keep = async <S extends StandIn>(starting: Promise<S>): Promise<S> => {
    const standIn = await starting
    running.push(standIn)
    return standIn
  }
  try {
    const lenders = await keep(startDemoLenders(options))
    const filled: Env = { ...env, lenders: new Map([...lenders.endpoints, ...env.lenders]) }
    if (filled.SMS_GATEWAY_URL === undefined) {
      filled.SMS_GATEWAY_KEY = randomBytes(16).toString('hex')
      filled.SMS_GATEWAY_URL = (
        await keep(startSmsGatewayStandIn({ ...options, key: filled.SMS_GATEWAY_KEY }))
      ).url
    }
    if (filled.SMTP_URL === undefined) filled.SMTP_URL = (await keep(startSmtpStandIn(options))).url
    if (filled.CRM_URL === undefined) {
      filled.CRM_URL = (await keep(startCrmStandIn(options))).url
      filled.CRM_ORG_ID ??= 'demo'
    }
    let operator: ExotelStandIn | null = null
    if (filled.EXOTEL_URL === undefined) {
      const account = {
        sid: 'demo',
        key: randomBytes(16).toString('hex'),
        token: randomBytes(16).toString('hex'),
      }
      operator = await keep(startExotelStandIn({ ...options, ...account }))
      filled.EXOTEL_URL = operator.url
      filled.EXOTEL_SID = account.sid
      filled.EXOTEL_KEY = account.key
      filled.EXOTEL_TOKEN = account.token
      filled.CALLER_ID_1600 ??= '1600100200'
      filled.CALLER_ID_140 ??= '1401002003'
      filled.CALLER_ID_OTHER ??= '08040001000'
    }
    const callBackTo = (url: string): void => {
      lenders.callBackTo(url)
      operator?.callBackTo(url)
    }
    return { env: filled, callBackTo, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
