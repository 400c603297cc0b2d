import { IconCheck } from '@tabler/icons-react'
import { classNames } from '../../ui/class-names.ts'
import { stepOf, steps } from './step-of.ts'
import type { LenderFile } from '@marketplace/contract/money/lender-files'

/** Where a file stands on its way: File, Questions, Plan, Result. */
export const FileSteps = ({ file }: { file: LenderFile }) => {
  const now = stepOf(file)
  return (
    <ol className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-sm" aria-label="Steps">
      {steps.map((title, index) => {
        const isDone = index < now
        return (
          <li
            key={title}
            aria-current={index === now ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2',
              index === now ? 'font-semibold' : 'text-ink-soft',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'inline-flex size-6 items-center justify-center rounded-full border text-xs',
                index <= now ? 'border-brand bg-brand text-on-brand' : 'border-line',
              )}
            >
              {isDone ? <IconCheck className="size-4" /> : index + 1}
            </span>
            {title}
            {isDone ? <span className="sr-only"> (done)</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
