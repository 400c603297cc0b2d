interface Named {
  lender_id: number
  name: string
}

/** Where a lender stands among the others: the `at`th `of` so many, and those beside it. */
export interface LenderPlace {
  at: number
  of: number
  previous: Named | null
  next: Named | null
}

/** The place in a list; null for one that is not in it. */
export const placeOf = (lenders: readonly Named[], lenderId: number): LenderPlace | null => {
  const index = lenders.findIndex(({ lender_id }) => lender_id === lenderId)
  if (index === -1) return null
  return {
    at: index + 1,
    of: lenders.length,
    previous: lenders[index - 1] ?? null,
    next: lenders[index + 1] ?? null,
  }
}
