import { lenderField, lenderFieldNames, type LenderFieldName } from '@marketplace/contract/lender-fields'
import type { OptionSets } from '@marketplace/contract/option-sets'
import { count, money } from '../../i18n/format-values.ts'
import { dayText } from '../../office/day-text.ts'

/** What values stand for that are ids. */
export interface Named {
  options: OptionSets
  groups: readonly { id: number; name: string }[]
}

const NONE = '–'

const isField = (name: string): name is LenderFieldName => lenderFieldNames.some((field) => field === name)

/** The words of a field, or of what an act on the lender names beside its fields. */
export const fieldLabel = (name: string): string =>
  isField(name) ? lenderField(name).label : name.replaceAll('_', ' ').replace(/^./, (sign) => sign.toUpperCase())

const idText = (id: unknown, named: readonly { id: number; text: string }[]): string =>
  named.find((option) => option.id === id)?.text ?? `#${String(id)}`

/** A value of a field in words, as the history and a conflict show it. */
export const valueText = (name: string, value: unknown, { options, groups }: Named): string => {
  if (value === null || value === undefined || value === '') return NONE
  if (!isField(name)) return typeof value === 'string' ? value : JSON.stringify(value)
  const { kind, set, choices, unit } = lenderField(name)
  if (kind === 'flag') return value === 1 ? 'On' : 'Off'
  if (kind === 'day' && typeof value === 'string') return dayText(value)
  if (kind === 'rupees' && typeof value === 'number') return money(value)
  if (kind === 'percent' && typeof value === 'number') return `${value} %`
  if (kind === 'option' && set !== undefined)
    return idText(
      value,
      (options[set] ?? []).map((option) => ({ id: option.id, text: option.value })),
    )
  if (kind === 'choice') return choices?.find((choice) => choice.value === value)?.label ?? String(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return NONE
    if (kind !== 'groups') return value.join(', ')
    const named = groups.map(({ id, name: text }) => ({ id, text }))
    return value.map((id) => idText(id, named)).join(', ')
  }
  if (typeof value === 'number') return unit === 'years' || unit === 'months' ? `${count(value)} ${unit}` : String(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
