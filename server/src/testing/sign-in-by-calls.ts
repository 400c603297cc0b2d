import type { StartSignIn } from '@marketplace/contract/entry/sign-in'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql } from '../platform/db/sql.ts'
import { codeContext } from '../customers/messages/queue-message.ts'
import type { Services } from '../site/services.ts'

interface Running {
  app: FastifyInstance
  services: Services
}

/** A start with nothing unusual about it. */
export const plainStart = (facts: Partial<StartSignIn>): StartSignIn => ({
  language: 'en',
  consents: [{ purpose: 'terms', version: '1' }],
  ...facts,
})

export const post = (
  app: FastifyInstance,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url, payload, headers })

/** The code of the newest passcode message to `recipient` that still waits to be sent. */
export const readPasscode = async ({ db, vault }: Services, recipient: string): Promise<string> => {
  const row = await db.row<{
    gateway_key: string
    sealed_code: Buffer
  }>(sql`select gateway_key, sealed_code from message
    where recipient = ${recipient} and sealed_code is not null order by message_id desc limit 1`)
  if (row === null) throw new Error(`no passcode waits for ${recipient}`)
  return vault.open(row.sealed_code, codeContext(row.gateway_key))
}

/** Another six digits than `code`. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export interface StartedSignIn {
  prospect_app_id: string
  code: string
}

export const startByCall = async (
  { app, services }: Running,
  facts: Partial<StartSignIn>,
): Promise<StartedSignIn> => {
  const answer = await post(app, '/api/auth/start', plainStart(facts))
  if (answer.statusCode !== 200) throw new Error(`start answered ${answer.statusCode}: ${answer.body}`)
  const { prospect_app_id } = answer.json<{ prospect_app_id: string }>()
  return {
    prospect_app_id,
    code: await readPasscode(services, facts.mobile_phone_number ?? facts.email?.toLowerCase() ?? ''),
  }
}

export interface SignedInByCalls {
  prospect_app_id: string
  user_id: string
  token: string
  headers: { authorization: string }
}

/** Signs in as a customer would, through the calls. */
export const signInByCalls = async (
  running: Running,
  facts: Partial<StartSignIn>,
): Promise<SignedInByCalls> => {
  const { prospect_app_id, code } = await startByCall(running, facts)
  const answer = await post(running.app, '/api/auth/verify', { prospect_app_id, otp: code })
  if (answer.statusCode !== 200) throw new Error(`verify answered ${answer.statusCode}: ${answer.body}`)
  const { token, user_id } = answer.json<{ token: string; user_id: string }>()
  return { prospect_app_id, user_id, token, headers: { authorization: `Bearer ${token}` } }
}
