import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { Answer, Query } from '@marketplace/contract/platform/call'
import { getJourney, getReport, type ReportName } from '@marketplace/contract/reports/reports'
import type { Dimension } from '@marketplace/contract/reports/dimensions'
import type { Measure } from '@marketplace/contract/reports/measures'
import { reportRowsPath } from '../reports/report-rows-path.ts'
import { ask, useAnswer } from '../../office/answers.ts'

const REFRESH_MS = 60_000
const refresh = (): number => REFRESH_MS

/** What all figures of the page are cut by, as their questions carry it. */
export interface Scope extends Days {
  brand: string
  product: string
}

const isOf = (range: Days, { from, to }: Days): boolean => range.from === from && range.to === to

/** The question of a scope: an id and a name, or nothing for all. */
const filtersOf = ({ from, to, brand, product }: Scope) => ({
  from,
  to,
  ...(brand !== '' && { brand: [Number(brand)] }),
  ...(product !== '' && { product: [product] }),
})

type ReportQuery = Omit<Query<typeof getReport>, 'from' | 'to' | 'brand' | 'product' | 'measures'>

/** Figures of a report; an answer to other days or another cut, which is there until this one comes, is none. */
export const useFigures = (
  report: ReportName,
  scope: Scope,
  measures: readonly Measure[],
  query: ReportQuery & { by: Dimension },
) => {
  const { value, ...rest } = useAnswer(
    ask('reports', getReport, {
      params: { report },
      query: { ...query, ...filtersOf(scope), measures: measures.join(',') },
    }),
  )
  const data = value?.data ?? null
  return { ...rest, value: data?.by === query.by && isOf(data.range, scope) ? data : null }
}
export type ReportFigures = Answer<typeof getReport>['data']

/** What customers reached in these days; of today it is looked at again each minute. */
export const useJourney = (scope: Scope, { isToday = false }: { isToday?: boolean } = {}) => {
  const { value, ...rest } = useAnswer(
    ask('reports', getJourney, { query: { ...filtersOf(scope), ...(isToday && { compare: 'none' }) } }),
    isToday ? { every: refresh } : {},
  )
  const data = value?.data ?? null
  return { ...rest, value: data !== null && isOf(data.range, scope) ? data : null }
}

/** The value of a measure in a row; null where it is not known. */
export const valueOf = (
  answer: Pick<ReportFigures, 'measures'>,
  values: readonly (number | null)[] | null,
  measure: Measure,
): number | null => values?.[answer.measures.indexOf(measure)] ?? null

/** The page with the rows behind a figure. */
export const figureRowsAddress = (
  measure: Measure,
  { from, to, brand, product }: Scope,
  more: Readonly<Record<string, string>> = {},
): string => reportRowsPath({ measure, from, to, brand, product, ...more })
