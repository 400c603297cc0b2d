import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeExotelTime } from '../../src/care/telephony/exotel-time.ts'
import { serveOnLoopback, type StandInAnswer, type StandInRequest } from './serve-on-loopback.ts'
import type { StandIn, StandInOptions } from './stand-in-options.ts'

/** How a call goes, and how the operator tells of it. */
export interface CallPlan {
  ends: 'completed' | 'no-answer' | 'busy' | 'failed'
  /** Reports of its events in this order; a call that nobody took has none `answered`. */
  reports: readonly ('answered' | 'terminal')[]
  /** Until it is taken or given up, and how long is talked then. */
  ringMs: number
  talkMs: number
}

export interface ExotelOptions extends Pick<StandInOptions, 'log'> {
  sid: string
  key: string
  token: string
  /** Left out: by the last figure of the number that is called (1 nobody, 2 busy, 3 failed, else a talk). */
  planOf?: (to: string) => CallPlan
  /** Connects in a minute before it answers 429. */
  mostAMinute?: number
}

export interface ExotelStandIn extends StandIn {
  /** Where the marketplace answers: reports go there, whatever host their address names. */
  callBackTo(url: string): void
  /** What was asked to be connected, the oldest first. */
  connects: readonly Readonly<Record<string, string>>[]
  /** Takes the next connect and answers nothing: the line breaks. */
  breakNext(): void
  /** Answers the next connect with this status, and rings nobody. */
  refuseNext(status: number): void
}

interface PlayedCall {
  Sid: string
  From: string
  To: string
  CallerId: string
  isRecorded: boolean
  Status: 'queued' | 'in-progress' | CallPlan['ends']
  started: Date
  ended: Date | null
  talk_s: number | null
}

const endOf: Readonly<Record<string, CallPlan['ends']>> = { 1: 'no-answer', 2: 'busy', 3: 'failed' }
const planByNumber = (to: string): CallPlan => {
  const ends = endOf[to.at(-1) ?? ''] ?? 'completed'
  const reports = ends === 'completed' ? (['answered', 'terminal'] as const) : (['terminal'] as const)
  return { ends, reports, ringMs: 1_500, talkMs: 6_000 }
}

const needed = ['From', 'To', 'CallerId', 'CallType', 'StatusCallback'] as const
const error = (status: number, Message: string): StandInAnswer => ({
  status,
  body: { RestException: { Status: status, Message } },
})

