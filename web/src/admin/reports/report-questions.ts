import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { Dimension } from '@marketplace/contract/reports/dimensions'
import type { Measure } from '@marketplace/contract/reports/measures'
import { getReport, type ReportAnswer, type ReportName } from '@marketplace/contract/reports/reports'
import { ask, type Question } from '../../office/answers.ts'
import { shownMeasures } from './figure-lines.ts'
import { filterQuery, type Filters, type ReportQuestion } from './report-address.ts'

interface FigureAsk {
  report: ReportName
  days: Days
  times: ReportQuestion['times']
  filters: Filters
  by: Dimension
  measures: readonly Measure[]
  isCompared?: boolean
  spark?: Measure | null
}

/** The days, filters, dimension and measures of a question as a call takes them. */
const askedQuery = ({ days, times, filters, by, measures }: Omit<FigureAsk, 'report'>) => ({
  ...days,
  times,
  by,
  measures: measures.join(','),
  ...filterQuery(filters),
})

/** What a run of a report's question is asked for. */
export const askedOfRun = (question: ReportQuestion) => ({
  params: { report: question.report },
  query: askedQuery({ ...question, measures: shownMeasures(question.report) }),
})

/** What a report that is sent regularly is: the question without its days. */
export const askedOfSchedule = ({ report, by, thenBy, isCompared, times, filters }: ReportQuestion) => ({
  params: { report },
  query: {
    by,
    ...(thenBy !== null && { then_by: thenBy }),
    compare: isCompared ? ('before' as const) : ('none' as const),
    times,
    ...filterQuery(filters),
  },
})

/** What the server is asked for figures. */
export const askFigures = ({
  report,
  isCompared = false,
  spark = null,
  ...asked
}: FigureAsk): Question<{ data: ReportAnswer }> =>
  ask('reports', getReport, {
    params: { report },
    query: {
      ...askedQuery(asked),
      compare: isCompared ? 'before' : 'none',
      ...(spark !== null && { spark }),
    },
  })
