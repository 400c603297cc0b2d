import { addDays } from '@marketplace/contract/platform/calendar/days'
import { productTypes } from '@marketplace/contract/reference/products'
import { dimensions } from '@marketplace/contract/reports/dimensions'
import { MOST_DAYS } from '@marketplace/contract/reports/periods'
import { useMemo } from 'react'
import { useAnswer } from '../../office/answers.ts'
import type { FilterChoice } from '../../office/list/list-filters.ts'
import { useBrandOptions } from '../dashboard/brand-options.ts'
import { askFigures } from './report-questions.ts'

type Key = 'product' | 'brand' | 'lender' | 'partner'

const products = productTypes.map((value) => ({ value, label: value }))

/**
 * All lenders or partners that ever had an application, as an analyst may ask for them too: the lists themselves are the
 * administrator's.
 */
const useKnown = (by: 'lender' | 'partner', isAsked: boolean, today: string) => {
  const question = useMemo(
    () =>
      askFigures({
        report: 'products-report',
        days: { from: addDays(today, 1 - MOST_DAYS), to: today },
        times: 'heard',
        filters: {},
        by,
        measures: ['lender_applied'],
      }),
    [by, today],
  )
  const { value } = useAnswer(question, { isKept: true, isOff: !isAsked })
  return useMemo(
    () =>
      (value?.data.rows ?? [])
        .map(({ key, label }) => ({ value: key, label }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [value],
  )
}

/** By what a report can be cut, with what there is to choose. */
export const useReportFilters = (known: readonly Key[], today: string): readonly FilterChoice<Key>[] => {
  const brands = useBrandOptions()
  const lenders = useKnown('lender', known.includes('lender'), today)
  const partners = useKnown('partner', known.includes('partner'), today)
  const options = { product: products, brand: brands ?? [], lender: lenders, partner: partners }
  return known.map((key) => ({ key, label: dimensions[key].label, options: options[key] }))
}
