import type { Query, Role } from '@marketplace/contract/platform/call'
import { dimensions, type Dimension } from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import {
  reportOf,
  type exportReport as exportReportCall,
  type ReportAnswer,
  type ReportName,
} from '@marketplace/contract/reports/reports'
import type { Services } from '../../market/services.ts'
import { StreamedFile } from '../../platform/answers/streamed-file.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { writeCsv, writeXlsx, type WrittenCell } from '../../platform/sheets/write-sheet.ts'
import { inOneMoment } from './in-one-moment.ts'
import { noteExport } from './note-export.ts'
import { readBeneath, type RowsBeneath } from './read-beneath.ts'
import { reportOn } from './read-report.ts'

type Question = Query<typeof exportReportCall>

const isTime = (by: Dimension): boolean => by === 'day' || by === 'week' || by === 'month'

/** A share is written in percent, to a hundredth. */
const cellOf = (measure: Measure, value: number | null | undefined): WrittenCell => {
  if (value == null) return null
  const { unit } = measureOf(measure)
  if (unit === 'share') return Math.round(value * 10_000) / 100
  return unit === 'rupees' ? { rupees: value } : value
}

const titleOf = (measure: Measure): string => {
  const { label, unit } = measureOf(measure)
  return unit === 'share' ? `${label}, %` : label
}

interface Contents {
  answer: ReportAnswer
  thenBy: Dimension | null
  beneath: RowsBeneath
}

/** The lines of the file: titles, each row with those beneath it, the total. */
const linesOf = ({ answer, thenBy, beneath }: Contents): WrittenCell[][] => {
  const { by, measures, total, rows, range_before } = answer
  // By reason there are refusals alone; otherwise they stand among the other figures.
  const shown = measures.filter(
    (measure) => measure !== 'rejected_for' || thenBy === 'reason' || by === 'reason',
  )
  const cells = (values: readonly (number | null)[]): WrittenCell[] =>
    shown.map((measure) => cellOf(measure, values[measures.indexOf(measure)]))
  const second = (text: string): WrittenCell[] => (thenBy === null ? [] : [text])
  const earlier = (values: readonly (number | null)[] | null): WrittenCell[] =>
    range_before === null ? [] : cells(values ?? [])
  const nothing = (): WrittenCell[] => (range_before === null ? [] : shown.map(() => null))
  const all = thenBy === null ? '' : `All ${dimensions[thenBy].plural.toLowerCase()}`
  return [
    [
      dimensions[by].label,
      ...second(thenBy === null ? '' : dimensions[thenBy].label),
      ...shown.map(titleOf),
      ...(range_before === null ? [] : shown.map((measure) => `${titleOf(measure)}, before`)),
    ],
    ...rows.flatMap(({ key, label, values, before }) => [
      [isTime(by) ? { day: key } : label, ...second(all), ...cells(values), ...earlier(before)],
      ...(beneath.get(key) ?? []).map((row) => [
        label,
        ...second(row.label),
        ...shown.map((measure) => cellOf(measure, row.values.get(measure))),
        ...nothing(),
      ]),
    ]),
    [total.label, ...second(all), ...cells(total.values), ...earlier(total.before)],
  ]
}

/** @throws Problem invalid_request for a dimension that rows of this report do not open into. */
const secondOf = (report: ReportName, { by, then_by: thenBy }: Question): Dimension | null => {
  if (thenBy === undefined) return null
  const first = by ?? reportOf(report).by[0]
  if (thenBy === first || !reportOf(report).thenBy.includes(thenBy))
    throw new Problem('invalid_request', [{ field: 'then_by', key: 'invalid_value' }])
  return thenBy
}

async function* inTurn(lines: readonly WrittenCell[][]): AsyncGenerator<WrittenCell[]> {
  yield* lines
}

/**
 * All figures of a report as a file; that it left is on the log first.
 * @param reading where the figures are read
 * @throws Problem as `reportOn` does, and `report_needs_run` where no kept sum holds the rows beneath for more than a month of days.
 */
export const exportReport = async (
  writing: Pick<Services, 'db' | 'now'>,
  reading: Pick<Services, 'db' | 'brands' | 'lenders' | 'now'>,
  report: ReportName,
  question: Question,
  form: 'csv' | 'xlsx',
  { auditActor, role_id, ip }: Pick<Staff, 'auditActor'> & { role_id: Role; ip: string },
): Promise<StreamedFile> => {
  const thenBy = secondOf(report, question)
  const { then_by: _, ...asked } = question
  const read = reportOn(reading, report, { ...asked, compare: question.compare ?? 'none' }, role_id)
  const lines = await inOneMoment(reading, async (moment) => {
    const answer = await read(moment)
    const beneath: RowsBeneath =
      thenBy === null ? new Map() : await readBeneath(moment, answer, thenBy, question)
    return linesOf({ answer, thenBy, beneath })
  })
  await noteExport(writing, `${report}.${form}`, { ...question, rows: lines.length - 1 }, { auditActor, ip })
  const made = inTurn(lines)
  return new StreamedFile(form === 'csv' ? writeCsv(made) : writeXlsx(made, reportOf(report).title))
}
