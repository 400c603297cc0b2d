import { createHash } from 'node:crypto'
import { filterNames, type Dimension, type FilterName } from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure, type TimeBasis } from '@marketplace/contract/reports/measures'
import { reportOf, type ReportName } from '@marketplace/contract/reports/reports'
import { withParts } from '../answers/read-figures.ts'

/** What a run counts. Filters by the values that a call takes, in order, each once. */
export interface RunQuestion {
  report: ReportName
  from: string
  to: string
  times: TimeBasis
  by: Dimension
  measures: readonly Measure[]
  filters: Partial<Record<FilterName, readonly string[]>>
}

type Asked = Omit<RunQuestion, 'filters'> &
  Partial<Record<FilterName, readonly (number | string)[] | undefined>>

/** The one form of a question: whoever asks the same asks it so, in whatever order. */
export const canonicalQuestion = (asked: Asked): RunQuestion => {
  const { report, from, to, times, by } = asked
  const filters: Partial<Record<FilterName, readonly string[]>> = {}
  for (const name of filterNames) {
    const values = asked[name]
    if (values !== undefined) filters[name] = [...new Set(values.map(String))].toSorted()
  }
  const measures = reportOf(report).measures.filter((one) => asked.measures.includes(one))
  return { report, from, to, times, by, measures, filters }
}

/** The values of a filter as a call carries them: ids are numbers. */
export const valuesOf = (name: FilterName, values: readonly string[]): readonly (number | string)[] =>
  name === 'product' || name === 'reason' ? values : values.map(Number)

/** What its measures count, by their versions: a result of other definitions is another question's. */
export const definitionVersion = (measures: readonly Measure[]): string =>
  withParts(measures)
    .map((measure) => `${measure}.${measureOf(measure).version}`)
    .join(' ')

/** The SHA-256 of a question and of what its measures count, in hex. */
export const hashQuestion = (question: RunQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify([question, definitionVersion(question.measures)]))
    .digest('hex')
