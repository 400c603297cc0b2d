import type * as z from 'zod'
import type { LenderEndpoint } from '../../platform/env.ts'
import { deadlineSignal } from '../../platform/jobs/deadline-signal.ts'
import { LenderFailure, type LenderConnector, type LenderConnectors } from './lender-connector.ts'
import {
  EligibilityAnswer,
  FactsAnswer,
  NewsAnswer,
  PasscodeAnswer,
  PasscodeVerdict,
  Refusal,
  SiteAnswer,
  SubmissionAnswer,
  WithdrawalAnswer,
} from './lender-protocol.ts'
import { readCapped } from './read-capped.ts'
import { signBody } from './sign-body.ts'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 64 * 1024

export interface HttpConnectorOptions {
  now: () => Date
  timeoutMs?: number
}

const parse = <S extends z.ZodType>(schema: S, text: string): z.output<S> => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new LenderFailure('rubbish', 'the answer is not JSON')
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new LenderFailure('rubbish', 'the answer is not of the agreed form')
  return parsed.data
}

/** A failure of the transport by its kind; a cut connection and an exceeded time are told apart. */
const toFailure = (error: unknown, stop: AbortSignal | undefined): LenderFailure => {
  if (error instanceof LenderFailure) return error
  if (stop?.aborted === true) return new LenderFailure('stopped', 'this process ends')
  if (error instanceof Error && error.name === 'TimeoutError')
    return new LenderFailure('timeout', 'no answer in time')
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null
  const code = cause !== null && 'code' in cause ? String(cause.code) : 'no connection'
  return new LenderFailure('refused', `the lender cannot be reached (${code})`)
}

/** Speaks the lender protocol (market/connectors/lender-protocol.ts) over HTTP: signed, 10 s, no redirects, 64 KB of answer at most. */
export const createHttpConnector = (
  { url, secret }: LenderEndpoint,
  { now, timeoutMs = TIMEOUT_MS }: HttpConnectorOptions,
): LenderConnector => {
  const base = url.replace(/\/+$/, '')

  const post = async (
    path: string,
    payload: object,
    key: string,
    stop: AbortSignal | undefined,
  ): Promise<{ status: number; text: string }> => {
    const body = JSON.stringify(payload)
    const timestamp = String(Math.floor(now().getTime() / 1000))
    try {
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-timestamp': timestamp,
          'x-signature': signBody(secret, timestamp, body),
          'idempotency-key': key,
        },
        body,
        redirect: 'manual',
        signal: deadlineSignal(timeoutMs, stop),
      })
      return { status: response.status, text: await readCapped(response, MAX_ANSWER_BYTES) }
    } catch (error) {
      throw toFailure(error, stop)
    }
  }

  const refuse = (status: number, text: string): never => {
    if (status === 409 || status === 422) {
      const { code, reason } = parse(Refusal, text)
      throw new LenderFailure(code, `the lender answered ${code}`, reason ?? null)
    }
    if (status >= 300 && status < 400)
      throw new LenderFailure('rubbish', 'the lender answered with a redirect')
    throw new LenderFailure('refused', `the lender answered ${status}`)
  }

  return {
    checkEligibility: async (ask, key, stop) => {
      const { status, text } = await post('/eligibility', ask, key, stop)
      return status === 200 ? parse(EligibilityAnswer, text) : refuse(status, text)
    },
    submit: async (submission, key, stop) => {
      const { status, text } = await post('/applications', submission, key, stop)
      return status === 200 ? parse(SubmissionAnswer, text) : refuse(status, text)
    },
    withdraw: async (our_reference, key, stop) => {
      const { status, text } = await post('/withdrawals', { our_reference }, key, stop)
      if (status === 404) return false
      return status === 200 ? parse(WithdrawalAnswer, text).taken : refuse(status, text)
    },
    sendFacts: async (facts, key) => {
      const { status, text } = await post('/facts', facts, key, undefined)
      return status === 200 ? parse(FactsAnswer, text) : refuse(status, text)
    },
    openSite: async (visit, key) => {
      const { status, text } = await post('/site', visit, key, undefined)
      const site = status === 200 ? parse(SiteAnswer, text).url : refuse(status, text)
      // A lender that was taken over, or lies, leads nobody anywhere else.
      if (new URL(site).origin !== new URL(base).origin)
        throw new LenderFailure('rubbish', 'the way leads to another site than the lender’s')
      return site
    },
    sendPasscode: async (notice, key) => {
      const { status, text } = await post('/passcode', notice, key, undefined)
      return status === 200 ? parse(PasscodeAnswer, text) : refuse(status, text)
    },
    checkPasscode: async (check, key) => {
      const { status, text } = await post('/passcode-check', check, key, undefined)
      return status === 200 ? parse(PasscodeVerdict, text).verdict : refuse(status, text)
    },
    readNews: async (our_reference, key, stop) => {
      const { status, text } = await post('/news', { our_reference }, key, stop)
      return status === 200 ? parse(NewsAnswer, text).events : refuse(status, text)
    },
  }
}

/** The connectors of all configured endpoints (LENDER_<SLUG>_URL and _SECRET). */
export const createHttpConnectors = (
  endpoints: ReadonlyMap<string, LenderEndpoint>,
  now: () => Date,
  timeoutMs?: number,
): LenderConnectors => {
  const options = timeoutMs === undefined ? { now } : { now, timeoutMs }
  const connectors = new Map<string, LenderConnector>()
  for (const [slug, endpoint] of endpoints) connectors.set(slug, createHttpConnector(endpoint, options))
  return (slug) => connectors.get(slug) ?? null
}