/** A second of silence as a WAV, for whoever plays a recording of the demo. */
const silence = (): Buffer => {
  const samples = Buffer.alloc(8_000, 128)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(8_000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

/**
 * Plays the operator of calls: Exotel v1 over a socket of its own. Connects of a form under basic authentication, calls that ring, are
 * talked through and end, reports to the address that was given, calls to be read back. Nobody's telephone rings.
 */
export const startExotelStandIn = async (options: ExotelOptions): Promise<ExotelStandIn> => {
  const { log, sid, key, token, planOf = planByNumber, mostAMinute = 200 } = options
  const calls = new Map<string, PlayedCall>()
  const connects: Record<string, string>[] = []
  const stopping = new AbortController()
  let lately: number[] = []
  let breaks = 0
  const refusals: number[] = []
  let base: string | null = null
  let own = ''
  const root = `/v1/Accounts/${sid}/Calls`
  const authorization = `Basic ${Buffer.from(`${key}:${token}`).toString('base64')}`

  const told = (call: PlayedCall): object => ({
    Sid: call.Sid,
    ParentCallSid: null,
    AccountSid: sid,
    To: call.To,
    From: call.From,
    PhoneNumberSid: call.CallerId,
    Status: call.Status,
    StartTime: writeExotelTime(call.started),
    EndTime: call.ended === null ? '' : writeExotelTime(call.ended),
    Duration:
      call.ended === null ? null : Math.round((call.ended.getTime() - call.started.getTime()) / 1_000),
    Direction: 'outbound-api',
    Uri: `${root}/${call.Sid}`,
    RecordingUrl:
      call.isRecorded && call.Status === 'completed' ? `${own}/v1/recordings/${call.Sid}.wav` : '',
    Details: { ConversationDuration: call.talk_s },
  })

  const report = async (
    call: PlayedCall,
    address: string,
    EventType: 'answered' | 'terminal',
  ): Promise<void> => {
    const asked = new URL(address)
    const to = base === null ? asked : new URL(asked.pathname, base)
    const body = {
      CallSid: call.Sid,
      EventType,
      Status: call.Status,
      DateUpdated: writeExotelTime(new Date()),
    }
    // It is sent once: a report that is lost stays lost, as with the operator.
    await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
    }).then((response) => response.arrayBuffer())
  }

  const play = async (call: PlayedCall, address: string): Promise<void> => {
    const { ends, reports, ringMs, talkMs } = planOf(call.To)
    const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal })
    await pause(ringMs)
    const isTaken = ends === 'completed'
    if (isTaken) {
      call.Status = 'in-progress'
      if (reports[0] === 'answered') await report(call, address, 'answered')
      await pause(talkMs)
    }
    call.Status = ends
    call.ended = new Date()
    call.talk_s = isTaken ? Math.round(talkMs / 1_000) : 0
    for (const event of isTaken && reports[0] === 'answered' ? reports.slice(1) : reports)
      await report(call, address, event)
  }

  const connect = (request: StandInRequest): StandInAnswer => {
    if (request.header('content-type')?.startsWith('application/x-www-form-urlencoded') !== true)
      return error(400, 'form-encoded only')
    const form = Object.fromEntries(new URLSearchParams(request.body))
    if (needed.some((name) => (form[name] ?? '') === '')) return error(400, 'Mandatory parameter missing')
    if ((form['CustomField'] ?? '').length > 128) return error(400, 'CustomField is too long')
    const refusal = refusals.shift()
    if (refusal !== undefined) return error(refusal, 'Refused')
    const now = Date.now()
    lately = lately.filter((at) => at > now - 60_000)
    if (lately.length >= mostAMinute)
      return { ...error(429, 'Too many requests'), headers: { 'retry-after': '30' } }
    lately.push(now)
    connects.push(form)
    const call: PlayedCall = {
      Sid: randomBytes(16).toString('hex'),
      From: form['From'] ?? '',
      To: form['To'] ?? '',
      CallerId: form['CallerId'] ?? '',
      isRecorded: form['Record'] === 'true',
      Status: 'queued',
      started: new Date(),
      ended: null,
      talk_s: null,
    }
    calls.set(call.Sid, call)
    play(call, form['StatusCallback'] ?? '').catch((failure: unknown) => {
      if (!stopping.signal.aborted) log.error({ err: failure }, 'telephony stand-in')
    })
    if (breaks > 0) {
      breaks -= 1
      return { breaksOff: true }
    }
    return { status: 200, body: { Call: { ...told(call), Status: 'in-progress' } } }
  }

  const standIn = await serveOnLoopback({ log }, '/v1/', async (request) => {
    if (request.header('authorization') !== authorization) return error(401, 'Authentication failed')
    if (request.path === `${root}/connect.json`)
      return request.method === 'POST' ? connect(request) : error(405, 'POST only')
    if (
      request.path.startsWith('/v1/recordings/') &&
      calls.has(request.path.slice('/v1/recordings/'.length, -'.wav'.length))
    )
      return { status: 200, bytes: silence(), type: 'audio/wav' }
    const asked = new RegExp(`^${root}/([a-z0-9]+)\\.json$`).exec(request.path)?.[1]
    const call = asked === undefined ? undefined : calls.get(asked)
    if (request.method !== 'GET' || call === undefined) return error(404, 'No such call')
    return { status: 200, body: { Call: told(call) } }
  })
  own = new URL(standIn.url).origin
  return {
    url: own,
    connects,
    callBackTo: (url) => {
      base = url
    },
    breakNext: () => {
      breaks += 1
    },
    refuseNext: (status) => {
      refusals.push(status)
    },
    stop: async () => {
      stopping.abort()
      await standIn.stop()
    },
  }
}
