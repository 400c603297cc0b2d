import * as z from 'zod/mini'
import { Flag } from './formats.ts'

const wholeNumber = (max: number) =>
  z.coerce.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(1), z.lte(max))

/** What every list that can grow takes beside its own filters: pages are counted from 1. */
export const pageFields = { page: z.optional(wholeNumber(100_000)), page_size: z.optional(wholeNumber(200)) }

/** Rows are counted up to here by themselves: more are told as "10,000+". */
export const COUNTED_TO = 10_000

/** What a list takes beside `pageFields` whose rows may be very many: `exact` has all of them counted. */
export const countFields = { count: z.optional(z.enum(['exact'], { error: 'invalid_value' })) }

/** How many rows there are on all pages: `total` is exact, or COUNTED_TO where there are more. */
const counted = { total: z.number(), is_exact: Flag }
export interface Counted {
  total: number
  is_exact: Flag
}

/** One page of a list that may be very long. */
export const countedPageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ success: z.literal(true), data: z.array(row), ...counted })

/** What a count of at most one more than COUNTED_TO says. */
export const toCounted = (rows: number): Counted =>
  rows > COUNTED_TO ? { total: COUNTED_TO, is_exact: 0 } : { total: rows, is_exact: 1 }

/** One page under `data`, and how many rows there are on all pages. */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ success: z.literal(true), data: z.array(row), total: z.number() })
