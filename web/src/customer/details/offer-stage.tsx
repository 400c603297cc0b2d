import { askedForOffers } from '@marketplace/contract/customers/profile-completion'
import { isUnsecuredPersonal } from '@marketplace/contract/reference/product-traits'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { offerQuestionsOf, type MatchFact } from '@marketplace/contract/customers/offer-questions'
import { tenureChoices } from '@marketplace/contract/market/tenure-choices'
import { Fragment, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { problemsOf, progressOf } from './check-details.ts'
import { isField, isWanted, type Question } from './detail-groups.ts'
import { answersOf } from './detail-values.ts'
import { useFormContext, useValues } from './questions/detail-context.ts'
import { SaveNote } from './save-note.tsx'

/** Questions whose answers need the whole line. */
const wide: ReadonlySet<Question> = new Set<Question>([
  'employment_status_code',
  'business_registration_type',
  'household_income',
  'household_income_amount',
  'gold_purity',
  'credit_score_class',
])

/** How many answers lead to the offers: those that are asked of everybody, and the time. */
export const answerCount = (product: LoanProduct): number => {
  const mayComeUp: ReadonlySet<MatchFact> = new Set<MatchFact>([
    'household_income',
    'household_income_amount',
    'gold_coin_grams',
    'open_gold_loans',
  ])
  const asked = offerQuestionsOf(product).filter(
    (question) =>
      !mayComeUp.has(question) &&
      (question !== 'se_loan_amount' || productJourneys[product].asks_amount === 'needed'),
  )
  return asked.length + 1
}

interface TimeProps {
  product: LoanProduct
  months: number
  onChange: (months: number) => void
}

/** How long the loan may take: chosen beforehand, and changed on the list of offers as well. */
const TimeQuestion = ({ product, months, onChange }: TimeProps) => {
  const t = useText()
  const format = useFormat()
  const { tenure, default_tenure_months } = productJourneys[product]
  const choices = new Set([...tenureChoices(tenure, default_tenure_months), months])
  return (
    <SelectField
      id="detail-tenure_months"
      name="tenure_months"
      label={t('details.tenure_months')}
      defaultValue={months}
      options={[...choices]
        .toSorted((a, b) => a - b)
        .map((value) => ({ value, label: format.tenure(value) }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}

interface OfferStageProps {
  months: number
  onMonths: (months: number) => void
  isBusy: boolean
  /** Everything that the offers go by is there and fine. */
  onDone: () => void
}

const focusOn = (question: Question): void => document.getElementById(`detail-${question}`)?.focus()

const amountOf = (product: LoanProduct): MatchFact =>
  productJourneys[product].asks_amount === 'price_less_down_payment' ? 'down_payment' : 'se_loan_amount'

/** The first of two stages, on one screen: what the offers go by, and nothing else. */
export const OfferStage = ({ months, onMonths, isBusy, onDone }: OfferStageProps) => {
  const t = useText()
  const { answers, product, kit, saveState, surroundings, saver } = useFormContext()
  const values = useValues()
  const asked = askedForOffers(product, answersOf(values))
  const { done, needed } = progressOf(values, surroundings())
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const problems = problemsOf(values, surroundings())
    // What is wrong stands in the page when the focus comes to it.
    flushSync(() => answers.validate(asked.filter(isField)))
    const wrong = asked.find((question) => problems.has(question))
    if (wrong === undefined) return onDone()
    void saver.flush()
    focusOn(wrong)
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t('details.heading')}>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 max-[17em]:grid-cols-1">
        {asked.map((question) => (
          <Fragment key={question}>
            <div className={classNames('min-w-0', wide.has(question) && 'col-span-full')}>
              {kit.controls[question]?.({
                isNeeded: isWanted(question, values, product, 'offers'),
              })}
            </div>
            {question === amountOf(product) ? (
              <TimeQuestion product={product} months={months} onChange={onMonths} />
            ) : null}
          </Fragment>
        ))}
      </div>
      {isUnsecuredPersonal(product) ? (
        <p className="mt-4 text-sm text-ink-soft">{t('details.quick_private')}</p>
      ) : null}
      <div className="sticky bottom-0 z-10 -mx-4 mt-5 border-t border-line-soft bg-surface px-4 py-3 shadow-lift sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-sm font-semibold">
            {done === needed ? t('details.none_left') : t('details.left', { count: needed - done })}
          </p>
          <SaveNote state={saveState} />
        </div>
        <Button type="submit" busy={isBusy} className="min-h-12 w-full lg:w-auto lg:min-w-64">
          {t('details.see_offers')}
        </Button>
      </div>
    </form>
  )
}
