import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Instant } from '../platform/formats.ts'
import { pageFields } from '../platform/paging.ts'

/** Who publishes rates: the association of bullion dealers and the commodity exchange; `example` is the example data's own. */
export const goldRateSources = ['ibja', 'mcx', 'example'] as const
export const GoldRateSource = z.enum(goldRateSources, { error: 'invalid_value' })
export type GoldRateSource = z.output<typeof GoldRateSource>

/** The close of a day for a gram of 24 carat gold, in rupees with at most two decimals. */
const fields = { day: Day, rupees_per_gram_24k: z.number(), source: GoldRateSource }

/**
 * What gold counts for on a day, by the RBI's rule: the lower of the close of the day before and the average of the closes of the
 * thirty days before. `day` and `source` are those of that last close, `basis` says which of the two counts, `average_of` how many
 * closes are in the average; `is_old` where the last close is further back than days without a rate explain.
 */
export const GoldRate = z.object({
  ...fields,
  basis: z.enum(['close', 'average']),
  average_of: z.number(),
  is_old: Flag,
})
export type GoldRate = z.output<typeof GoldRate>

/** A rate as it was entered; the highest version of a day counts. `entered_by` is a user name, null for the example data. */
export const EnteredGoldRate = z.object({
  ...fields,
  version: z.number(),
  entered_by: z.nullable(z.string()),
  entered_at: Instant,
})
export type EnteredGoldRate = z.output<typeof EnteredGoldRate>

/**
 * Every rate that was entered, the newest first; `today` is the day in India, `current` what it goes by, and `missing_days` the
 * working days, Monday to Friday, of the thirty before it that have no rate.
 */
export const listGoldRates = {
  method: 'GET',
  path: '/api/gold-rates',
  audience: [1],
  limit: 'read',
  query: z.object(pageFields),
  answer: z.object({
    success: z.literal(true),
    data: z.array(EnteredGoldRate),
    total: z.number(),
    today: Day,
    current: z.nullable(GoldRate),
    missing_days: z.array(Day),
  }),
  errors: [],
} as const satisfies Call

/** No gram has cost less in this century, nor near as much: what lies beyond is another unit or a slip. */
export const goldRateBounds = { min: 1_000, max: 100_000 } as const

const Rate = z.number({ error: 'gold_rate_invalid' }).check(
  z.gte(goldRateBounds.min, 'gold_rate_invalid'),
  z.lte(goldRateBounds.max, 'gold_rate_invalid'),
  z.refine((rate) => Number(rate.toFixed(2)) === rate, 'gold_rate_invalid'),
)

/**
 * Enters the rate of a day, or corrects it by a new version. A rate far from the one before is refused until `is_confirmed`
 * says that it was looked at again. Failures: 400 of the fields; 409 gold_rate_exists (the same again), conflict (somebody
 * entered the day's rate meanwhile).
 */
export const enterGoldRate = {
  method: 'POST',
  path: '/api/gold-rates',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    day: Day,
    rupees_per_gram_24k: Rate,
    source: z.enum(['ibja', 'mcx'], { error: 'option_invalid' }),
    is_confirmed: z.optional(Flag),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: EnteredGoldRate }),
  errors: ['conflict', 'gold_rate_exists'],
} as const satisfies Call
