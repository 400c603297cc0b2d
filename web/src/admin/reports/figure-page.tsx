import { countDays } from '@marketplace/contract/platform/calendar/days'
import { dimensions, type Dimension } from '@marketplace/contract/reports/dimensions'
import { measuresBeneath } from '@marketplace/contract/reports/measures'
import {
  reportOf,
  type getReport,
  type ReportAnswer,
  type ReportName,
} from '@marketplace/contract/reports/reports'
import { useCallback, useMemo, type ReactNode } from 'react'
import { fieldErrors, hasCode } from '../../api/api-error.ts'
import { readRecently, useAnswer } from '../../office/answers.ts'
import { useToday } from '../../office/period/use-today.ts'
import { Segmented } from '../../office/form/segmented.tsx'
import { ColumnMenu } from '../../office/list/column-menu.tsx'
import { countText } from '../../office/list/count-text.ts'
import { ExportMenu } from '../../office/list/export-menu.tsx'
import { FilterChips } from '../../office/list/filter-chips.tsx'
import { listFilters, type FilterChoice } from '../../office/list/list-filters.ts'
import { ViewTabs } from '../../office/list/view-tabs.tsx'
import { PeriodPicker } from '../../office/period/period-picker.tsx'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { clockText, timeText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { DataTable } from '../../office/table/data-table.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { sortFromText, sortToText, type Sort } from '../../office/table/table-rows.ts'
import { TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlQuery, useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { CountedButton } from './counted-dialog.tsx'
import { RunPanel } from '../report-runs/run-panel.tsx'
import { useReportRun } from '../report-runs/use-report-run.ts'
import { ScheduleButton } from '../report-schedules/schedule-button.tsx'
import { grainOf, shortDaysText } from './day-spans.ts'
import { figureColumns, totalsOf } from './figure-columns.tsx'
import { linesOf, shownMeasures, sparkMeasure, totalLine, type FigureLine } from './figure-lines.ts'
import { isTime, questionFrom, reportDefaults, thenChoices, type ReportQuestion } from './report-address.ts'
import { ReportChart, RowsChart } from './report-chart.tsx'
import { ReportExport } from './report-export.tsx'
import { useReportFilters } from './report-filters.ts'
import { askedOfRun, askedOfSchedule, askFigures } from './report-questions.ts'
import { questionOfRow } from './rows-address.ts'
import { useOpenedLines } from './use-opened-lines.ts'

const keyOf = ({ key }: FigureLine): string => key

const choicesOf = (some: readonly Dimension[]): { value: string; label: string }[] =>
  some.map((value) => ({ value, label: dimensions[value].label }))

/** What the server says of a field says more than that something is wrong. */
const detailOf = (error: unknown): unknown => {
  const [words] = Object.values(fieldErrors(error))
  return words === undefined ? error : new Error(words)
}

/** How the rows are made, beside the filters. */
const shapeChoices = ({ report, by, isRun = false }: ReportQuestion): FilterChoice<'by' | 'then_by'>[] => {
  const then = isRun ? [] : thenChoices(report, by)
  return [
    {
      key: 'by',
      label: 'By',
      anyLabel: null,
      isFixed: true,
      options: choicesOf(reportOf(report).by),
    },
    ...(then.length === 0
      ? []
      : [
          {
            key: 'then_by' as const,
            label: 'Then by',
            anyLabel: null,
            isFixed: true,
            options: choicesOf(then),
          },
        ]),
  ]
}

const compareChoice = (days: number): FilterChoice<'compare'> => ({
  key: 'compare',
  label: 'Compare with',
  anyLabel: null,
  isFixed: true,
  options: [
    { value: 'before', label: days === 1 ? 'The day before' : `${days} days before` },
    { value: 'none', label: 'Nothing' },
  ],
})

interface FoundProps {
  question: ReportQuestion
  answer: ReportAnswer | null
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  back: string
}

/** The figures: the total first, then a row a value, each opening into the rows by another dimension. */
const FigureTable = ({ question, answer, sort, onSort, back }: FoundProps) => {
  const { report, by, thenBy } = question
  const canOpenMonths = decodeRole(useOfficeSession().roleId) === 1
  const total = useMemo(() => (answer === null ? null : totalLine(answer, question)), [answer, question])
  const columns = useMemo(
    () => figureColumns(question, { back, canOpenMonths }, total),
    [question, back, canOpenMonths, total],
  )
  const lines = useMemo(
    () => (answer === null ? null : linesOf(answer, question, by, [])),
    [answer, question, by],
  )
  const load = useMemo(() => {
    if (thenBy === null) return null
    return async ({ row }: FigureLine): Promise<readonly FigureLine[]> => {
      const asked = {
        ...question,
        ...questionOfRow(question, row),
        by: thenBy,
        measures: measuresBeneath(reportOf(report).measures, thenBy),
      }
      const { data } = await readRecently(
        askFigures({ ...asked, spark: thenBy === 'reason' ? null : sparkMeasure(asked) }),
      )
      return linesOf(data, question, thenBy, row)
    }
  }, [question, report, thenBy])
  const opens = useOpenedLines(lines, load)
  return (
    <DataTable
      className="edge-to-edge"
      label="Figures"
      name={report}
      columns={columns}
      rows={lines}
      keyOf={keyOf}
      loadingText="Counting..."
      sort={sort}
      onSort={onSort}
      lead={total === null ? undefined : totalsOf(columns, total)}
      opens={opens}
    />
  )
}

interface NothingProps {
  question: ReportQuestion
  onLast30: () => void
  onClear: () => void
}

const Nothing = ({ question: { period, filters }, onLast30, onClear }: NothingProps) => {
  const buttons: ReactNode[] = []
  if (period.preset !== 'last_30_days')
    buttons.push(
      <Button key="days" onClick={onLast30}>
        Show the last 30 days
      </Button>,
    )
  if (Object.keys(filters).length > 0)
    buttons.push(
      <Button key="filters" kind="secondary" onClick={onClear}>
        Clear the filters
      </Button>,
    )
  return (
    <EmptyState
      title="No applications in these days"
      action={buttons.length === 0 ? undefined : <div className="flex flex-wrap gap-2">{buttons}</div>}
    />
  )
}

/** A report of figures: its days, how it is cut, the table, a course, and what is counted. */
export const FigurePage = ({ report }: { report: ReportName }) => {
  const { title, filters: known } = reportOf(report)
  const today = useToday()
  const [state, setState] = useUrlState(reportDefaults[report])
  const back = useUrlQuery().replace(/^\?/, '')
  // The same question while only the order or the chart is another: rows that were opened stay open.
  const asked = JSON.stringify({ ...state, sort: '', chart: '' })
  const question = useMemo(
    () => questionFrom(report, JSON.parse(asked) as typeof state, today),
    [report, asked, today],
  )
  const { days, by, period, times, isCompared } = question
  const asking = useMemo(
    () =>
      askFigures({ ...question, measures: shownMeasures(report), isCompared, spark: sparkMeasure(question) }),
    [question, report, isCompared],
  )
  const { value, error, reload } = useAnswer(asking)
  // Until the answer comes, that to another question is there: its rows would stand under wrong words.
  const isOwn =
    value?.data.by === by && value.data.range.from === days.from && value.data.range.to === days.to
  const needsRun = hasCode<typeof getReport>(error, 'report_needs_run')
  const askedRun = useMemo(() => askedOfRun(question), [question])
  const askedScheduled = useMemo(() => askedOfSchedule(question), [question])
  const run = useReportRun(askedRun, !needsRun)
  const found = needsRun ? (run.value?.data ?? null) : null
  const answer = needsRun ? (found?.result ?? null) : isOwn ? value.data : null
  // What a run counted has no days before, and its rows do not open: each of those would need a run of its own.
  const shown = useMemo(
    () => (needsRun ? { ...question, isRun: true, isCompared: false, thenBy: null } : question),
    [question, needsRun],
  )
  const keys = known.filter((one): one is 'product' | 'brand' | 'lender' | 'partner' => one in state)
  const choices = useReportFilters(keys, today)
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
  const changeSort = useCallback((next: Sort | null) => setState({ sort: sortToText(next) }), [setState])
  const columns = useMemo(() => figureColumns(shown, { back: '', canOpenMonths: false }), [shown])
  const rows = dimensions[by].plural.toLowerCase()
  const shape = { by, then_by: question.thenBy ?? '', compare: isCompared ? 'before' : 'none' }
  const chart = {
    question: shown,
    asked: state.chart,
    today,
    back,
    onMeasure: (chart: string) => setState({ chart }),
  }
  const isEmpty = answer !== null && answer.rows.length === 0
  return (
    <>
      <PageHeading
        title={title}
        text={shortDaysText(days, today)}
        actions={<PeriodPicker value={period} today={today} onChange={setState} />}
      />
      {answer?.is_filling === 1 ? (
        <Notice className="mb-3">What happened before these reports is still being counted.</Notice>
      ) : null}
      <ViewTabs list={report} table={report} />
      <TableToolbar
        atEnd={
          <>
            {isTime(by) || needsRun ? null : (
              <FilterChips filters={listFilters([compareChoice(countDays(days))], shape, setState)} />
            )}
            <ScheduleButton asked={askedScheduled} />
            <ColumnMenu table={report} columns={columns} />
            {needsRun ? (
              <ExportMenu
                table={report}
                file={report}
                columns={columns}
                rows={answer === null ? null : linesOf(answer, shown, by, [])}
              />
            ) : (
              <ReportExport question={question} isOff={answer === null || isEmpty} />
            )}
          </>
        }
      >
        {isTime(by) ? (
          <Segmented
            label="By"
            options={choicesOf(reportOf(report).by)}
            value={by}
            onChange={(next) => setState({ by: next })}
          />
        ) : (
          <FilterChips filters={listFilters(shapeChoices(shown), shape, setState)} />
        )}
        <FilterChips filters={listFilters(choices, state, setState)} />
      </TableToolbar>
      {needsRun ? <RunPanel asked={askedRun} run={run} /> : null}
      {error === null || needsRun ? null : (
        <div className="mb-3">
          <ErrorState error={detailOf(error)} onRetry={reload} />
        </div>
      )}
      {isEmpty ? (
        <Nothing
          question={question}
          onLast30={() => setState({ preset: 'last_30_days', from: '', to: '' })}
          onClear={() => setState({ product: '', brand: '', lender: '', partner: '' })}
        />
      ) : answer === null && error !== null ? null : (
        <FigureTable question={shown} answer={answer} sort={sort} onSort={changeSort} back={back} />
      )}
      {isEmpty || (answer === null && error !== null) ? null : isTime(by) ? (
        answer === null ? null : (
          <RowsChart {...chart} answer={answer} grain={by} />
        )
      ) : needsRun ? (
        found?.course == null ? null : (
          <RowsChart {...chart} answer={found.course} grain={grainOf(days)} />
        )
      ) : (
        <ReportChart {...chart} />
      )}
      <footer className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line-soft pt-2 text-xs text-ink-soft">
        <CountedButton
          measures={shownMeasures(report)}
          times={times}
          asOf={answer?.as_of ?? null}
          onTimes={(next) => setState({ times: next })}
        />
        {answer === null ? null : (
          <>
            <output>
              {countText(answer.rows.length, rows)}
              {needsRun && !isTime(by) ? '' : ' · an underlined number opens its rows'}
            </output>
            <span className="figures ms-auto">
              {times === 'heard' ? 'By the day we heard' : 'By the day it happened'} · as of{' '}
              {needsRun ? timeText(answer.as_of) : clockText(answer.as_of)}
            </span>
          </>
        )}
      </footer>
    </>
  )
}
