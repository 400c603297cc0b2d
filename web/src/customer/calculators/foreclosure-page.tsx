import { calculatorInputs } from '@marketplace/contract/loans/calculator-inputs'
import { calculateForeclosure, type ForeclosureAnswer } from '@marketplace/contract/loans/calculators'
import { call } from '../../api/call.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { ComparisonTable } from '../../ui/comparison-table.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { CalculatorField, CalculatorRadios, useRange } from './calculator-fields.tsx'
import { CalculatorFrame, FigureList, MainFigure } from './calculator-frame.tsx'
import { useCalculator, type Calculator, type Typed } from './use-calculator.ts'

const ask = async (query: Typed, signal: AbortSignal): Promise<ForeclosureAnswer> =>
  (await call(calculateForeclosure, { query, signal })).data

const AfterPart = ({ part }: { part: NonNullable<ForeclosureAnswer['part']> }) => {
  const t = useText()
  const format = useFormat()
  const { shorter, smaller } = part
  const cells = (of: (way: typeof smaller) => string) => ({ shorter: of(shorter), smaller: of(smaller) })
  return (
    <section aria-labelledby="after-part" className="mt-5">
      <h3 id="after-part" className="text-base">
        {t('calc.close.after_part', { amount: format.money(part.amount) })}
      </h3>
      <p className="mb-2 text-sm">
        {t('calc.close.part_lead', {
          outstanding: format.money(part.outstanding),
          charge: format.money(part.charge),
          tax: format.money(part.tax),
        })}
      </p>
      <ComparisonTable
        caption={t('calc.close.choice')}
        factHeading={t('calc.close.choice')}
        columns={[
          { key: 'shorter', heading: t('calc.close.shorter') },
          { key: 'smaller', heading: t('calc.close.smaller') },
        ]}
        rows={[
          { key: 'emi', label: t('calc.monthly_emi'), cells: cells(({ emi }) => format.money(emi)) },
          {
            key: 'months',
            label: t('calc.close.left'),
            cells: {
              shorter: `${shorter.months} (${t('calc.close.fewer', { months: shorter.months_fewer })})`,
              smaller: String(smaller.months),
            },
          },
          {
            key: 'saved',
            label: t('calc.close.saved'),
            cells: cells(({ interest_saved }) => format.money(interest_saved)),
          },
          {
            key: 'net',
            label: t('calc.close.part_net'),
            cells: cells(({ net_saved }) => format.money(net_saved)),
          },
        ]}
      />
    </section>
  )
}

const Answer = ({ answer }: { answer: ForeclosureAnswer }) => {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <MainFigure label={t('calc.close.total')}>{format.money(answer.total)}</MainFigure>
      {answer.free_because === null ? null : (
        <Notice tone="good" title={t('calc.close.free')} className="mt-3">
          <p>{t(`calc.close.free.${answer.free_because}`)}</p>
          <p className="mt-1 text-sm">{t('calc.close.source', { source: answer.free_source ?? '' })}</p>
        </Notice>
      )}
      <FigureList
        rows={[
          [t('calc.close.outstanding'), format.money(answer.outstanding)],
          [
            t('calc.close.charge_line', { percent: format.percent(answer.charge_percent) }),
            format.money(answer.charge),
          ],
          [
            t('calc.close.tax_line', { percent: format.percent(answer.tax_percent) }),
            format.money(answer.tax),
          ],
          [t('calc.close.broken'), format.money(answer.broken_interest)],
          [t('calc.close.ahead'), format.money(answer.interest_ahead)],
          [
            t(answer.net_saved < 0 ? 'calc.close.net_loss' : 'calc.close.net'),
            format.money(Math.abs(answer.net_saved)),
          ],
          [t('calc.monthly_emi'), format.money(answer.emi)],
        ]}
      />
      {answer.part === null ? null : <AfterPart part={answer.part} />}
    </>
  )
}

const inputs = calculatorInputs.foreclosure

const Fields = ({ calculator }: { calculator: Calculator<ForeclosureAnswer> }) => {
  const t = useText()
  const range = useRange()
  // Hidden and not left out: what stands there is sent and kept all the same.
  const isForBusiness = calculator.typed['purpose'] === 'business'
  return (
    <>
      <CalculatorField {...calculator} name="amount" label={t('calc.amount')} input={inputs.amount} />
      <CalculatorField {...calculator} name="rate" label={t('calc.rate')} input={inputs.rate} />
      <CalculatorField {...calculator} name="months" label={t('calc.tenure')} input={inputs.months} />
      <CalculatorField {...calculator} name="paid" label={t('calc.close.paid')} input={inputs.paid} />
      <CalculatorRadios
        {...calculator}
        name="rate_kind"
        label={t('calc.close.rate_kind')}
        input={inputs.rate_kind}
        words={{ fixed: t('calc.close.fixed'), floating: t('calc.close.floating') }}
      />
      <CalculatorRadios
        {...calculator}
        name="sanctioned"
        label={t('calc.close.sanctioned')}
        input={inputs.sanctioned}
        words={{ from_2026: t('calc.close.from_2026'), before_2026: t('calc.close.before_2026') }}
      />
      <CalculatorRadios
        {...calculator}
        name="purpose"
        label={t('calc.close.purpose')}
        input={inputs.purpose}
        columns={1}
        words={{
          personal: t('calc.close.personal'),
          home: t('calc.close.home'),
          microfinance: t('calc.close.microfinance'),
          business: t('calc.close.business'),
        }}
      />
      <div hidden={!isForBusiness} className="space-y-4">
        <CalculatorRadios
          {...calculator}
          name="borrower"
          label={t('calc.close.borrower')}
          input={inputs.borrower}
          columns={1}
          words={{
            individual: t('calc.close.individual'),
            mse: t('calc.close.mse'),
            other: t('calc.close.larger'),
          }}
        />
        <CalculatorRadios
          {...calculator}
          name="lender_group"
          label={t('calc.close.lender')}
          input={inputs.lender_group}
          columns={1}
          words={{
            bank: t('calc.close.bank'),
            small: t('calc.close.small'),
            other: t('calc.close.other'),
          }}
        />
      </div>
      <CalculatorField
        {...calculator}
        name="charge_percent"
        label={t('calc.close.charge')}
        hint={t('calc.close.charge_hint', { range: range(inputs.charge_percent) })}
        input={inputs.charge_percent}
      />
      <CalculatorField
        {...calculator}
        name="broken_days"
        label={t('calc.close.days')}
        input={inputs.broken_days}
      />
      <CalculatorField
        {...calculator}
        name="part"
        label={t('calc.close.part')}
        hint={t('calc.close.part_hint')}
        input={inputs.part}
      />
    </>
  )
}

/** What closes a loan early, and what paying a part of it does (domain.md 6.4, 5.10). */
export const ForeclosurePage = () => {
  const t = useText()
  const calculator = useCalculator('foreclosure', ask)
  return (
    <CalculatorFrame
      path="/calculators/foreclosure"
      title="title.calculator_foreclosure"
      lead={t('calc.foreclosure_lead')}
      calculator={calculator}
      rule={() => t('calc.close.rule')}
      fields={<Fields calculator={calculator} />}
    >
      {(answer) => <Answer answer={answer} />}
    </CalculatorFrame>
  )
}
