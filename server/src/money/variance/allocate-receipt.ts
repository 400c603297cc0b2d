/** What of a stated line and part is not paid yet, in paise; below zero where the lender took back. The oldest first. */
export interface Unpaid {
  left_paise: number
}

/**
 * Gives the money of a receipt to what is stated and not paid: what the lender took back is settled first and adds to it, then the oldest is paid
 * first. @returns how much each of `unpaid` gets, in its order; or by how much the receipt is more than all of it.
 */
export const allocateReceipt = (
  base: number,
  unpaid: readonly Unpaid[],
): { paise: number[] } | { over: number } => {
  const total = unpaid.reduce((sum, { left_paise }) => sum + left_paise, 0)
  if (base > total) return { over: base - total }
  let left = unpaid.reduce((sum, { left_paise }) => (left_paise < 0 ? sum - left_paise : sum), base)
  return {
    paise: unpaid.map(({ left_paise }) => {
      if (left_paise <= 0) return left_paise === 0 ? 0 : left_paise
      const paid = Math.min(left, left_paise)
      left -= paid
      return paid
    }),
  }
}
