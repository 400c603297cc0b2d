import { EmailQuestion, MobileQuestion } from './contact-questions.tsx'
import type { Controls } from './detail-context.ts'
import {
  AmountQuestion,
  FlagQuestion,
  MoneyQuestion,
  RadioQuestion,
  SealedQuestion,
  SelectQuestion,
  TextQuestion,
} from './question-fields.tsx'

const wide = 'sm:col-span-2'
const pin = { inputMode: 'numeric', maxLength: 6, typed: 'digits' } as const
const ifsc = { typed: 'upper', autoComplete: 'off', autoCapitalize: 'characters', maxLength: 11 } as const

/** The questions that several loans ask. */
export const coreQuestions = {
  first_name: (needed) => (
    <TextQuestion
      {...needed}
      name="first_name"
      hint="details.name_hint"
      autoComplete="given-name"
      maxLength={60}
    />
  ),
  last_name: (needed) => (
    <TextQuestion
      {...needed}
      name="last_name"
      hint="details.name_hint"
      autoComplete="family-name"
      maxLength={60}
    />
  ),
  birth_date: (needed) => (
    <SealedQuestion {...needed} name="birth_date" hint="details.birth_date_hint" typed="day" />
  ),
  tin: (needed) => (
    <SealedQuestion {...needed} name="tin" hint="details.tin_hint" typed="upper" maxLength={10} />
  ),
  gender: (needed) => (
    <RadioQuestion {...needed} name="gender" hint="details.gender_hint" className={wide} columns={3} />
  ),
  email: () => <EmailQuestion />,
  mobile_phone_number: () => <MobileQuestion />,
  address1: (needed) => (
    <TextQuestion
      {...needed}
      name="address1"
      hint="details.address1_hint"
      className={wide}
      autoComplete="address-line1"
      maxLength={120}
    />
  ),
  address2: (needed) => (
    <TextQuestion {...needed} name="address2" className={wide} autoComplete="address-line2" maxLength={120} />
  ),
  locality: (needed) => (
    <TextQuestion
      {...needed}
      name="locality"
      hint="details.locality_hint"
      autoComplete="address-level3"
      maxLength={80}
    />
  ),
  postal_code: (needed) => (
    <TextQuestion
      {...needed}
      {...pin}
      name="postal_code"
      hint="details.postal_code_hint"
      autoComplete="postal-code"
    />
  ),
  residence_type: (needed) => <SelectQuestion {...needed} name="residence_type" />,
  monthly_rent: (needed) => (
    <MoneyQuestion {...needed} name="monthly_rent" hint="details.monthly_rent_hint" />
  ),
  employment_status_code: (needed) => (
    <SelectQuestion {...needed} name="employment_status_code" className={wide} />
  ),
  employer_name: (needed) => (
    <TextQuestion
      {...needed}
      name="employer_name"
      hint="details.employer_name_hint"
      autoComplete="organization"
      maxLength={40}
    />
  ),
  officepincode: (needed) => (
    <TextQuestion
      {...needed}
      {...pin}
      name="officepincode"
      hint="details.officepincode_hint"
      autoComplete="off"
    />
  ),
  salary_mode: (needed) => <RadioQuestion {...needed} name="salary_mode" className={wide} columns={3} />,
  monthly_income: (needed) => (
    <MoneyQuestion {...needed} name="monthly_income" hint="details.monthly_income_hint" />
  ),
  household_income: (needed) => (
    <SelectQuestion
      {...needed}
      name="household_income"
      hint="details.household_income_hint"
      className={wide}
    />
  ),
  emi: (needed) => <MoneyQuestion {...needed} name="emi" hint="details.emi_hint" />,
  educational_level: (needed) => <SelectQuestion {...needed} name="educational_level" className={wide} />,
  se_loan_amount: (needed) => (
    <AmountQuestion {...needed} hint="details.se_loan_amount_hint" className={wide} />
  ),
  loan_purpose: (needed) => <SelectQuestion {...needed} name="loan_purpose" />,
  credit_score_class: (needed) => (
    <SelectQuestion {...needed} name="credit_score_class" hint="details.credit_score_class_hint" />
  ),
  ifsc: (needed) => <TextQuestion {...needed} {...ifsc} name="ifsc" hint="details.ifsc_hint" />,
  account_number: (needed) => (
    <SealedQuestion
      {...needed}
      name="account_number"
      hint="details.account_number_hint"
      typed="digits"
      maxLength={18}
    />
  ),
  prefer_net_banking: (needed) => (
    <SelectQuestion {...needed} name="prefer_net_banking" hint="details.prefer_net_banking_hint" />
  ),
  communication_preference: (needed) => <SelectQuestion {...needed} name="communication_preference" />,
  allow_sms: () => <FlagQuestion name="allow_sms" className={wide} />,
  allow_emails: () => (
    <FlagQuestion name="allow_emails" hint="details.allow_hint" className={`${wide} -mt-4`} />
  ),
} satisfies Controls
