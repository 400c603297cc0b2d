import { groupsOf } from '@marketplace/contract/customers/product-questions'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '../../router/link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { openAnswers, progressOf } from './check-details.ts'
import { useFormContext, useValues } from './questions/detail-context.ts'
import { askedIn, groupOf, isNeeded, type GroupName } from './detail-groups.ts'

/** How many questions of each group are open: they want an answer, now or when a lender is applied to, or a right one. */
const useOpenQuestions = (): ReadonlyMap<GroupName, number> => {
  const { surroundings, product } = useFormContext()
  const values = useValues()
  const open = new Map<GroupName, number>()
  for (const { question } of openAnswers(values, surroundings())) {
    const group = groupOf(question, product)
    open.set(group, (open.get(group) ?? 0) + 1)
  }
  return open
}

/** The bar: wanted answers that are there and fine, of all that are wanted now; full only where nothing is left. */
export const DetailProgress = () => {
  const t = useText()
  const { surroundings } = useFormContext()
  const { done, needed } = progressOf(useValues(), surroundings())
  return (
    <ProgressBar
      label={done === needed ? t('details.none_left') : t('details.left', { count: needed - done })}
      value={done}
      max={needed}
    />
  )
}

/** What a group still wants; one that may stay empty is never called done. */
const StepMark = ({ number, open, isOptional }: { number: number; open: number; isOptional: boolean }) => {
  const isDone = open === 0 && !isOptional
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'figures flex size-7 shrink-0 items-center justify-center rounded-full border text-sm',
        isDone ? 'border-good text-good' : 'border-line text-ink-soft',
      )}
    >
      {isDone ? <IconCheck className="size-4" /> : number}
    </span>
  )
}

/** The groups at the side of a wide page, each with what it still wants. */
export const DetailSteps = ({ current }: { current: GroupName }) => {
  const t = useText()
  const { product } = useFormContext()
  const values = useValues()
  const openCounts = useOpenQuestions()
  return (
    <nav aria-label={t('details.parts')}>
      <ol className="space-y-1">
        {groupsOf(product).map((group, index) => {
          const open = openCounts.get(group) ?? 0
          const isOptional = askedIn(group, values, product).every(
            (question) => !isNeeded(question, values, product),
          )
          const state = t(isOptional ? 'details.part_optional' : 'details.part_done')
          return (
            <li key={group}>
              <Link
                to={`?part=${group}`}
                aria-current={group === current ? 'step' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-ink no-underline hover:bg-brand-soft',
                  group === current && 'bg-brand-soft font-semibold',
                )}
              >
                <StepMark number={index + 1} open={open} isOptional={isOptional} />
                <span>
                  {t(`details.${group}`)}
                  <span className="block text-xs font-normal text-ink-soft">
                    {open > 0 ? t('details.part_missing', { count: open }) : state}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
