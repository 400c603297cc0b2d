import { useId } from 'react'
import { Link } from '../../router/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Hinted } from '../show/hint.tsx'
import { shareText } from '../show/share-text.ts'
import { BarShape, Hatch } from './bar-form.tsx'
import { lengthOf } from './bar-geometry.ts'

interface FunnelBarProps {
  /** How many reached the step, and how many the one before; for the first step the same twice. */
  value: number
  before: number
  /** Of the largest step. */
  most: number
  /** How what was left since the step before is drawn. */
  rest: 'light' | 'hatched'
}

/** A step as a bar: who reached it, then who was left since the step before. Its figures stand beside it in words. */
export const FunnelBar = ({ value, before, most, rest }: FunnelBarProps) => {
  const hatch = useId()
  const reached = lengthOf(value, most)
  const length = lengthOf(before, most)
  return (
    <svg aria-hidden="true" width="100%" height={14} className="block">
      {rest === 'hatched' ? <Hatch id={hatch} /> : null}
      {length > reached ? (
        <BarShape
          form={rest === 'hatched' ? 'hatched' : 'rest'}
          hatch={hatch}
          x={rest === 'hatched' ? `${reached}%` : 0}
          width={`${rest === 'hatched' ? length - reached : length}%`}
          height={14}
        />
      ) : null}
      {reached === 0 ? null : <BarShape form="full" width={`${reached}%`} height={14} />}
    </svg>
  )
}

export interface FunnelStep {
  key: string
  label: string
  /** What one of it is, for whoever points at its line or focuses it. */
  meaning?: string
  value: number
  /** Its share of the step before is less than in the time that is compared with. */
  hasFallen: boolean
}

interface FunnelBarsProps {
  /** What is seen: "Reached in these days". */
  label: string
  steps: readonly FunnelStep[]
  textOf: (value: number) => string
  /** The address of the rows of a step, where they have one. */
  rowsOf: (step: FunnelStep) => string | null
}

/** The parts of a line, as a link where it leads somewhere. */
const rowLook =
  '-mx-2 col-span-full grid min-h-7 grid-cols-subgrid items-center rounded-control px-2 pointer-coarse:min-h-11'

/** The steps of a way, each as a bar beside the step before, with its number and its share of the step before. */
export const FunnelBars = ({ label, steps, textOf, rowsOf }: FunnelBarsProps) => {
  const most = Math.max(0, ...steps.map(({ value }) => value))
  return (
    <ol
      aria-label={label}
      className="grid grid-cols-[minmax(0,auto)_minmax(3rem,1fr)_auto_auto] gap-x-3 text-sm"
    >
      {steps.map((step, place) => {
        const before = steps[place - 1]?.value
        const address = rowsOf(step)
        const parts = (
          <>
            <span className="truncate text-ink-soft">{step.label}</span>
            <FunnelBar value={step.value} before={before ?? step.value} most={most} rest="light" />
            <span
              className={classNames(
                'figures text-end font-semibold',
                address !== null && 'underline decoration-line underline-offset-3',
              )}
            >
              {textOf(step.value)}
            </span>
            <span
              className={classNames(
                'figures min-w-12 text-end text-xs',
                step.hasFallen ? 'font-semibold text-bad' : 'text-ink-3',
              )}
            >
              {before === undefined ? null : (
                <>
                  <span className="sr-only">, </span>
                  {shareText(step.value, before)}
                  <span className="sr-only"> of the step before{step.hasFallen ? ', it fell' : ''}</span>
                </>
              )}
            </span>
          </>
        )
        const line =
          address === null ? (
            <span className={rowLook}>{parts}</span>
          ) : (
            <Link to={address} className={classNames(rowLook, 'no-underline hover:bg-hover')}>
              {parts}
            </Link>
          )
        return (
          <li key={step.key} className="col-span-full grid grid-cols-subgrid">
            {step.meaning === undefined ? line : <Hinted text={step.meaning} button={line} />}
          </li>
        )
      })}
    </ol>
  )
}
