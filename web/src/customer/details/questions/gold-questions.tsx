import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '../../../router/link.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { goldCalculator } from '../../calculators/gold-calculator.ts'
import { useValues } from './detail-context.ts'
import type { Looks } from '../question-looks.tsx'

/** What the gold is worth at today's rate, from what is typed; what is typed stays. */
const GoldWorthLink = () => {
  const t = useText()
  const { gold_weight_grams, gold_purity } = useValues()
  return (
    <Link
      to={goldCalculator(gold_weight_grams, gold_purity)}
      className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-brand-ink underline underline-offset-4"
    >
      {t('title.calculator_gold')}
      <IconChevronRight aria-hidden="true" className="-mx-1 size-4" />
    </Link>
  )
}

/** What is special about the questions of a gold loan: its amount may be left to what the gold is good for. */
export const goldLooks: Looks = {
  gold_weight_grams: { below: <GoldWorthLink /> },
  se_loan_amount: { wide: true, hint: 'details.gold_amount_hint' },
}
