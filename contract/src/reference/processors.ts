import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, plainText } from '../platform/formats.ts'

const words = (max: number) => plainText(max).check(z.trim(), z.minLength(1, 'field_required'))

/** A company that works on personal data for us: what for, on which data, and in which country (ISO 3166, two letters). */
const facts = {
  name: words(120),
  purpose_en: words(200),
  purpose_hi: words(200),
  data_en: words(300),
  data_hi: words(300),
  country: z
    .string({ error: 'country_invalid' })
    .check(z.maxLength(2, 'country_invalid'), z.regex(/^[A-Z]{2}$/, 'country_invalid')),
  since: Day,
}

/** One that works for us now, as everybody may know it (RBI Digital Lending Directions, 2025: third parties are listed). */
export const PublicProcessor = z.object({
  name: z.string(),
  purpose_en: z.string(),
  purpose_hi: z.string(),
  data_en: z.string(),
  data_hi: z.string(),
  country: z.string(),
})
export type PublicProcessor = z.output<typeof PublicProcessor>

export const listProcessors = {
  method: 'GET',
  path: '/api/processors',
  audience: 'anyone',
  limit: 'read',
  answer: dataOf(z.array(PublicProcessor)),
  errors: [],
} as const satisfies Call

/** As staff keep it; `version` counts the saves. */
export const OfficeProcessor = z.object({
  processor_id: z.number(),
  ...PublicProcessor.shape,
  since: Day,
  ended_on: z.nullable(Day),
  version: z.number(),
})
export type OfficeProcessor = z.output<typeof OfficeProcessor>

/** All that ever worked for us, those of now first. */
export const listOfficeProcessors = {
  method: 'GET',
  path: '/api/processors/list',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(OfficeProcessor)),
  errors: [],
} as const satisfies Call

/** Adds a processor (`processor_id` null) or saves the whole of one; `version` is the one that the edit began from. */
export const saveProcessor = {
  method: 'POST',
  path: '/api/processors/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    processor_id: z.nullable(z.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647))),
    version: z.number().check(z.multipleOf(1), z.gte(0), z.lte(2_147_483_647)),
    ...facts,
    ended_on: z.nullable(Day),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: OfficeProcessor }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
