import type { Controls } from './detail-context.ts'
import { AmountQuestion, RadioQuestion, TextQuestion } from './question-fields.tsx'

const wide = 'sm:col-span-2'

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
    <TextQuestion
      {...needed}
      name="gold_weight_grams"
      hint="details.gold_weight_grams_hint"
      typed="decimal"
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
    />
  ),
  se_loan_amount: (needed) => <AmountQuestion {...needed} hint="details.gold_amount_hint" className={wide} />,
} satisfies Controls
