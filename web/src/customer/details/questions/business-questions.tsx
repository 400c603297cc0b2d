import type { Controls } from './detail-context.ts'
import { FlagQuestion, SealedQuestion, SelectQuestion, TextQuestion } from './question-fields.tsx'

const wide = 'sm:col-span-2'
/** Option of businessRegistrationType: the business question sends who has none to personal loans (section 4). */
const NOT_REGISTERED = 7

/** What a business loan asks of the business. */
export const businessQuestions = {
  professional_type: (needed) => <SelectQuestion {...needed} name="professional_type" />,
  professional_years: (needed) => <SelectQuestion {...needed} name="professional_years" />,
  business_name: (needed) => (
    <TextQuestion
      {...needed}
      name="business_name"
      hint="details.business_name_hint"
      className={wide}
      autoComplete="organization"
      maxLength={40}
    />
  ),
  business_company_type: (needed) => <SelectQuestion {...needed} name="business_company_type" />,
  business_pan: (needed) => (
    <SealedQuestion
      {...needed}
      name="business_pan"
      hint="details.business_pan_hint"
      typed="upper"
      maxLength={10}
    />
  ),
  business_registration_type: (needed) => (
    <SelectQuestion
      {...needed}
      name="business_registration_type"
      without={NOT_REGISTERED}
      hint="details.business_registration_type_hint"
    />
  ),
  gstin: (needed) => (
    <SealedQuestion {...needed} name="gstin" hint="details.gstin_hint" typed="upper" maxLength={15} />
  ),
  business_nature: (needed) => <SelectQuestion {...needed} name="business_nature" />,
  business_years: (needed) => <SelectQuestion {...needed} name="business_years" />,
  business_current_turnover: (needed) => (
    <SelectQuestion
      {...needed}
      name="business_current_turnover"
      hint="details.business_current_turnover_hint"
    />
  ),
  business_gross_profit: (needed) => (
    <SelectQuestion {...needed} name="business_gross_profit" hint="details.business_gross_profit_hint" />
  ),
  business_account: () => <FlagQuestion name="business_account" className={wide} />,
} satisfies Controls
