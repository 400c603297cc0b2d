import { percent } from '../../i18n/format-values.ts'

const grouped = new Intl.NumberFormat('en-IN')

/** A figure as people read it: its unit follows from its name. */
export const figureText = (name: string, value: number): string => {
  if (name.endsWith('_percent')) return percent(value)
  if (/_(?:limit|charge|income)$/.test(name)) return `₹${grouped.format(value)}`
  const unit = /_(days|hours|years)(?:_|$)/.exec(name)?.[1]
  if (unit === undefined) return grouped.format(value)
  return `${grouped.format(value)} ${value === 1 ? unit.slice(0, -1) : unit}`
}

const shortened = /\b(?:dlg|gst|ltv)\b/g

/** `gold_ltv_small_percent` as "Gold LTV small percent". */
export const figureName = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replace('cert in', 'CERT-In')
    .replaceAll(shortened, (word) => word.toUpperCase())
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
