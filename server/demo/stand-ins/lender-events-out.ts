import { setTimeout as sleep } from 'node:timers/promises'
import type { LenderEvent } from '@marketplace/contract/loans/lender-callbacks'
import type { FastifyBaseLogger } from 'fastify'
import { pageOfLender } from '../../src/market/connectors/declared-pages.ts'
import { signBody } from '../../src/market/connectors/sign-body.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { dayInIndia } from '../../src/platform/calendar/day-in-india.ts'
import { planOf } from './lender-plans.ts'
import { advanceFile, listDueFiles, type LenderFile, type LenderMode } from './lender-stand-in.queries.ts'

export const theirReference = (file: LenderFile): string => `LN-${file.file_id}`

/** The event at the file's step, or null where its plan is at its end. */
const eventOf = (file: LenderFile, now: Date, step = file.step): LenderEvent | null => {
  const planned = planOf(file.amount)[step]
  if (planned === undefined) return null
  const { status, note, reject_reason, sanctioned, paid_percent } = planned
  return {
    event_id: `${theirReference(file)}-${step}`,
    our_reference: file.our_reference,
    lender_application_id: theirReference(file),
    status,
    at: now.toISOString(),
    ...(note !== undefined && { note }),
    ...(reject_reason !== undefined && { reject_reason }),
    ...(sanctioned === true && { sanctioned_amount: file.amount }),
    ...(paid_percent !== undefined && {
      disbursed_amount: (file.amount * paid_percent) / 100,
      disbursal_date: dayInIndia(now),
    }),
  }
}

/** What a lender that is asked for its news has to tell: every event up to the file's step. */
export const eventsSoFar = (file: LenderFile, now: Date): LenderEvent[] =>
  Array.from({ length: file.step }, (_, step) => eventOf(file, now, step)).filter((event) => event !== null)

export interface EventsOut {
  db: Database
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
  stepDelayMs: number
  secretOf: (slug: string) => string
  modeOf: (slug: string) => LenderMode
  /** Where the marketplace listens; null until it does. */
  callbackBase: () => string | null
}

const RETRY_MS = 2_000
const CALLBACK_TIMEOUT_MS = 10_000

/** @returns the status that the marketplace answered with; null where it could not be reached. */
const deliver = async (
  out: EventsOut,
  base: string,
  slug: string,
  event: LenderEvent,
): Promise<number | null> => {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(out.now().getTime() / 1000))
  try {
    const response = await fetch(`${base}/api/lender-callback/${slug}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': signBody(out.secretOf(slug), timestamp, body),
      },
      body,
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}

/** Tells of the event that is due and moves the file on; what was not taken is told again later, a refusal ends the file. */
const emitNext = async (out: EventsOut, base: string, file: LenderFile): Promise<void> => {
  const event = eventOf(file, out.now())
  if (event === null) {
    await advanceFile(out.db, file, file.step, null)
    return
  }
  // One that tells only when it is asked moves on without a word.
  const isAsked = pageOfLender(file.slug)?.news === 'poll'
  const status = isAsked ? 200 : await deliver(out, base, file.slug, event)
  if (!isAsked && out.modeOf(file.slug) === 'twice') await deliver(out, base, file.slug, event)
  if (status === 200) await advanceFile(out.db, file, file.step + 1, out.stepDelayMs)
  else if (status === 404 || status === 409) await advanceFile(out.db, file, file.step, null)
  else await advanceFile(out.db, file, file.step, RETRY_MS)
}

/** Tells of events as they fall due, until `stop`. */
export const emitEvents = (out: EventsOut, pollMs: number): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const round = async (): Promise<void> => {
    const base = out.callbackBase()
    if (base === null) return
    for (const file of await listDueFiles(out.db)) {
      if (stopping.signal.aborted) return
      if (out.modeOf(file.slug) !== 'down') await emitNext(out, base, file)
    }
  }
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) => out.log.error({ err: error }, 'lender stand-in'))
      await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
