import { calculatorInputs } from '@marketplace/contract/loans/calculator-inputs'
import { calculateEligibility, type EligibilityAnswer } from '@marketplace/contract/loans/calculators'
import { call } from '../../api/call.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { CalculatorField, useRange } from './calculator-fields.tsx'
import { CalculatorFrame, FigureList, MainFigure } from './calculator-frame.tsx'
import { LendersAtLink } from './lenders-at-link.tsx'
import { useCalculator, type Typed } from './use-calculator.ts'

const ask = async (query: Typed, signal: AbortSignal): Promise<EligibilityAnswer> =>
  (await call(calculateEligibility, { query, signal })).data

/** What the law had for small household incomes before an answer says what it is. */
const unanswered = { household_limit: 300_000, household_percent: 50 }

const Answer = ({ answer }: { answer: EligibilityAnswer }) => {
  const t = useText()
  const format = useFormat()
  const { bound_by, by_household, by_income } = answer
  const binding = bound_by === 'household' && by_household !== null ? by_household : by_income
  return (
    <>
      <MainFigure label={t('calc.eligibility.most')}>{format.money(answer.amount)}</MainFigure>
      {answer.amount > 0 ? null : (
        <Notice tone="warn" className="mt-3">
          {t('calc.eligibility.nothing')}
        </Notice>
      )}
      {bound_by === 'income' ? null : (
        <Notice className="mt-3">
          {t('calc.eligibility.by_household', { amount: format.money(binding.ceiling) })}
        </Notice>
      )}
      {answer.amount > 0 ? <LendersAtLink lenders={answer.lenders} /> : null}
      <FigureList
        rows={[
          [t('calc.eligibility.at_emi'), format.money(answer.emi)],
          [t('calc.eligibility.ceiling'), format.money(binding.ceiling)],
          [t('calc.eligibility.left'), format.money(binding.left)],
        ]}
      />
    </>
  )
}

/** What an income can bear (domain.md 6.5). */
export const EligibilityPage = () => {
  const t = useText()
  const format = useFormat()
  const range = useRange()
  const calculator = useCalculator('eligibility', ask)
  const { monthly_income, emi, foir_percent, rate, months, household_income } = calculatorInputs.eligibility
  return (
    <CalculatorFrame
      path="/calculators/eligibility"
      title="title.calculator_eligibility"
      lead={t('calc.eligibility_lead')}
      calculator={calculator}
      rule={(answer) => {
        const { household_limit, household_percent } = answer ?? unanswered
        return t('calc.eligibility.rule', {
          limit: format.money(household_limit),
          percent: format.percent(household_percent),
        })
      }}
      foot={(answer) => ({
        label: t('calc.eligibility.most'),
        figure: format.money(answer.amount),
        lenders: answer.lenders,
      })}
      fields={
        <>
          <CalculatorField
            {...calculator}
            name="monthly_income"
            label={t('calc.eligibility.income')}
            input={monthly_income}
          />
          <CalculatorField {...calculator} name="emi" label={t('calc.eligibility.emi')} input={emi} />
          <CalculatorField
            {...calculator}
            name="foir_percent"
            label={t('calc.eligibility.foir')}
            hint={`${t('calc.eligibility.foir_hint')} ${range(foir_percent)}`}
            input={foir_percent}
          />
          <CalculatorField {...calculator} name="rate" label={t('calc.rate')} input={rate} />
          <CalculatorField {...calculator} name="months" label={t('calc.tenure')} input={months} />
          <CalculatorField
            {...calculator}
            name="household_income"
            label={t('calc.eligibility.household')}
            hint={t('calc.optional', { hint: t('calc.eligibility.household_hint') })}
            input={household_income}
          />
        </>
      }
    >
      {(answer) => <Answer answer={answer} />}
    </CalculatorFrame>
  )
}
