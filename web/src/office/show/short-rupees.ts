import { formatRupees } from './format-rupees.ts'

const LAKH = 1_00_000
const CRORE = 100 * LAKH

const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

const hundredth = (value: number): number => Math.round(value * 100) / 100

/** An amount where there is little room, an axis or a tight cell: "₹75,000", "₹14.01 L", "₹3.68 Cr"; elsewhere it is written whole. */
export const shortRupees = (rupees: number): string => {
  const whole = Math.round(Math.abs(rupees))
  const sign = rupees < 0 ? '−' : ''
  if (whole < LAKH) return `${sign}${formatRupees(whole)}`
  const lakhs = hundredth(whole / LAKH)
  return lakhs < 100
    ? `${sign}₹${short.format(lakhs)}\u00a0L`
    : `${sign}₹${short.format(hundredth(whole / CRORE))}\u00a0Cr`
}
