import { decidingQuestions } from '@marketplace/contract/customers/profile-completion'
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type FormEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { useFormContext } from './questions/detail-context.ts'
import { askedIn, isField, isNeeded, type GroupName, type Question as QuestionName } from './detail-groups.ts'
import type { DetailValues } from './detail-values.ts'

/** What the group wants done when it opens: nothing on the first page, else its heading, or its first mistake. */
export type Arrival = 'first' | 'heading' | 'mistake'

export interface GroupFormProps {
  group: GroupName
  arrival: Arrival
  nextLabel: string
  isBusy: boolean
  /** The group is fine. */
  onNext: () => void
  /** It is not; `question` is the first that is wrong. */
  onWrong: (question: QuestionName) => void
  onBack: (() => void) | null
}

/** The answers that decide what is asked, with a render when one of them changes. */
const useDeciding = (): DetailValues => {
  const { answers } = useFormContext()
  useSyncExternalStore(answers.subscribe, () =>
    decidingQuestions.map((field) => answers.values()[field]).join(' '),
  )
  return answers.values()
}

const focusOn = (question: QuestionName): void => document.getElementById(`detail-${question}`)?.focus()

/** One group of questions, its buttons, and how its answers are kept and saved. */
export const GroupForm = (props: GroupFormProps) => {
  const { group, arrival, nextLabel, isBusy, onNext, onWrong, onBack } = props
  const t = useText()
  const { answers, problems, product, kit, enterGroup, leaveGroup } = useFormContext()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const deciding = useDeciding()
  const asked = askedIn(group, deciding, product)

  /** What is wrong stands in the page when it returns: a screen reader tells it with the focus that goes there next. */
  const check = (): QuestionName | null => {
    const wrong = problems()
    flushSync(() => answers.validate(asked.filter(isField)))
    return asked.find((question) => wrong.has(question)) ?? null
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = check()
    if (wrong === null) return onNext()
    onWrong(wrong)
    focusOn(wrong)
  }
  const arrive = useEffectEvent((): void => {
    if (arrival === 'first') return
    scrollTo(0, 0)
    if (arrival === 'heading') headingRef.current?.focus({ preventScroll: true })
    else {
      // Not while React is at work: the mistakes could not be shown at once.
      queueMicrotask(() => {
        const wrong = check()
        if (wrong !== null) focusOn(wrong)
      })
    }
  })
  // Before the next paint: what is sealed must not be seen once more where the group led to.
  useLayoutEffect(() => {
    enterGroup()
    return leaveGroup
  }, [enterGroup, leaveGroup])
  useEffect(() => arrive(), [])

  return (
    <form noValidate onSubmit={submit}>
      <Card>
        <h2 ref={headingRef} tabIndex={-1} className="text-lg outline-none">
          {t(`details.${group}`)}
        </h2>
        <p className="mt-1 text-ink-soft">{t(`details.${group}_lead`)}</p>
        <div className="mt-5 grid items-start gap-5 sm:grid-cols-2">
          {asked.map((question) => (
            <Fragment key={question}>
              {kit.controls[question]?.({ isNeeded: isNeeded(question, deciding, product) })}
            </Fragment>
          ))}
        </div>
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          {onBack === null ? (
            <span />
          ) : (
            <Button kind="quiet" onClick={onBack}>
              {t('details.back')}
            </Button>
          )}
          <Button type="submit" busy={isBusy} className="sm:min-w-56">
            {nextLabel}
          </Button>
        </div>
      </Card>
    </form>
  )
}
