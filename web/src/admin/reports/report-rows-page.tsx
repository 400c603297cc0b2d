import { measureNames, measureOf, type Measure } from '@marketplace/contract/reports/measures'
import {
  exportFigureRows,
  exportFigureSheet,
  listFigureRows,
  reportOf,
  type FigureRow,
} from '@marketplace/contract/reports/reports'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { useToday } from '../../office/period/use-today.ts'
import { countText } from '../../office/list/count-text.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { periodFromAddress } from '../../office/period/period-from-address.ts'
import { officeDownload } from '../../office/session/downloads.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { filterQuery, filtersFrom, reportFrom, type Filters } from './report-address.ts'
import { askFigures } from './report-questions.ts'
import { recordPath, rowColumns } from './row-columns.tsx'
import { emptyFields, questionWords, hasSum } from './rows-words.ts'
import { valueWords } from './value-text.ts'

const PAGE_SIZE = 50
const defaults = {
  measure: '',
  from: '',
  to: '',
  times: 'heard',
  product: '',
  brand: '',
  source: '',
  device: '',
  partner: '',
  lender: '',
  reason: '',
  report: '',
  back: '',
  page: '1',
}
type State = Readonly<Record<keyof typeof defaults, string>>

const keyOf = ({ key }: FigureRow): string => key
const nothing = 'Nothing is counted by this number'

interface Asked {
  measure: Measure
  from: string
  to: string
  times: 'heard' | 'effective'
  filters: Filters
}

/** What an address asks for; null where it names no number whose rows are listed. */
const askedBy = (state: State, today: string): Asked | null => {
  const measure = measureNames.find((one) => one === state.measure)
  const { rows = null } = measure === undefined ? {} : measureOf(measure)
  const period = periodFromAddress({ preset: 'custom', from: state.from, to: state.to }, today)
  if (measure === undefined || rows === null || rows === 'entries' || period.preset !== 'custom') return null
  const { from, to } = period
  return {
    measure,
    from,
    to,
    times: state.times === 'effective' ? 'effective' : 'heard',
    filters: filtersFrom(state),
  }
}

const backTo = ({ report: name, back }: State): { to: string; label: string } => {
  const report = reportFrom(name)
  if (name === 'customers-journey')
    return {
      to: `/admin/customers-journey${back === '' ? '' : `?${back}`}`,
      label: 'Back to the customers journey',
    }
  if (report === null) return { to: '/admin/dashboard', label: 'Back to the dashboard' }
  return {
    to: `/admin/${report}${back === '' ? '' : `?${back}`}`,
    label: `Back to the ${reportOf(report).title.toLowerCase()}`,
  }
}

interface RowsProps {
  asked: Asked
  state: State
  today: string
  onPage: (page: number) => void
}

/** The sum of the rows, where the number is one and not their count. */
const useSum = ({ measure, from, to, times, filters }: Asked): string | null => {
  const question = useMemo(
    () =>
      askFigures({
        report: 'internal-report',
        days: { from, to },
        times,
        filters,
        by: 'month',
        measures: [measure],
      }),
    [from, to, times, filters, measure],
  )
  const { value } = useAnswer(question, { isOff: !hasSum(measure) })
  const sum = value?.data.total.values[0]
  return sum == null ? null : valueWords(measure, sum)
}

const Rows = ({ asked, state, today, onPage }: RowsProps) => {
  const { measure, from, to, times, filters } = asked
  const page = pageFrom(state.page)
  const query = { measure, from, to, times, ...filterQuery(filters) }
  const answer = useAnswer(
    ask('reports', listFigureRows, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const { value } = answer
  const sum = useSum(asked)
  const columns = useMemo(() => rowColumns(emptyFields(value?.data ?? [])), [value])
  const { unit } = measureOf(measure)
  // Of a sum of money the rows are counted, and the sum is said beside.
  const of = unit === 'rupees' ? 'rows' : unit
  const counted = value === null ? '' : countText(value.total, of)
  return (
    <>
      <PageHeading
        title={questionWords(measure, filters, { from, to }, value?.data[0], today)}
        text={
          value === null ? (
            'Counting...'
          ) : (
            <output className="figures">
              {sum === null ? counted : `${sum} in ${counted}`}
              {times === 'heard' ? ', by the day we heard' : ', by the day it happened'}
            </output>
          )
        }
        back={backTo(state)}
        actions={
          value === null || value.total === 0 ? undefined : (
            <>
              <Button
                kind="secondary"
                onClick={() => void officeDownload(exportFigureRows, { query }, 'rows.csv')}
              >
                <IconDownload aria-hidden="true" className="size-4" />
                CSV
              </Button>
              <Button
                kind="secondary"
                onClick={() => void officeDownload(exportFigureSheet, { query }, 'rows.xlsx')}
              >
                <IconDownload aria-hidden="true" className="size-4" />
                Excel
              </Button>
            </>
          )
        }
      />
      <PagedList
        {...answer}
        name="report-rows"
        views={null}
        label="Rows of the number"
        of="rows"
        columns={columns}
        keyOf={keyOf}
        pathOf={recordPath}
        emptyText={nothing}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={onPage}
        readAll={null}
      />
    </>
  )
}

/** What a number of a report counts; which number stands in the address. */
export const ReportRowsPage = () => {
  const today = useToday()
  const [state, setState] = useUrlState(defaults)
  const asked = useMemo(() => askedBy(state, today), [state, today])
  if (asked !== null)
    return (
      <Rows asked={asked} state={state} today={today} onPage={(page) => setState({ page: String(page) })} />
    )
  return (
    <>
      <PageHeading title="Rows of a number" back={backTo(state)} />
      <EmptyState title="No number is named in the address">
        Open a report and press a number to see what it counts.
      </EmptyState>
    </>
  )
}
