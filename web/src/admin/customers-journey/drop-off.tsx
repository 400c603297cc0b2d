import { filterQuery } from '../reports/report-address.ts'
import { dimensions } from '@marketplace/contract/reports/dimensions'
import { journeySteps, stepLabels, type JourneyStep } from '@marketplace/contract/reports/journey-steps'
import { measureOf } from '@marketplace/contract/reports/measures'
import { getDropOff, type ReportRow } from '@marketplace/contract/reports/reports'
import { useId, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { FunnelBar } from '../../office/chart/funnel-bars.tsx'
import { Segmented } from '../../office/form/segmented.tsx'
import { shareText } from '../../office/show/share-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FigureLink } from './figure-link.tsx'
import { cutNames, fitsTogether, type CutName } from './filters-of-kind.ts'
import type { JourneyView } from './journey-state.ts'
import { hasFallen, MARKED_FALL, pointsBetween, pointsText } from './share-change.ts'

const FIRST_ROWS = 12
const cutOptions = cutNames.map((value) => ({ value, label: dimensions[value].label }))
const heading = 'px-2 py-2 text-end align-bottom text-xs font-normal text-ink-soft'
const figure = 'figures px-2 text-end whitespace-nowrap'

const stepBefore = (step: JourneyStep): JourneyStep => journeySteps[journeySteps.indexOf(step) - 1] ?? step

interface RowProps {
  row: ReportRow
  view: JourneyView
}

const Row = ({ row: { key, label, values, before }, view: { step, by, days, filters } }: RowProps) => {
  const [whole = null, part = null] = values
  const points =
    before === null
      ? null
      : pointsBetween({ whole: before[0] ?? null, part: before[1] ?? null }, { whole, part })
  const isMarked = hasFallen(points, MARKED_FALL.part)
  const own = { days, filters: { ...filters, [by]: key } }
  return (
    <tr className="h-8.5 border-line-soft not-last:border-b pointer-coarse:h-11">
      <th scope="row" className="min-w-28 py-1 ps-4 pe-2 text-start font-normal wrap-anywhere">
        {label}
      </th>
      <td className={figure}>
        <FigureLink
          {...own}
          value={whole}
          measure={stepBefore(step)}
          label={`${stepLabels[stepBefore(step)]}, ${label}`}
          isLink
        />
      </td>
      <td className={figure}>
        <FigureLink {...own} value={part} measure={step} label={`${stepLabels[step]}, ${label}`} isLink />
      </td>
      <td className="w-[24%] min-w-16 px-2">
        <FunnelBar
          value={whole === null ? 0 : (part ?? 0)}
          before={whole ?? 0}
          most={whole ?? 0}
          rest="light"
        />
      </td>
      <td className={figure}>{whole === null || part === null ? '–' : shareText(part, whole)}</td>
      {before === null ? null : (
        <td className={classNames(figure, 'pe-4', isMarked ? 'font-semibold text-bad' : 'text-ink-3')}>
          {pointsText(points)}
          {isMarked ? <span className="sr-only">, it fell</span> : null}
        </td>
      )}
    </tr>
  )
}

const Rows = ({ rows, view }: { rows: readonly ReportRow[]; view: JourneyView }) => {
  const [isWhole, setWhole] = useState(false)
  const { step, by, compare } = view
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <>
      <div className="-mx-4 overflow-x-auto border-y border-line-soft bg-surface lg:me-0">
        <table
          aria-label={`${stepLabels[step]}, by ${dimensions[by].label.toLowerCase()}`}
          className="w-full text-sm"
        >
          <thead className="border-b border-line-soft">
            <tr>
              <th scope="col" className={classNames(heading, 'ps-4 text-start!')}>
                {dimensions[by].label}
              </th>
              <th scope="col" className={heading}>
                {stepLabels[stepBefore(step)]}
              </th>
              <th scope="col" className={heading}>
                {stepLabels[step]}
              </th>
              <th scope="col">
                <span className="sr-only">Bar</span>
              </th>
              <th scope="col" className={heading}>
                Of step before
              </th>
              {compare === 'none' ? null : (
                <th scope="col" className={classNames(heading, 'pe-4')}>
                  Change
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.key} row={row} view={view} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown.length ? (
        <Button kind="quiet" className="mt-1 -ms-2 text-sm" onClick={() => setWhole(true)}>
          Show all {rows.length}
        </Button>
      ) : null}
    </>
  )
}

const reachedByNone: readonly number[] = [0, 0]
const isSeen = ({ values, before }: ReportRow): boolean =>
  [...values, ...(before ?? reachedByNone)].some((value) => value !== null && value > 0)

const Answer = ({ view }: { view: JourneyView }) => {
  const { days, filters, step, by, compare } = view
  const { value, error, reload } = useAnswer(
    ask('reports', getDropOff, { query: { ...days, ...filterQuery(filters), step, by, compare } }),
  )
  const rows = value?.data.rows.filter(isSeen) ?? null
  if (rows === null)
    return error === null ? (
      <SkeletonRows label="Loading the step..." count={4} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    )
  if (rows.length === 0)
    return <p className="py-3 text-sm text-ink-soft">Nobody reached either step in these days.</p>
  return <Rows key={`${step} ${by}`} rows={rows} view={view} />
}

/** Why a step is not counted by a dimension beside the filters; null where it is. */
const whyNot = ({ asked: { days }, plan: { used }, step, by }: JourneyView): string | null => {
  if (!measureOf(step).by.includes(by) || used.some((filter) => !measureOf(step).by.includes(filter)))
    return 'A start has no product yet: choose Details completed or a later step.'
  if (!fitsTogether([...used, by], { kind: 'reached', days }))
    return 'Over more than 31 days source, device and partner are counted one at a time: take the filter away, or choose fewer days.'
  return null
}

interface DropOffProps {
  view: JourneyView
  onBy: (by: CutName) => void
}

/** How many of the step before reached the chosen one, by brand, product, source, device or partner. */
export const DropOff = ({ view, onBy }: DropOffProps) => {
  const id = useId()
  const { step, by, asked } = view
  const why = whyNot(view)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-base">
          {stepLabels[stepBefore(step)]} → {stepLabels[step]}, by {dimensions[by].label.toLowerCase()}
          {asked.kind === 'cohort' ? (
            <span className="block text-sm font-normal text-ink-soft">
              Of the steps reached in these days
            </span>
          ) : null}
        </h2>
        <Segmented label="Cut by" options={cutOptions} value={by} onChange={onBy} />
      </div>
      {why === null ? <Answer view={view} /> : <p className="py-3 text-sm text-ink-soft">{why}</p>}
    </section>
  )
}
