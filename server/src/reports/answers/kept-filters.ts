import { filterNames, type FilterName } from '@marketplace/contract/reports/dimensions'
import type { NamedFilters } from '@marketplace/contract/reports/reports'
import type { DimensionNames } from './dimension-names.ts'

/** Filters as a call has them. */
export type AskedFilters = Partial<Record<FilterName, readonly (number | string)[] | undefined>>

/** Filters as they are kept: by the values that a call takes, in order, each once. */
export type KeptFilters = Partial<Record<FilterName, readonly string[]>>

export const keptFilters = (asked: AskedFilters): KeptFilters => {
  const filters: KeptFilters = {}
  for (const name of filterNames) {
    const values = asked[name]
    if (values !== undefined) filters[name] = [...new Set(values.map(String))].toSorted()
  }
  return filters
}

/** The values of a filter as a call carries them: ids are numbers. */
export const valuesOf = (name: FilterName, values: readonly string[]): readonly (number | string)[] =>
  name === 'product' || name === 'reason' ? values : values.map(Number)

/** The same with what staff call the values. */
export const nameFilters = (filters: KeptFilters, names: DimensionNames): NamedFilters =>
  filterNames.flatMap((name) => {
    const values = filters[name]
    if (values === undefined) return []
    const ids = names.numbersOf(name, valuesOf(name, values))
    const words = ids.map((id) => names.nameOf(name, id).label).join(', ')
    return [{ name, values: values.join(','), words }]
  })
