const oneDecimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What share of a whole a part is: "80.9 %", with a space that does not break; "–" of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${oneDecimal.format((part / whole) * 100)}\u00a0%`
