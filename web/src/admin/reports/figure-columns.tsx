import { countDays } from '@marketplace/contract/platform/calendar/days'
import { dimensions } from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { Sparkline } from '../../office/chart/sparkline.tsx'
import type { Column } from '../../office/table/column.ts'
import { comparedMeasure, shownMeasures, sparkMeasure, type FigureLine } from './figure-lines.ts'
import { isTime, type ReportQuestion } from './report-address.ts'
import { addressBehind } from './rows-address.ts'
import { changeOf, changeText } from '../../office/show/change-text.ts'
import { sparkText, unknownText, valueText } from './value-text.ts'

interface Ways {
  /** The address of the report as it stands. */
  back: string
  canOpenMonths: boolean
}

/** "–", and why. */
const Unknown = ({ why }: { why: string }) => (
  <span title={why} className="text-ink-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{why}</span>
  </span>
)

interface FigureProps extends Ways {
  measure: Measure
  line: FigureLine
  question: ReportQuestion
}

/** A figure, with the way to what it counts. By reason a refusal stands in the column of those rejected. */
const Figure = ({ measure: column, line, question, ...ways }: FigureProps) => {
  const value = line.values[column]
  const measure = line.row.some(({ by }) => by === 'reason') ? 'rejected_for' : column
  if (value === undefined && line.row.length === 0) return null
  if (value == null) {
    const cutBy = [
      ...line.row.map(({ by }) => by),
      ...(Object.keys(question.filters) as (keyof typeof question.filters)[]),
    ]
    return (
      <Unknown
        why={unknownText(
          column,
          cutBy.filter((one) => !isTime(one)),
        )}
      />
    )
  }
  const address = value === 0 ? null : addressBehind(measure, question, line.row, ways)
  const text = valueText(column, value)
  if (address === null) return text
  return (
    <Link
      to={address}
      aria-label={`${text}, ${measureOf(column).label}, ${line.label}`}
      className="underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:leading-[44px]"
    >
      {text}
    </Link>
  )
}

const Change = ({ line, measure }: { line: FigureLine; measure: Measure }) => {
  const share = changeOf(line.values[measure], line.before?.[measure])
  if (share === null) return <Unknown why="Nothing in the days before to compare with" />
  const text = changeText(share)
  return <span className={text.startsWith('−') ? 'text-bad' : undefined}>{text}</span>
}

const usualWidth = (measure: Measure): number => {
  const { unit, label } = measureOf(measure)
  if (unit === 'rupees') return 102
  return label.length > 12 ? 88 : 72
}

/** A bold digit with its share of the commas, and the space beside a figure, in pixels. */
const DIGIT = 7.2
const BESIDE = 24

/** Wide enough for the total, the longest of a column: "2,04,81,24,039" is no rarity. */
const widthOf = (measure: Measure, total: FigureLine | null): number => {
  const value = total?.values[measure]
  const needed = value == null ? 0 : Math.ceil(valueText(measure, value).length * DIGIT + BESIDE)
  return Math.max(usualWidth(measure), needed)
}

const nameWidth = 186
const plain = (line: FigureLine): string => line.label

/** The columns of a report: what a row is of, its figures, the days of one of them, and the change. */
export const figureColumns = (
  question: ReportQuestion,
  ways: Ways,
  total: FigureLine | null = null,
): readonly Column<FigureLine>[] => {
  const measures = shownMeasures(question.report)
  const spark = sparkMeasure(question)
  const compared = question.isCompared ? comparedMeasure(measures) : null
  const figure = (measure: Measure): Column<FigureLine> => ({
    key: measure,
    title: measureOf(measure).label,
    width: widthOf(measure, total),
    align: 'end',
    hint: measureOf(measure).definition,
    cell: (line) => <Figure measure={measure} line={line} question={question} {...ways} />,
    sortBy: ({ values }) => values[measure] ?? null,
    exported: ({ values }) => values[measure] ?? null,
  })
  return [
    {
      key: 'name',
      title: dimensions[question.by].label,
      width: nameWidth,
      cell: plain,
      ...(!isTime(question.by) && { sortBy: plain }),
      exported: plain,
    },
    ...measures.flatMap((measure): Column<FigureLine>[] =>
      measure === spark
        ? [
            figure(measure),
            {
              key: 'spark',
              title: `${countDays(question.days)} days`,
              width: 100,
              hint: `${measureOf(measure).label} by day`,
              exported: null,
              cell: ({ spark: values }) =>
                values === null ? null : <Sparkline values={values} text={sparkText(values)} />,
            },
          ]
        : [figure(measure)],
    ),
    ...(compared === null
      ? []
      : [
          {
            key: 'before',
            title: 'Before',
            width: 70,
            align: 'end' as const,
            hint: `${measureOf(compared).label}, against as many days before`,
            cell: (line: FigureLine) =>
              line.key === 'nothing' ? null : <Change line={line} measure={compared} />,
            sortBy: (line: FigureLine) => changeOf(line.values[compared], line.before?.[compared]),
            exported: (line: FigureLine) => changeOf(line.values[compared], line.before?.[compared]),
          },
        ]),
  ]
}

/** What stands under each column of the total row. */
export const totalsOf = (
  columns: readonly Column<FigureLine>[],
  total: FigureLine,
): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(columns.filter(({ key }) => key !== 'spark').map(({ key, cell }) => [key, cell(total)]))
