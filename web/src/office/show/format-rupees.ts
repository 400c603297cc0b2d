const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })

/** Rupees with Indian grouping: "₹12,34,567", with paise only where there are some: "₹250.50". */
export const formatRupees = (rupees: number): string =>
  Number.isInteger(rupees) ? whole.format(rupees) : exact.format(rupees)
