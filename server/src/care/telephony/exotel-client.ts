import * as z from 'zod/mini'
import { callEvents } from '@marketplace/contract/care/call-back'
import { readShortText } from '../../platform/gateways/read-short-text.ts'
import type { Env } from '../../platform/env.ts'
import { deadlineSignal } from '../../platform/jobs/deadline-signal.ts'
import { readExotelTime } from './exotel-time.ts'
import { TelephonyFailure } from './telephony-failure.ts'

export type ExotelEnv = Pick<Env, 'EXOTEL_URL' | 'EXOTEL_SID' | 'EXOTEL_KEY' | 'EXOTEL_TOKEN'>

/** How the operator is reached; null where none is set up. */
const accountOf = ({ EXOTEL_URL, EXOTEL_SID, EXOTEL_KEY, EXOTEL_TOKEN }: ExotelEnv) =>
  EXOTEL_URL === undefined ||
  EXOTEL_SID === undefined ||
  EXOTEL_KEY === undefined ||
  EXOTEL_TOKEN === undefined
    ? null
    : {
        calls: `${EXOTEL_URL.replace(/\/$/, '')}/v1/Accounts/${encodeURIComponent(EXOTEL_SID)}/Calls`,
        authorization: `Basic ${Buffer.from(`${EXOTEL_KEY}:${EXOTEL_TOKEN}`).toString('base64')}`,
      }

export const hasTelephony = (env: ExotelEnv): boolean => accountOf(env) !== null

/** One call: the agent's telephone rings first, then the customer's, who sees `callerId`. Numbers of ten digits, `callerId` as the operator has it. */
export interface ConnectOrder {
  from: string
  to: string
  callerId: string
  /** What we know the call by: 128 characters at most, and nobody's number. */
  customField: string
  callBackUrl: string
  isRecorded: boolean
}

export interface Patience {
  stop?: AbortSignal | undefined
  timeoutMs?: number
}

/** What the operator says of a call. Times are instants; seconds of talk are those that both sides were on the line. */
export interface OperatorCall {
  sid: string
  status: string
  to: string
  started_at: Date | null
  ended_at: Date | null
  talk_s: number | null
  recording_url: string | null
}

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 64 * 1024
/** The longest call, and how long the customer's telephone rings; seconds. */
const TIME_LIMIT_S = 1_800
const RING_S = 40
const DEFAULT_WAIT_S = 60

const count = z.nullish(z.union([z.number(), z.string()]))
const CallAnswer = z.object({
  Call: z.object({
    Sid: z.string().check(z.regex(/^[A-Za-z0-9]{8,64}$/)),
    Status: z.nullish(z.string()),
    To: z.nullish(z.string()),
    StartTime: z.nullish(z.string()),
    EndTime: z.nullish(z.string()),
    Duration: count,
    RecordingUrl: z.nullish(z.string()),
    Details: z.nullish(z.object({ ConversationDuration: count })),
  }),
})

const secondsOf = (value: string | number | null | undefined): number | null => {
  const seconds = value === null || value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds) : null
}

const readCallAnswer = (text: string | null): OperatorCall | null => {
  try {
    const parsed = CallAnswer.safeParse(JSON.parse(text ?? ''))
    if (!parsed.success) return null
    const { Sid, Status, To, StartTime, EndTime, RecordingUrl, Details } = parsed.data.Call
    return {
      sid: Sid,
      status: Status ?? '',
      to: To ?? '',
      started_at: readExotelTime(StartTime),
      ended_at: readExotelTime(EndTime),
      talk_s: secondsOf(Details?.ConversationDuration),
      recording_url: RecordingUrl === '' ? null : (RecordingUrl ?? null),
    }
  } catch {
    return null
  }
}

const waitOf = (header: string | null): number => {
  const seconds = Number(header)
  return Number.isInteger(seconds) && seconds > 0 && seconds <= 600 ? seconds : DEFAULT_WAIT_S
}

