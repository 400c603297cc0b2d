const change = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** How much more or less than before, of what was before, as a share; null where there is nothing to compare with. */
export const changeOf = (now: number | null | undefined, before: number | null | undefined): number | null =>
  now == null || before == null || before === 0 ? null : (now - before) / Math.abs(before)

/** "+11.2 %", "−6.1 %", "0.0 %". */
export const changeText = (share: number): string => {
  const digits = change.format(Math.abs(share) * 100)
  const sign = digits === '0.0' ? '' : share < 0 ? '−' : '+'
  return `${sign}${digits}\u00a0%`
}
