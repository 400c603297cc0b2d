import { calculatorInputs } from '@marketplace/contract/loans/calculator-inputs'
import {
  calculateEligibility,
  calculateEmi,
  calculateForeclosure,
  calculateGoldValue,
  type CalculatorExamples,
} from '@marketplace/contract/loans/calculators'
import { Link } from '../../router/link.tsx'
import { call } from '../../api/call.ts'
import { useCarried } from '../../api/use-carried.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Band } from '../../ui/band.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { Spot } from '../spot/spot.tsx'
import { calculatorsOf } from './calculator-links.ts'

const fetchExamples = async (signal: AbortSignal): Promise<CalculatorExamples> => {
  const asked = { query: {}, signal }
  const [emi, eligibility, foreclosure, gold] = await Promise.all([
    call(calculateEmi, asked),
    call(calculateEligibility, asked),
    call(calculateForeclosure, asked),
    call(calculateGoldValue, asked),
  ])
  return {
    emi: emi.data.emi,
    eligibility: eligibility.data.amount,
    foreclosure: foreclosure.data.total,
    'gold-value': gold.data.amount,
  }
}

/** The drawing of each, and what its figure is of. */
const looks = {
  emi: { spot: 'instalment', example: 'calc.example.emi' },
  eligibility: { spot: 'reach', example: 'calc.example.eligibility' },
  foreclosure: { spot: 'early', example: 'calc.example.foreclosure' },
  'gold-value': { spot: 'Gold Loans', example: 'calc.example.gold' },
} as const

/** What stands in each calculator first, in words: what the figure of its tile is of. */
const useExampleWords = () => {
  const format = useFormat()
  const { emi, eligibility, foreclosure, 'gold-value': gold } = calculatorInputs
  return {
    amount: format.moneyInWords(emi.amount.start),
    time: format.tenure(emi.months.start),
    rate: format.percent(emi.rate.start),
    income: format.money(eligibility.monthly_income.start),
    emis: format.money(eligibility.emi.start),
    paid: foreclosure.paid.start,
    months: foreclosure.months.start,
    weight: gold.weight_grams.start,
    carat: gold.purity.start,
  }
}

/** The calculators that anyone may use, each with what it answers to a plain example. */
export const CalculatorsPage = () => {
  const t = useText()
  const format = useFormat()
  const words = useExampleWords()
  const { products, calculator_examples } = useBootstrap()
  const { value } = useCarried(calculator_examples, fetchExamples)
  return (
    <>
      <Band heading={t('title.calculators')}>
        <p className="mt-2 max-w-text text-on-band-soft lg:text-[1.125rem]">{t('calc.intro')}</p>
      </Band>
      <ul className="grid gap-3 sm:grid-cols-2 lg:gap-5">
        {calculatorsOf(products).map(({ name, path, title }) => (
          <li
            key={path}
            className="relative flex gap-4 rounded-surface bg-surface p-4 shadow-card transition-colors duration-120 hover:bg-brand-soft lg:p-5"
          >
            <Spot name={looks[name].spot} size={72} />
            <div className="min-w-0 grow">
              <h2 className="text-base">
                <Link
                  to={path}
                  className="text-brand-ink underline underline-offset-4 after:absolute after:inset-0 after:rounded-surface"
                >
                  {t(title)}
                </Link>
              </h2>
              {value === null ? (
                <Skeleton className="mt-2 h-16" />
              ) : (
                <p className="mt-1">
                  <strong className="figures block text-[1.75rem] leading-tight font-semibold lg:text-[2rem]">
                    {format.money(Math.round(value[name]))}
                  </strong>
                  <span className="figures text-sm text-ink-soft">{t(looks[name].example, words)}</span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