interface Asked {
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

const ask = async (
  env: ExotelEnv,
  path: string,
  init: Asked,
  { stop, timeoutMs = TIMEOUT_MS }: Patience,
): Promise<OperatorCall> => {
  const account = accountOf(env)
  if (account === null) throw new TelephonyFailure('no telephony is set up', 'refused')
  let status: number
  let wait: string | null
  let text: string | null
  try {
    const response = await fetch(`${account.calls}/${path}`, {
      ...init,
      redirect: 'error',
      signal: deadlineSignal(timeoutMs, stop),
      headers: { ...init.headers, accept: 'application/json', authorization: account.authorization },
    })
    status = response.status
    wait = response.headers.get('retry-after')
    text = await readShortText(response, MAX_ANSWER_BYTES)
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw new TelephonyFailure(
      timedOut ? 'the operator was too slow' : 'the operator could not be reached',
      'unsure',
      { cause: error },
    )
  }
  if (status === 429)
    throw new TelephonyFailure('the operator takes no more calls this minute', 'busy', {
      wait_s: waitOf(wait),
    })
  if (status >= 400 && status <= 499) throw new TelephonyFailure(`the operator answered ${status}`, 'refused')
  const call = status >= 200 && status <= 299 ? readCallAnswer(text) : null
  if (call === null) throw new TelephonyFailure(`the operator answered ${status} and no call`, 'unsure')
  return call
}

/**
 * Connects two telephones: Exotel v1, `POST /v1/Accounts/{sid}/Calls/connect.json`, form-encoded, basic authentication.
 * @throws TelephonyFailure: `busy` past its 200 calls a minute; `unsure` where it may ring all the same.
 */
export const connectCall = (
  env: ExotelEnv,
  order: ConnectOrder,
  patience: Patience = {},
): Promise<OperatorCall> => {
  const form = new URLSearchParams({
    From: `+91${order.from}`,
    To: `+91${order.to}`,
    CallerId: order.callerId,
    CallType: 'trans',
    TimeLimit: String(TIME_LIMIT_S),
    TimeOut: String(RING_S),
    Record: String(order.isRecorded),
    CustomField: order.customField,
    StatusCallback: order.callBackUrl,
    StatusCallbackContentType: 'application/json',
  })
  for (const [place, event] of callEvents.entries()) form.append(`StatusCallbackEvents[${place}]`, event)
  return ask(
    env,
    'connect.json',
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    },
    patience,
  )
}

/** Reads a call back: `GET …/Calls/{CallSid}.json?details=true`. @throws TelephonyFailure. */
export const readCall = (env: ExotelEnv, sid: string, patience: Patience = {}): Promise<OperatorCall> =>
  ask(env, `${encodeURIComponent(sid)}.json?details=true`, { method: 'GET' }, patience)

const MAX_RECORDING_BYTES = 64 * 1024 * 1024

/**
 * Fetches a recording, which never leaves us by its address. `EXOTEL_RECORDINGS_HOST` or the operator's own host may be asked, no other.
 * @throws TelephonyFailure where it is gone, too large or elsewhere.
 */
export const fetchRecording = async (
  env: ExotelEnv & Pick<Env, 'EXOTEL_RECORDINGS_HOST'>,
  url: string,
  { timeoutMs = 30_000 }: Patience = {},
): Promise<Buffer> => {
  const account = accountOf(env)
  if (account === null || env.EXOTEL_URL === undefined)
    throw new TelephonyFailure('no telephony is set up', 'refused')
  const own = new URL(env.EXOTEL_URL)
  const asked = new URL(url)
  if (
    asked.protocol !== own.protocol ||
    (asked.host !== own.host && asked.host !== env.EXOTEL_RECORDINGS_HOST)
  )
    throw new TelephonyFailure('a recording lies at a host that is not the operator’s', 'refused')
  try {
    const response = await fetch(asked, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: account.authorization },
    })
    const length = Number(response.headers.get('content-length') ?? '0')
    if (!response.ok || length > MAX_RECORDING_BYTES)
      throw new TelephonyFailure(`a recording was answered ${response.status}`, 'refused')
    const bytes = Buffer.from(await response.arrayBuffer())
    if (bytes.length > MAX_RECORDING_BYTES) throw new TelephonyFailure('a recording is too long', 'refused')
    return bytes
  } catch (error) {
    if (error instanceof TelephonyFailure) throw error
    throw new TelephonyFailure('a recording could not be fetched', 'refused', { cause: error })
  }
}
