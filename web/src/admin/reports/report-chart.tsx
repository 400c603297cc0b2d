import type { Days } from '@marketplace/contract/platform/calendar/days'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import type { ReportAnswer } from '@marketplace/contract/reports/reports'
import { useId, useMemo } from 'react'
import { count } from '../../i18n/format-values.ts'
import { useAnswer } from '../../office/answers.ts'
import { BarChart } from '../../office/chart/bar-chart.tsx'
import type { Grain } from '../../office/chart/bar-words.ts'
import { shortRupees } from '../../office/show/short-rupees.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { barsOf, daysOfBars, grainOf } from './day-spans.ts'
import { drawnMeasure, drawnMeasures } from './figure-lines.ts'
import type { ReportQuestion } from './report-address.ts'
import { askFigures } from './report-questions.ts'
import { addressBehind } from './rows-address.ts'
import { valueWords } from './value-text.ts'

interface MeasureSelectProps {
  measures: readonly Measure[]
  value: Measure
  onChange: (measure: Measure) => void
}

const MeasureSelect = ({ measures, value, onChange }: MeasureSelectProps) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Figure that is drawn
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = measures.find((one) => one === target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
        className="min-h-7 max-w-full rounded-control border border-line bg-surface px-2 text-sm pointer-coarse:min-h-11"
      >
        {measures.map((one) => (
          <option key={one} value={one}>
            {measureOf(one).label}
          </option>
        ))}
      </select>
    </>
  )
}

interface BarsProps {
  question: ReportQuestion
  measure: Measure
  measures: readonly Measure[]
  grain: Grain
  days: Days
  /** Null while it is on its way. */
  answer: Pick<ReportAnswer, 'measures' | 'rows'> | null
  error: unknown
  reload: () => void
  today: string
  back: string
  onMeasure: (measure: Measure) => void
}

const Bars = ({ question, measure, measures, grain, days, answer, error, reload, ...rest }: BarsProps) => {
  const { today, back, onMeasure } = rest
  const id = useId()
  const { label, unit } = measureOf(measure)
  const bars = useMemo(() => {
    if (answer === null) return null
    const place = answer.measures.indexOf(measure)
    const values = new Map(answer.rows.map(({ key, values: all }) => [key, all[place] ?? 0]))
    return barsOf(values, days, grain, today)
  }, [answer, measure, days, grain, today])
  const head = (
    <>
      <h2 id={id} className="text-base">
        {label} a {grain}
      </h2>
      <MeasureSelect measures={measures} value={measure} onChange={onMeasure} />
    </>
  )
  return (
    <section aria-labelledby={id} className="mt-4 min-w-0">
      {bars === null ? (
        <>
          <div className="mb-2 flex flex-wrap items-center gap-4">{head}</div>
          {error === null ? <Skeleton className="h-52" /> : <ErrorState error={error} onRetry={reload} />}
        </>
      ) : (
        <BarChart
          head={head}
          label={label}
          grain={grain}
          bars={bars}
          shortTextOf={unit === 'rupees' ? shortRupees : count}
          textOf={(value) => valueWords(measure, value)}
          rowsOf={({ day, value }) =>
            value === 0
              ? null
              : addressBehind(measure, { ...question, days }, [{ by: grain, key: day }], {
                  back,
                  canOpenMonths: false,
                })
          }
        />
      )}
    </section>
  )
}

interface ReportChartProps {
  question: ReportQuestion
  /** The measure that the address names. */
  asked: string
  today: string
  back: string
  onMeasure: (measure: Measure) => void
}

/** The course of a figure of all rows, by weeks or what suits the days; the one that is not over is hatched. */
export const ReportChart = ({ question, asked, ...rest }: ReportChartProps) => {
  const grain = grainOf(question.days)
  const measures = drawnMeasures(question, grain)
  const measure = drawnMeasure(measures, asked)
  return measure === null ? null : (
    <AskedChart {...rest} question={question} measure={measure} measures={measures} grain={grain} />
  )
}

type AskedChartProps = Omit<ReportChartProps, 'asked'> & Pick<BarsProps, 'measure' | 'measures' | 'grain'>

const AskedChart = ({ question, measure, grain, today, ...rest }: AskedChartProps) => {
  const days = useMemo(() => daysOfBars(question.days, grain, today), [question.days, grain, today])
  const asking = useMemo(
    () => askFigures({ ...question, report: 'internal-report', days, by: grain, measures: [measure] }),
    [question, days, grain, measure],
  )
  const { value, error, reload } = useAnswer(asking)
  return (
    <Bars
      {...rest}
      question={question}
      measure={measure}
      grain={grain}
      days={days}
      today={today}
      answer={value?.data ?? null}
      error={error}
      reload={reload}
    />
  )
}

/** The same of rows by time, which the page has already. @param grain what they are by */
export const RowsChart = ({
  question,
  asked,
  answer,
  grain,
  ...rest
}: ReportChartProps & { answer: Pick<ReportAnswer, 'measures' | 'rows'>; grain: Grain }) => {
  const measures = drawnMeasures(question, grain).filter((one) => answer.measures.includes(one))
  const measure = drawnMeasure(measures, asked)
  return measure === null ? null : (
    <Bars
      {...rest}
      question={question}
      measure={measure}
      measures={measures}
      grain={grain}
      days={question.days}
      answer={answer}
      error={null}
      reload={() => undefined}
    />
  )
}
