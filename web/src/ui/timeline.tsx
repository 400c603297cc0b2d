import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type StepState = 'done' | 'now' | 'ahead' | 'stopped'

const dots: Record<Exclude<StepState, 'stopped'>, string> = {
  done: 'border-tone bg-tone',
  now: 'border-tone bg-surface ring-4 ring-brand-soft',
  ahead: 'border-line bg-surface',
}

/** A dot; a cross where the way ended, so that the end is told by shape as well. */
const Mark = ({ state, className }: { state: StepState; className: string }) =>
  state === 'stopped' ? (
    <IconX aria-hidden="true" stroke={3} className={classNames('bg-surface text-bad', className)} />
  ) : (
    <span aria-hidden="true" className={classNames('rounded-full border-2', dots[state], className)} />
  )

interface Step {
  key: string | number
  label: ReactNode
  state: StepState
  /** The state in words, for whoever does not see the dot. */
  stateText: string
  detail?: ReactNode
}

/** What happened and what comes, one below the other. */
export const Timeline = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="relative">
    {steps.map(({ key, label, state, stateText, detail }) => (
      <li
        key={key}
        aria-current={state === 'now' ? 'step' : undefined}
        className="relative ps-8 pb-4 before:absolute before:start-[7px] before:top-4 before:bottom-0 before:w-0.5 before:bg-line-soft last:before:hidden"
      >
        <Mark state={state} className="absolute start-0 top-1 size-4" />
        <span className={state === 'ahead' ? 'text-ink-soft' : 'font-semibold'}>{label}</span>
        <span className="sr-only"> ({stateText})</span>
        {detail === undefined ? null : <div className="text-sm text-ink-soft">{detail}</div>}
      </li>
    ))}
  </ol>
)

/** The same steps in one line of dots, beside a sentence that says where things stand. */
export const StepDots = ({
  label,
  steps,
}: {
  label: string
  steps: readonly Pick<Step, 'key' | 'state'>[]
}) => (
  <span>
    <span className="sr-only">{label}</span>
    <span aria-hidden="true" className="inline-flex items-center">
      {steps.map(({ key, state }) => (
        <span
          key={key}
          className="inline-flex items-center before:h-0.5 before:w-4 before:bg-line first:before:hidden"
        >
          <Mark state={state} className={state === 'stopped' ? 'size-4' : 'size-3'} />
        </span>
      ))}
    </span>
  </span>
)
