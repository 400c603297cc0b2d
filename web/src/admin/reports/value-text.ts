import { dimensions, type Dimension } from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import { shareText } from '../../office/show/share-text.ts'

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** From here on nobody reads the paise of a sum. */
const ROUNDED_FROM = 1_000

const rupeeDigits = (rupees: number): string => {
  const amount = Math.abs(rupees)
  const isExact = !Number.isInteger(amount) && amount < ROUNDED_FROM
  const digits = (isExact ? exact : whole).format(amount)
  return rupees < 0 && digits !== '0' ? `−${digits}` : digits
}

/** A figure as its cell writes it: "1,486", "3,98,75,000", "24.0 %". The ₹ stands in the heading. */
export const valueText = (measure: Measure, value: number): string =>
  measureOf(measure).unit === 'share' ? shareText(value, 1) : rupeeDigits(value)

/** The same away from its heading: "₹3,98,75,000", "1,486". */
export const valueWords = (measure: Measure, value: number): string => {
  const text = valueText(measure, value)
  if (measureOf(measure).unit !== 'rupees') return text
  return text.startsWith('−') ? `−₹${text.slice(1)}` : `₹${text}`
}

const listed = (some: readonly Dimension[]): string =>
  some.map((one) => dimensions[one].label.toLowerCase()).join(' and ')

/** Why a figure is unknown, which is not 0. @param cutBy what it was asked by and filtered by */
export const unknownText = (measure: Measure, cutBy: readonly Dimension[]): string => {
  const { by, ratio } = measureOf(measure)
  const all = [...new Set(cutBy)]
  const strange = all.filter((one) => !by.includes(one))
  if (strange.length > 0) return `Not known by ${listed(strange)}`
  if (ratio !== undefined) return 'Nothing to take a share of'
  return all.length > 1 ? `Not known by ${listed(all)} together` : 'Not known'
}

/** "The least 4, the most 31, the last 12", for whoever does not see the line. */
export const sparkText = (values: readonly number[]): string =>
  `${values.length} days: least ${whole.format(Math.min(...values))}, most ${whole.format(Math.max(...values))}, last ${whole.format(values.at(-1) ?? 0)}`
