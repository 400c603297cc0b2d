import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { goldCalculator } from '../../offers/ask/own-calculator.ts'
import { useValues, type Controls } from './detail-context.ts'
import { AmountQuestion, RadioQuestion, TextQuestion } from './question-fields.tsx'

const wide = 'sm:col-span-2'

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

/** What a gold loan asks of the gold; the amount may be left to what the gold is good for. */
export const goldQuestions = {
  gold_purity: (needed) => (
    <RadioQuestion
      {...needed}
      name="gold_purity"
      hint="details.gold_purity_hint"
      className={wide}
      columns={2}
    />
  ),
  gold_weight_grams: (needed) => (
    <div>
      <TextQuestion
        {...needed}
        name="gold_weight_grams"
        hint="details.gold_weight_grams_hint"
        typed="decimal"
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
      />
      <GoldWorthLink />
    </div>
  ),
  se_loan_amount: (needed) => <AmountQuestion {...needed} hint="details.gold_amount_hint" className={wide} />,
} satisfies Controls
