import {
  lenderField,
  lenderFieldNames,
  type LenderFieldName,
} from '@marketplace/contract/market/lender-fields'
import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import { count, money } from '../../i18n/format-values.ts'
import { dayText } from '../../office/show/day-text.ts'

/** What values stand for that are ids. */
export interface Named {
  options: OptionSets
  groups: readonly { id: number; name: string }[]
}

const NONE = '–'

const isField = (name: string): name is LenderFieldName => lenderFieldNames.some((field) => field === name)

/** The words of a field, or of what an act on the lender names beside its fields. */
export const fieldLabel = (name: string): string =>
  isField(name)
    ? lenderField(name).label
    : name.replaceAll('_', ' ').replace(/^./, (sign) => sign.toUpperCase())

const idText = (id: unknown, named: readonly { id: number; text: string }[]): string =>
  named.find((option) => option.id === id)?.text ?? `#${String(id)}`

const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const listText = (name: LenderFieldName, value: readonly unknown[], { groups }: Named): string => {
  if (value.length === 0) return NONE
  if (lenderField(name).kind !== 'groups') return value.map(plainText).join(', ')
  const named = groups.map((group) => ({ id: group.id, text: group.name }))
  return value.map((id) => idText(id, named)).join(', ')
}

const numberText = (name: LenderFieldName, value: number, { options }: Named): string => {
  const { kind, set, unit } = lenderField(name)
  if (kind === 'flag') return value === 1 ? 'On' : 'Off'
  if (kind === 'rupees') return money(value)
  if (kind === 'percent') return `${value} %`
  if (kind === 'option' && set !== undefined)
    return idText(
      value,
      (options[set] ?? []).map((option) => ({ id: option.id, text: option.value })),
    )
  return unit === 'years' || unit === 'months' || unit === 'days' ? `${count(value)} ${unit}` : String(value)
}

/** A value of a field in words, as the history and a conflict show it. */
export const valueText = (name: string, value: unknown, named: Named): string => {
  if (value === null || value === undefined || value === '') return NONE
  if (!isField(name)) return plainText(value)
  const { kind, choices } = lenderField(name)
  if (Array.isArray(value)) return listText(name, value, named)
  if (typeof value === 'number') return numberText(name, value, named)
  if (kind === 'day' && typeof value === 'string') return dayText(value)
  return choices?.find((choice) => choice.value === value)?.label ?? plainText(value)
}
