import * as z from 'zod/mini'

const wholeNumber = (max: number) =>
  z.coerce.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(1), z.lte(max))

/** What every list that can grow takes beside its own filters: pages are counted from 1. */
export const pageFields = { page: z.optional(wholeNumber(100_000)), page_size: z.optional(wholeNumber(200)) }

/** One page under `data`, and how many rows there are on all pages. */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ success: z.literal(true), data: z.array(row), total: z.number() })
