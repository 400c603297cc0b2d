import type { PartnerStatement } from '@marketplace/contract/money/partner-statements'
import { IconCheck, IconX } from '@tabler/icons-react'
import { classNames } from '../../ui/class-names.ts'
import { stepsOfStatement } from './steps-of-statement.ts'

const inWords = { done: ' (done)', now: '', ahead: ' (to come)', stopped: ' (stopped here)' } as const

/** Where a statement stands on its way: Draft, Shown, Approved, Paid. */
export const StatementSteps = ({ statement }: { statement: PartnerStatement }) => (
  <ol className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-sm" aria-label="Steps">
    {stepsOfStatement(statement).map(({ title, day, state }, index) => (
      <li
        key={title}
        aria-current={state === 'now' ? 'step' : undefined}
        className={classNames('flex items-center gap-2', state === 'now' ? 'font-semibold' : 'text-ink-soft')}
      >
        <span
          aria-hidden="true"
          className={classNames(
            'inline-flex size-6 items-center justify-center rounded-full border text-xs',
            state === 'ahead'
              ? 'border-line'
              : state === 'stopped'
                ? 'border-bad text-bad'
                : 'border-brand bg-brand text-on-brand',
          )}
        >
          {state === 'done' ? (
            <IconCheck className="size-4" />
          ) : state === 'stopped' ? (
            <IconX className="size-4" />
          ) : (
            index + 1
          )}
        </span>
        <span>
          {title}
          {day === null ? null : <span className="figures"> {day}</span>}
          <span className="sr-only">{inWords[state]}</span>
        </span>
      </li>
    ))}
  </ol>
)
