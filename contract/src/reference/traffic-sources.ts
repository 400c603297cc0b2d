import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, plainText } from '../platform/formats.ts'

/** Where visitors come from, as reports name it. `is_fixed`: one that the product judges by itself, with no words of an address. */
export const TrafficSource = z.object({
  source_id: z.number(),
  label: z.string(),
  /** Values of utm_source, in small letters, that mean it. */
  utm_sources: z.array(z.string()),
  is_fixed: Flag,
  version: z.number(),
})
export type TrafficSource = z.output<typeof TrafficSource>

export const listTrafficSources = {
  method: 'GET',
  path: '/api/traffic-sources',
  audience: [1, 2],
  limit: 'read',
  answer: dataOf(z.array(TrafficSource)),
  errors: [],
} as const satisfies Call

/** What a link carries as utm_source: letters of any alphabet would make two of one. */
const UtmSource = z
  .string({ error: 'utm_source_invalid' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(40, 'utm_source_invalid'),
    z.regex(/^[a-z0-9][a-z0-9._-]*$/, 'utm_source_invalid'),
  )

/**
 * Adds a source (`source_id` null) or saves the whole of one; `version` is the one that the edit began from. Starts of before stay what they
 * were counted as.
 */
export const saveTrafficSource = {
  method: 'POST',
  path: '/api/traffic-sources/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    source_id: z.nullable(z.number().check(z.multipleOf(1), z.gte(0), z.lte(32_767))),
    version: z.number().check(z.multipleOf(1), z.gte(0), z.lte(2_147_483_647)),
    label: plainText(40).check(z.trim(), z.minLength(1, 'field_required')),
    utm_sources: z.array(UtmSource).check(z.minLength(1, 'field_required'), z.maxLength(50, 'invalid_value')),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: TrafficSource }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
