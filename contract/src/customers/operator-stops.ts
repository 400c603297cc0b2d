import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'

/** More lines than this are brought in several files. */
export const MOST_REVOCATIONS = 5_000

/** Why a line of an operator's file is not taken. */
export const revocationRefusals = [
  'mobile_invalid',
  'channel_unknown',
  'purpose_unknown',
  'day_invalid',
  'day_to_come',
  'line_repeated',
  'nobody_here',
  'allowed_since',
] as const
export const RevocationRefusal = z.enum(revocationRefusals)
export type RevocationRefusal = z.output<typeof RevocationRefusal>

export const OperatorStops = z.object({
  lines: z.number(),
  /** Stopped by this file, and those that were stopped before. */
  stopped: z.number(),
  standing: z.number(),
  /** The number of the line in the file, which counts its header. */
  refused: z.array(z.object({ line: z.number(), reason: RevocationRefusal })),
})
export type OperatorStops = z.output<typeof OperatorStops>

/**
 * Takes in what customers told their operator to stop: a CSV with the columns `mobile`, `channel` (call, sms, all), `purpose` (one of
 * ours, or all) and `revoked_on` (YYYY-MM-DD). The same file again changes nothing. `preview` counts and writes nothing.
 */
export const importOperatorStops = {
  method: 'POST',
  path: '/api/contact-stops/import',
  audience: [1],
  limit: 'write',
  upload: { fields: ['file'], max_bytes: 1024 * 1024 },
  body: z.strictObject({ preview: z.enum(['0', '1'], { error: 'invalid_value' }) }),
  answer: dataOf(OperatorStops),
  errors: ['csv_refused'],
} as const satisfies Call
