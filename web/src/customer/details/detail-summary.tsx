import {
  isFlagQuestion,
  isMoneyQuestion,
  isOptionQuestion,
} from '@marketplace/contract/customers/customer-fields'
import { groupsOf } from '@marketplace/contract/customers/product-questions'
import { optionSetOf } from '@marketplace/contract/customers/profile-options'
import { useLayoutEffect } from 'react'
import { Link } from '../../router/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useText, type Text } from '../../i18n/use-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { problemsOf } from './check-details.ts'
import { useFormContext, useValues, type DetailFormContext } from './questions/detail-context.ts'
import { isField, isNeeded, shownIn, type GroupName, type Question } from './detail-groups.ts'
import { toWire, type DetailValues } from './detail-values.ts'
import { maskContact } from './mask-contact.ts'

/** An answer as people read it; empty where there is none. */
const answerOf = (
  question: Question,
  { kit, profile }: DetailFormContext,
  values: DetailValues,
  t: Text,
  money: (rupees: number) => string,
): string => {
  if (!isField(question)) return maskContact(profile.mobile_phone_number ?? '')
  const value = values[question]
  if (question === 'email' && profile.email_verified === 1) return maskContact(String(value))
  if (isFlagQuestion(question)) return t(value === true ? 'details.yes' : 'details.no')
  if (value === '') return ''
  if (isOptionQuestion(question)) {
    const choices = kit.options(optionSetOf[question])
    return choices.find((choice) => String(choice.value) === value)?.label ?? ''
  }
  const wire = toWire(question, value)
  return isMoneyQuestion(question) && typeof wire === 'number' && !Number.isNaN(wire)
    ? money(wire)
    : String(value)
}

const Answer = ({ question, problem }: { question: Question; problem: string | undefined }) => {
  const t = useText()
  const { money } = useFormat()
  const form = useFormContext()
  const values = useValues()
  const answer = answerOf(question, form, values, t, money)
  const isLater = isNeeded(question, values, form.product)
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,14rem)_1fr]">
      <dt className="text-sm text-ink-soft">{t(`details.${question}`)}</dt>
      <dd className="figures min-w-0 break-words">
        {answer === '' && problem === undefined ? (
          <span className="text-ink-soft">{t(isLater ? 'details.asked_later' : 'details.not_given')}</span>
        ) : (
          answer
        )}
        {problem === undefined ? null : (
          <span className={answer === '' ? undefined : 'ms-2'}>
            <Badge tone="warn">
              {problem === 'field_required' ? t('details.missing') : t.message(problem)}
            </Badge>
          </span>
        )}
      </dd>
    </div>
  )
}

const GroupSummary = ({ group, problems }: { group: GroupName; problems: ReadonlyMap<Question, string> }) => {
  const t = useText()
  const { product } = useFormContext()
  const values = useValues()
  return (
    <Card aria-labelledby={`summary-${group}`}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={`summary-${group}`} className="text-lg">
          {t(`details.${group}`)}
        </h2>
        <Link
          id={`change-${group}`}
          to={`?part=${group}`}
          className={buttonClass('quiet', '-me-4 shrink-0')}
          aria-label={t('details.edit_part', { part: t(`details.${group}`) })}
        >
          {t('details.edit')}
        </Link>
      </div>
      <dl className="mt-2 divide-y divide-line-soft">
        {shownIn(group, values, product).map((question) => (
          <Answer key={question} question={question} problem={problems.get(question)} />
        ))}
      </dl>
    </Card>
  )
}

/**
 * All that was told, group by group, each to be changed: for who comes back to their details. From a group that was open
 * the focus goes back to where it was opened.
 */
export const DetailSummary = ({ from }: { from: GroupName | null }) => {
  const { surroundings, product } = useFormContext()
  const wrong = problemsOf(useValues(), surroundings())
  useLayoutEffect(() => {
    if (from !== null) document.getElementById(`change-${from}`)?.focus()
  }, [from])
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {groupsOf(product).map((group) => (
        <GroupSummary key={group} group={group} problems={wrong} />
      ))}
    </div>
  )
}
