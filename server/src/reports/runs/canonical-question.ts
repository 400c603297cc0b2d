import { createHash } from 'node:crypto'
import type { Dimension } from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure, type TimeBasis } from '@marketplace/contract/reports/measures'
import { reportOf, type ReportName } from '@marketplace/contract/reports/reports'
import { keptFilters, type AskedFilters, type KeptFilters } from '../answers/kept-filters.ts'
import { withParts } from '../answers/read-figures.ts'

/** What a run counts. */
export interface RunQuestion {
  report: ReportName
  from: string
  to: string
  times: TimeBasis
  by: Dimension
  measures: readonly Measure[]
  filters: KeptFilters
}

type Asked = Omit<RunQuestion, 'filters'> & AskedFilters

/** The one form of a question: whoever asks the same asks it so, in whatever order. */
export const canonicalQuestion = (asked: Asked): RunQuestion => {
  const { report, from, to, times, by } = asked
  const measures = reportOf(report).measures.filter((one) => asked.measures.includes(one))
  return { report, from, to, times, by, measures, filters: keptFilters(asked) }
}

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
