import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Instant } from '../platform/formats.ts'

/** What the demo takes for now, and by how many seconds it is ahead of the real time; behind it where they are fewer than none. */
export const DemoClock = z.object({ now: Instant, ahead_seconds: z.number() })
export type DemoClock = z.output<typeof DemoClock>

export const readDemoClock = {
  method: 'GET',
  path: '/api/dev/clock',
  audience: 'anyone',
  limit: 'read',
  answer: dataOf(DemoClock),
  demo: true,
  errors: [],
} as const satisfies Call

/** Moves the demo's clock, from where it runs on; `null` sets it right again. Sessions that end by then end. */
export const moveDemoClock = {
  method: 'POST',
  path: '/api/dev/clock',
  audience: 'anyone',
  limit: 'write',
  body: z.strictObject({ at: z.nullable(z.iso.datetime({ offset: true, error: 'date_invalid' })) }),
  answer: dataOf(DemoClock),
  demo: true,
  errors: [],
} as const satisfies Call
