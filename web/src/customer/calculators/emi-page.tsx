import { calculatorInputs } from '@marketplace/contract/loans/calculator-inputs'
import { calculateEmi, type EmiAnswer } from '@marketplace/contract/loans/calculators'
import { call } from '../../api/call.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Disclosure } from '../../ui/surfaces.tsx'
import { CalculatorField } from './calculator-fields.tsx'
import { CalculatorFrame, FigureList, MainFigure } from './calculator-frame.tsx'
import { LendersAtLink } from './lenders-at-link.tsx'
import { SplitLoan } from './split-loan.tsx'
import { useCalculator, type Typed } from './use-calculator.ts'
import { YearBars } from './year-bars.tsx'

const ask = async (query: Typed, signal: AbortSignal): Promise<EmiAnswer> =>
  (await call(calculateEmi, { query, signal })).data

/** What scrolls sideways has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0 } as const

const Schedule = ({ schedule }: { schedule: EmiAnswer['schedule'] }) => {
  const t = useText()
  const format = useFormat()
  const columns = [
    t('calc.emi.instalment'),
    t('calc.emi.principal'),
    t('calc.emi.interest_short'),
    t('calc.emi.owed'),
  ]
  return (
    <Disclosure summary={t('calc.emi.schedule')} className="text-sm">
      <section aria-label={t('calc.emi.schedule')} {...reachable} className="max-h-96 overflow-auto">
        <table className="figures w-full text-xs sm:text-sm">
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="p-1.5 text-start font-normal">
                {t('calc.emi.number')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="p-1.5 text-end font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {schedule.map((row) => (
              <tr key={row.number} className="border-t border-line-soft">
                <th scope="row" className="p-1.5 text-start font-normal text-ink-soft">
                  {row.number}
                </th>
                <td className="p-1.5 text-end">{format.money(row.emi)}</td>
                <td className="p-1.5 text-end">{format.money(row.principal)}</td>
                <td className="p-1.5 text-end">{format.money(row.interest)}</td>
                <td className="p-1.5 text-end">{format.money(row.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  )
}

/** The equated monthly instalment with its schedule (domain.md 6.1, 6.2). */
export const EmiPage = () => {
  const t = useText()
  const format = useFormat()
  const calculator = useCalculator('emi', ask)
  const { amount, rate, months } = calculatorInputs.emi
  return (
    <CalculatorFrame
      path="/calculators/emi"
      title="title.calculator_emi"
      lead={t('calc.emi_lead')}
      calculator={calculator}
      rule={() => t('calc.emi.rule')}
      foot={(answer) => ({
        label: t('calc.monthly_emi'),
        figure: format.money(answer.emi),
        lenders: answer.lenders,
      })}
      fields={
        <>
          <CalculatorField {...calculator} name="amount" label={t('calc.amount')} input={amount} />
          <CalculatorField {...calculator} name="rate" label={t('calc.rate')} input={rate} />
          <CalculatorField {...calculator} name="months" label={t('calc.tenure')} input={months} />
        </>
      }
    >
      {(answer) => (
        <>
          <MainFigure label={t('calc.monthly_emi')}>{format.money(answer.emi)}</MainFigure>
          <SplitLoan
            parts={[
              [t('calc.emi.borrowed'), answer.total_paid - answer.total_interest],
              [t('calc.emi.interest_short'), answer.total_interest],
            ]}
          />
          <LendersAtLink lenders={answer.lenders} />
          <FigureList
            rows={[
              [t('calc.emi.total'), format.money(answer.total_paid)],
              [t('calc.emi.last'), format.money(answer.last_emi)],
            ]}
          />
          <YearBars years={answer.years} />
          <Schedule schedule={answer.schedule} />
        </>
      )}
    </CalculatorFrame>
  )
}
