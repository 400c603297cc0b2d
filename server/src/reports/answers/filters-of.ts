import { filterNames, type FilterName } from '@marketplace/contract/reports/dimensions'
import type { DimensionNames } from './dimension-names.ts'

/** The filters of a question by the numbers that cells and facts keep them by; one that is not asked is left out. */
export const filtersOf = (
  query: Partial<Record<FilterName, readonly (number | string)[] | undefined>>,
  names: Pick<DimensionNames, 'numbersOf'>,
): Partial<Record<FilterName, readonly number[]>> => {
  const where: Partial<Record<FilterName, readonly number[]>> = {}
  for (const name of filterNames) {
    const values = query[name]
    if (values !== undefined) where[name] = names.numbersOf(name, values)
  }
  return where
}
