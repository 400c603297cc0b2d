/** The days that a figure is asked by: on which we heard, on which it happened, or the month of the books. */
export const bases = { heard: 1, effective: 2, booked: 3 } as const
export type Basis = keyof typeof bases

/** Keys of cells: dimensions, and what a family counts by beside them. */
export type CellKey =
  | 'product'
  | 'brand'
  | 'source'
  | 'device'
  | 'partner'
  | 'lender'
  | 'reason'
  | 'step'
  | 'bucket'
  | 'scope'
  | 'scope_id'
  | 'prev_day'

export interface Cut {
  cut: number
  keys: readonly [CellKey?, CellKey?, CellKey?]
  /** The cut, of these keys and another, whose cells it can be summed from. */
  of?: number
  /** Kept by day and by month unless it says otherwise. */
  grains?: 'month'
}

interface Family {
  family: number
  /** The levels of deltas that change it. */
  levels: readonly number[]
  bases: readonly Basis[]
  /** The smallest first: the first that holds what is asked for answers. */
  cuts: readonly Cut[]
}

/**
 * What is kept summed of deltas; `cell-parts.queries.ts` says how each sum is made of them. Sums: journey n1…n8 by step, p1 asked for; lender n1…n8 applied, sent,
 * login, approved, sanctioned, disbursed, rejected, ended, p1 applied for, p2 sanctioned, p3 disbursed, p4 parts; cohort n1…n6 by lag of
 * 0, 1, 2–7, 8–30, 31–90, more days; wait, reason and customers n1; commission p1 expected, p2 stated, p3 received, p4 shares of partners.
 */
export const families = {
  journey: {
    family: 1,
    levels: [1],
    bases: ['heard', 'effective'],
    cuts: [
      { cut: 1, keys: ['product'], of: 2 },
      { cut: 2, keys: ['brand', 'product'], of: 4 },
      { cut: 3, keys: ['source', 'brand', 'product'] },
      { cut: 4, keys: ['device', 'brand', 'product'] },
      { cut: 5, keys: ['partner', 'brand', 'product'] },
    ],
  },
  lender: {
    family: 2,
    levels: [2, 3],
    bases: ['heard', 'effective'],
    cuts: [
      { cut: 6, keys: ['product'], of: 2 },
      { cut: 2, keys: ['brand', 'product'], of: 3 },
      { cut: 1, keys: ['lender', 'product'], of: 3 },
      { cut: 3, keys: ['lender', 'brand', 'product'] },
      { cut: 5, keys: ['partner', 'brand', 'product'] },
      { cut: 4, keys: ['partner', 'product', 'lender'], grains: 'month' },
    ],
  },
  cohort: {
    family: 3,
    levels: [1],
    bases: ['heard'],
    cuts: [
      { cut: 4, keys: ['step'], of: 2 },
      { cut: 2, keys: ['step', 'device'] },
      { cut: 3, keys: ['step', 'partner'] },
      { cut: 1, keys: ['step', 'brand', 'source'] },
    ],
  },
  wait: {
    family: 4,
    levels: [1],
    bases: ['heard'],
    cuts: [
      { cut: 2, keys: ['step', 'bucket'], of: 1 },
      { cut: 1, keys: ['step', 'product', 'bucket'] },
    ],
  },
  reason: {
    family: 5,
    levels: [2],
    bases: ['heard', 'effective'],
    cuts: [{ cut: 1, keys: ['lender', 'product', 'reason'] }],
  },
  commission: {
    family: 6,
    levels: [4],
    bases: ['effective', 'booked'],
    cuts: [
      { cut: 5, keys: ['product'], of: 2 },
      { cut: 1, keys: ['lender', 'product'] },
      { cut: 2, keys: ['brand', 'product'] },
      { cut: 3, keys: ['partner', 'product'] },
    ],
  },
  customers: {
    family: 7,
    levels: [5],
    bases: ['heard'],
    cuts: [
      { cut: 2, keys: ['scope', 'scope_id'], of: 1 },
      { cut: 1, keys: ['scope', 'scope_id', 'prev_day'] },
    ],
  },
} as const satisfies Record<string, Family>
export type FamilyName = keyof typeof families

/** The first cut of a family, so the smallest, that has every one of these keys; null where none has. */
export const cutFor = (name: FamilyName, needed: readonly CellKey[]): Cut | null => {
  const cuts: readonly Cut[] = families[name].cuts
  return cuts.find(({ keys }) => needed.every((key) => keys.includes(key))) ?? null
}
