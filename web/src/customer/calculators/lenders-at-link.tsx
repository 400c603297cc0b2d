import type { LendersAt } from '@marketplace/contract/loans/calculators'
import { Link } from '../../router/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { buttonClass } from '../../ui/button.tsx'

interface LendersProps {
  lenders: LendersAt | undefined
  /** False where nothing is said of an EMI. */
  isOfEmi?: boolean
}

const LendersButton = ({ lenders, isOfEmi = true }: LendersProps) => {
  const t = useText()
  if (lenders === undefined) return null
  const { address, at_most, all } = lenders
  const words = (): string => {
    if (!isOfEmi) return t('calc.lenders_lend', { count: all })
    return at_most > 0 ? t('calc.lenders_at', { count: at_most }) : t('calc.lenders_above', { count: all })
  }
  return (
    <Link
      to={address}
      className={buttonClass('primary', 'figures min-h-12 w-full text-center leading-tight')}
    >
      {words()}
    </Link>
  )
}

/** On from a result: to the lenders of that amount and time, by what they publish today. On a phone the button is in the foot. */
export const LendersAtLink = ({ lenders, isOfEmi = true }: LendersProps) => {
  const t = useText()
  const format = useFormat()
  if (lenders === undefined) return null
  const { product_type, amount, tenure_months } = lenders
  return (
    <div className="no-print mt-4">
      <div className="mb-1 hidden lg:block">
        <LendersButton lenders={lenders} isOfEmi={isOfEmi} />
      </div>
      <p className="figures text-xs text-ink-soft">
        {t('calc.lenders_note', {
          name: t(`products.name.${product_type}`),
          amount: format.money(amount),
          time: format.tenure(tenure_months),
        })}
      </p>
    </div>
  )
}

export interface CalculatorFootProps extends LendersProps {
  label: string
  figure: string
}

/** What stays in sight on a phone while the sliders move: the figure, and the way on. */
export const CalculatorFoot = ({ label, figure, ...rest }: CalculatorFootProps) => (
  <div className="no-print sticks-below sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-soft bg-surface px-4 py-3 shadow-lift sm:-mx-6 sm:px-6 lg:hidden">
    <p aria-hidden="true" className="figures shrink-0">
      <span className="block text-xs text-ink-soft">{label}</span>
      <span className="text-figure font-semibold">{figure}</span>
    </p>
    <div className="min-w-40 flex-1">
      <LendersButton {...rest} />
    </div>
  </div>
)
