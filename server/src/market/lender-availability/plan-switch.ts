import type { ProductType } from '@marketplace/contract/reference/products'
import type { LenderOff, OffRow } from './lender-availability.queries.ts'

/** A switch that is asked for: of a lender, at every pair of these brands and products. */
export interface SwitchAsk {
  lender_id: number
  brand_ids: readonly number[]
  product_types: readonly ProductType[]
  is_on: boolean
  off_from: Date
  off_until: Date | null
  now: Date
}

export interface SwitchPlan {
  /** Pairs to be off as asked that are not so yet, each from its own moment. */
  off: (LenderOff & { off_from: Date })[]
  /** Stored switches that go. */
  on: OffRow[]
}

const keyOf = ({ brand_id, product_type }: LenderOff): string => `${brand_id} ${product_type}`

const isAsAsked = (row: OffRow, { off_from, off_until }: SwitchAsk): boolean =>
  row.off_until?.getTime() === off_until?.getTime() &&
  // Off already counts for off from now.
  row.off_from <= off_from

/**
 * What a switch changes. `stored`: the lender's switches that are off now or will be; a pair without one is on. Pairs that
 * stand as asked are left alone, with the reason that they were switched for.
 */
export const planSwitch = (ask: SwitchAsk, stored: readonly OffRow[]): SwitchPlan => {
  const { lender_id, brand_ids, product_types } = ask
  const byPair = new Map(stored.map((row) => [keyOf(row), row]))
  const asked = brand_ids.flatMap((brand_id) =>
    product_types.map((product_type): LenderOff => ({ lender_id, brand_id, product_type })),
  )
  if (ask.is_on) return { off: [], on: asked.flatMap((pair) => byPair.get(keyOf(pair)) ?? []) }
  return {
    off: asked.flatMap((pair) => {
      const row = byPair.get(keyOf(pair))
      if (row === undefined) return [{ ...pair, off_from: ask.off_from }]
      if (isAsAsked(row, ask)) return []
      // One that is off now stays off: asking for more of it must not bring it back until then.
      const isOffNow = row.off_from <= ask.now
      return [{ ...pair, off_from: isOffNow && row.off_from < ask.off_from ? row.off_from : ask.off_from }]
    }),
    on: [],
  }
}
