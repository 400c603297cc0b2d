const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Digits of an amount to the paisa, with Indian grouping and a real minus: "−2,025.00". */
export const exactDigits = (rupees: number): string =>
  `${rupees < 0 ? '−' : ''}${exact.format(Math.abs(rupees))}`

/** An amount to the paisa, as on a statement: "₹23,789.00", "−₹486.00". */
export const exactRupees = (rupees: number): string =>
  `${rupees < 0 ? '−' : ''}₹${exact.format(Math.abs(rupees))}`

/** The same of what is taken off a sum: "−₹486.00"; ₹0.00 has no sign. */
export const exactDeduction = (rupees: number): string => exactRupees(rupees === 0 ? 0 : -rupees)
