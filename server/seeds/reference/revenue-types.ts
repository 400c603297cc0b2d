/** A row of table `revenue_type`. */
export interface RevenueTypeRow {
  revenue_type_id: number
  name: string
  pricing: 'volume' | 'graduated'
}

/** How a rule prices a month. Volume comes first: Indian slab sheets read so unless they say otherwise (domain.md 3.4). */
export const revenueTypes: readonly RevenueTypeRow[] = [
  { revenue_type_id: 1, name: 'Volume', pricing: 'volume' },
  { revenue_type_id: 2, name: 'Graduated', pricing: 'graduated' },
]
