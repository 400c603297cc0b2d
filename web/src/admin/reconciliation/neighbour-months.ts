/** Where a month of a lender is reconciled. */
export const monthPath = (lenderId: number, month: string): string =>
  `/admin/reconciliation/${lenderId}/${month}`

/** The months beside one among those that a lender has, whatever their order; null where there is none. YYYY-MM. */
export const neighbourMonths = (
  months: readonly string[],
  month: string,
): { before: string | null; after: string | null } => {
  const ordered = months.toSorted()
  return {
    before: ordered.findLast((one) => one < month) ?? null,
    after: ordered.find((one) => one > month) ?? null,
  }
}
