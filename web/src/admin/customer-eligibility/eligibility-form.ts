import type { checkEligibility } from '@marketplace/contract/loans/customer-eligibility'
import type { Body } from '@marketplace/contract/platform/call'
import { numberFromText } from '../../office/form/typed-number.ts'

/** What is typed on the page, as text; a birth date as YYYY-MM-DD or empty. */
export interface EligibilityForm {
  subject: 'profile' | 'customer'
  user_id: string
  birth_date: string
  employment_status_code: string
  monthly_income: string
  household_income: string
  emi: string
  credit_score_class: string
  postal_code: string
  amount: string
  tenure_months: string
  brand_id: string
}

export const emptyForm: EligibilityForm = {
  subject: 'profile',
  user_id: '',
  birth_date: '',
  employment_status_code: '',
  monthly_income: '',
  household_income: '',
  emi: '',
  credit_score_class: '',
  postal_code: '',
  amount: '200000',
  tenure_months: '36',
  brand_id: '',
}

/** The brand to begin with: the first of these names that is one, else the first brand. @returns its value; empty while there is none. */
export const brandNamed = (
  brands: readonly { value: string; label: string }[],
  names: readonly string[],
): string =>
  names
    .map((name) => brands.find(({ label }) => label === name)?.value)
    .find((value) => value !== undefined) ??
  brands[0]?.value ??
  ''

export type EligibilityAsk = Body<typeof checkEligibility>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A customer's id: the id alone, or the address of their record in the CSR portal. */
const userIdOf = (typed: string): string | null => {
  const text = typed.trim().toLowerCase()
  const id = /\/csr-portal\/([0-9a-f-]+)/.exec(text)?.[1] ?? text
  return UUID.test(id) ? id : null
}

/** The typed form as a request; null while something that it needs is missing. What is left empty is not told. */
export const askOfForm = (form: EligibilityForm): EligibilityAsk | null => {
  const [amount, tenure_months] = [numberFromText(form.amount), numberFromText(form.tenure_months)]
  if (amount === null || tenure_months === null || form.brand_id === '') return null
  const ask = { amount, tenure_months, brand_id: Number(form.brand_id) }
  if (form.subject === 'customer') {
    const user_id = userIdOf(form.user_id)
    return user_id === null ? null : { ...ask, user_id }
  }
  return {
    ...ask,
    profile: {
      birth_date: form.birth_date === '' ? null : form.birth_date,
      employment_status_code: numberFromText(form.employment_status_code),
      monthly_income: numberFromText(form.monthly_income),
      household_income: numberFromText(form.household_income),
      emi: numberFromText(form.emi),
      credit_score_class: numberFromText(form.credit_score_class),
      postal_code: form.postal_code === '' ? null : form.postal_code,
    },
  }
}
