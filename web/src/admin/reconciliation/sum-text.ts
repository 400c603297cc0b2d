const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A sum below a heading that says ₹: "6,750", "−438.50"; paise only where there are some. @param nil what stands for nothing. */
export const sumText = (rupees: number, nil = '–'): string => {
  if (rupees === 0) return nil
  const text = (Number.isInteger(rupees) ? whole : exact).format(Math.abs(rupees))
  return rupees < 0 ? `−${text}` : text
}

/** A difference: nothing is "0". */
export const differenceText = (rupees: number): string => sumText(rupees, '0')

/** Rupees added up to the paisa. */
export const addRupees = (sums: readonly number[]): number =>
  sums.reduce((paise, rupees) => paise + Math.round(rupees * 100), 0) / 100
