import type { Controls } from './detail-context.ts'
import { MoneyQuestion, SelectQuestion, TextQuestion } from './question-fields.tsx'

/** What a housing loan asks of the home, and of the household: the microfinance rule has no say in it. */
export const propertyQuestions = {
  household_income: (needed) => (
    <SelectQuestion
      {...needed}
      name="household_income"
      hint="details.home_household_income_hint"
      className="sm:col-span-2"
    />
  ),
  property_kind: (needed) => <SelectQuestion {...needed} name="property_kind" className="sm:col-span-2" />,
  property_value: (needed) => (
    <MoneyQuestion {...needed} name="property_value" hint="details.property_value_hint" />
  ),
  property_postal_code: (needed) => (
    <TextQuestion
      {...needed}
      name="property_postal_code"
      hint="details.property_postal_code_hint"
      typed="digits"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
    />
  ),
} satisfies Controls
