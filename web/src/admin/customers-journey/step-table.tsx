import type { Days } from '@marketplace/contract/platform/calendar/days'
import { stepLabels } from '@marketplace/contract/reports/journey-steps'
import { useId } from 'react'
import { FunnelBar } from '../../office/chart/funnel-bars.tsx'
import { shareText } from '../../office/show/share-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { count } from '../../i18n/format-values.ts'
import { FigureLink } from './figure-link.tsx'
import type { CutName } from './filters-of-kind.ts'
import type { LaterStep } from './journey-state.ts'
import type { Share } from './share-change.ts'
import type { StepRow } from './step-rows.ts'
import { waitText } from './wait-text.ts'

const said = ({ part, whole }: Share): string =>
  part === null || whole === null ? '–' : shareText(part, whole)

const moreThanBefore = 'More than the step before: who applied today may have signed in earlier'
const startHasNoProduct = 'A start has no product yet: it is chosen after the sign-in'

const LeftHere = ({ row: { left, exceeds } }: { row: StepRow }) => {
  if (left !== null) return <>{left === 0 ? '0' : `−${count(left)}`}</>
  return exceeds ? (
    <span title={moreThanBefore}>
      –<span className="sr-only"> {moreThanBefore}</span>
    </span>
  ) : (
    <>–</>
  )
}

const heading = 'px-2 py-2 text-end align-bottom text-xs font-normal text-ink-soft'
const figure = 'figures px-2 text-end whitespace-nowrap'

interface RowProps {
  row: StepRow
  most: number
  days: Days
  filters: Partial<Record<CutName, string>>
  /** The numbers have rows of their own. */
  hasRows: boolean
  isChosen: boolean
  group: string
  onChoose: () => void
}

const Row = ({ row, most, days, filters, hasRows, isChosen, group, onChoose }: RowProps) => {
  const { step, place, value, ofStepBefore, itWas, ofStarted, isMarked, medianSeconds } = row
  const id = `${group}-${step}`
  const back = isChosen ? 'bg-row' : 'bg-surface'
  return (
    <tr className={classNames('relative h-8.5 pointer-coarse:h-11', back, !isChosen && 'has-hover:bg-hover')}>
      <td
        className={classNames(
          'w-8 ps-4 text-ink-3',
          isChosen && 'shadow-[inset_3px_0_0_var(--brand)] forced-colors:border-s-3',
        )}
      >
        {place}
        {/* Lies over the whole row: up and down go from step to step, as in any group of choices. */}
        {place === 1 ? null : (
          <input
            type="radio"
            id={id}
            name={group}
            checked={isChosen}
            onChange={onChoose}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-none -outline-offset-2"
          />
        )}
      </td>
      <th
        scope="row"
        className={classNames(
          'sticky start-0 z-10 px-2 text-start whitespace-nowrap',
          back,
          isChosen ? 'font-semibold' : 'font-normal',
        )}
      >
        {place === 1 ? stepLabels[step] : <label htmlFor={id}>{stepLabels[step]}</label>}
      </th>
      <td className="w-[28%] min-w-20 px-2">
        <FunnelBar value={value ?? 0} before={ofStepBefore.whole ?? value ?? 0} most={most} rest="hatched" />
      </td>
      <td className={figure}>
        {value === null ? (
          <span title={startHasNoProduct}>
            –<span className="sr-only"> {startHasNoProduct}</span>
          </span>
        ) : (
          <FigureLink
            value={value}
            measure={step}
            days={days}
            filters={filters}
            label={stepLabels[step]}
            isLink={hasRows}
          />
        )}
      </td>
      <td className={classNames(figure, isMarked && 'font-semibold text-bad')}>
        {said(ofStepBefore)}
        {isMarked ? <span className="sr-only"> fell by more than 3 points</span> : null}
      </td>
      {itWas === null ? null : <td className={classNames(figure, 'text-ink-3')}>{said(itWas)}</td>}
      <td className={figure}>{said(ofStarted)}</td>
      <td className={classNames(figure, 'text-ink-soft')}>
        <LeftHere row={row} />
      </td>
      <td className={classNames(figure, 'pe-4')}>{waitText(medianSeconds)}</td>
    </tr>
  )
}

interface StepTableProps {
  rows: readonly StepRow[]
  days: Days
  /** The days that are compared with, in words; null without them. */
  beforeText: string | null
  filters: Partial<Record<CutName, string>>
  hasRows: boolean
  chosen: LaterStep
  onChoose: (step: LaterStep) => void
}

/** The eight steps, each with its bar and its figures. One of them is chosen, by pointing or with the up and down keys. */
export const StepTable = ({ rows, beforeText, chosen, onChoose, ...rest }: StepTableProps) => {
  const group = useId()
  const most = Math.max(0, ...rows.map(({ value }) => value ?? 0))
  return (
    // Sideways on a phone: it is scrolled to by the choices in it.
    <div className="-mx-4 overflow-x-auto border-y border-line-soft bg-surface">
      <table aria-label="Steps of the journey" className="w-full text-sm">
        <thead className="border-b border-line-soft">
          <tr className="bg-surface">
            <th scope="col" className="ps-4">
              <span className="sr-only">Number</span>
            </th>
            <th scope="col" className={classNames(heading, 'sticky start-0 z-10 bg-surface text-start!')}>
              Step
            </th>
            <th scope="col">
              <span className="sr-only">Bar</span>
            </th>
            <th scope="col" className={heading}>
              Customers
            </th>
            <th scope="col" className={heading}>
              Of step before
            </th>
            {beforeText === null ? null : (
              <th scope="col" className={heading} title={beforeText}>
                It was
              </th>
            )}
            <th scope="col" className={heading}>
              Of started
            </th>
            <th scope="col" className={heading}>
              Left here
            </th>
            <th
              scope="col"
              className={classNames(heading, 'pe-4')}
              title="Since the step before, of those who reached the step in these days; about, to an eighth"
            >
              Median time
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.step}
              {...rest}
              row={row}
              most={most}
              group={group}
              isChosen={row.step === chosen}
              onChoose={() => {
                if (row.step !== 'started') onChoose(row.step)
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
