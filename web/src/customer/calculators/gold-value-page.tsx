import { calculatorInputs } from '@marketplace/contract/loans/calculator-inputs'
import { calculateGoldValue, type GoldValueAnswer } from '@marketplace/contract/loans/calculators'
import { call } from '../../api/call.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { CalculatorField, CalculatorRadios, useRange } from './calculator-fields.tsx'
import { CalculatorFrame, FigureList, MainFigure } from './calculator-frame.tsx'
import { LendersAtLink } from './lenders-at-link.tsx'
import { useCalculator, type Typed } from './use-calculator.ts'

const ask = async (query: Typed, signal: AbortSignal): Promise<GoldValueAnswer> =>
  (await call(calculateGoldValue, { query, signal })).data

const Tiers = ({ tiers }: { tiers: GoldValueAnswer['tiers'] }) => {
  const t = useText()
  const format = useFormat()
  return (
    <table className="figures mt-4 w-full text-sm">
      <caption className="pb-1 text-start font-semibold">{t('calc.gold.tiers')}</caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="py-1.5 text-start font-normal">
            {t('calc.gold.step')}
          </th>
          <th scope="col" className="py-1.5 ps-3 text-end font-normal">
            {t('calc.gold.share')}
          </th>
          <th scope="col" className="py-1.5 ps-3 text-end font-normal">
            {t('calc.gold.loan')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ percent, up_to, amount }) => (
          <tr key={percent} className="border-t border-line-soft">
            <th scope="row" className="py-1.5 text-start font-normal">
              {up_to === null
                ? t('calc.gold.above')
                : t('calc.gold.up_to', { amount: format.moneyInWords(up_to) })}
            </th>
            <td className="py-1.5 ps-3 text-end">{format.percent(percent)}</td>
            <td className="py-1.5 ps-3 text-end">{format.money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Answer = ({ answer }: { answer: GoldValueAnswer }) => {
  const t = useText()
  const format = useFormat()
  const rate = format.money(answer.rate_per_gram)
  return (
    <>
      <MainFigure label={t('calc.gold.most')}>{format.money(answer.amount)}</MainFigure>
      <LendersAtLink lenders={answer.lenders} isOfEmi={false} />
      <FigureList
        rows={[
          [t('calc.gold.value'), format.money(answer.value)],
          ...(answer.at_end === null
            ? []
            : ([
                [t('calc.gold.interest'), format.money(answer.at_end.interest)],
                [
                  t('calc.gold.total', { months: format.tenure(answer.at_end.months) }),
                  format.money(answer.at_end.total),
                ],
              ] as const)),
        ]}
      />
      <p className="mt-2 text-sm">
        {answer.rate === null
          ? t('calc.gold.rate_typed', { rate })
          : t(`calc.gold.rate_of_${answer.rate.basis}`, {
              rate,
              day: format.day(answer.rate.day),
              source: t(`calc.gold.source.${answer.rate.source}`),
            })}{' '}
        {answer.rate?.is_old === 1 ? (
          <strong className="font-semibold">{t('calc.gold.rate_old')}</strong>
        ) : null}
      </p>
      <Tiers tiers={answer.tiers} />
    </>
  )
}

const inputs = calculatorInputs['gold-value']

/** What gold is worth, and the most that may be lent on it (domain.md 6.6). */
export const GoldValuePage = () => {
  const t = useText()
  const format = useFormat()
  const range = useRange()
  const calculator = useCalculator('gold-value', ask)
  const { typed, faults } = calculator
  // Hidden and not left out: what stands there is sent and kept all the same.
  const isAtEnd =
    typed['repayment'] === 'at_end' || faults['rate'] !== undefined || faults['months'] !== undefined
  return (
    <CalculatorFrame
      path="/calculators/gold-value"
      title="title.calculator_gold"
      lead={t('calc.gold_lead')}
      calculator={calculator}
      rule={() => t('calc.gold.rule')}
      foot={(answer) => ({
        label: t('calc.gold.most'),
        figure: format.money(answer.amount),
        lenders: answer.lenders,
        isOfEmi: false,
      })}
      fields={
        <>
          <CalculatorField
            {...calculator}
            name="weight_grams"
            label={t('calc.gold.weight')}
            input={inputs.weight_grams}
          />
          <CalculatorRadios
            {...calculator}
            name="purity"
            label={t('calc.gold.purity')}
            input={inputs.purity}
            words={Object.fromEntries(
              inputs.purity.of.map((carat) => [carat, t('calc.gold.carat', { carat })]),
            )}
          />
          <CalculatorField
            {...calculator}
            name="rate_per_gram"
            label={t('calc.gold.rate')}
            hint={t('calc.gold.rate_hint', { range: range(inputs.rate_per_gram) })}
            input={inputs.rate_per_gram}
          />
          <CalculatorRadios
            {...calculator}
            name="repayment"
            label={t('calc.gold.repayment')}
            input={inputs.repayment}
            words={{ instalments: t('calc.gold.instalments'), at_end: t('calc.gold.at_end') }}
          />
          <div hidden={!isAtEnd} className="space-y-4">
            <CalculatorField {...calculator} name="rate" label={t('calc.rate')} input={inputs.rate} />
            <CalculatorField
              {...calculator}
              name="months"
              label={t('calc.gold.months')}
              input={inputs.months}
            />
          </div>
        </>
      }
    >
      {(answer) => <Answer answer={answer} />}
    </CalculatorFrame>
  )
}
