import {
  goesByCoApplicant,
  productJourneys,
  type LoanProduct,
} from '@marketplace/contract/reference/product-journeys'
import type { LoanRecord } from '@marketplace/contract/product-record'
import type { Profile } from '@marketplace/contract/customers/profiles'

/** A calculator with the customer's own figures in it. */
export interface OwnCalculator {
  name: LoanRecord['calculator']
  to: string
}

type Told = Pick<
  Profile,
  'monthly_income' | 'co_applicant_income' | 'emi' | 'gold_weight_grams' | 'gold_purity' | 'se_loan_amount'
>

/** The carats that the calculator knows, by the option of goldPurity. */
const carats: Readonly<Record<string, string>> = { 1: '24', 2: '22', 3: '20', 4: '18' }

const address = (
  page: string,
  inputs: Readonly<Record<string, number | string | null | undefined>>,
): string => {
  const told = Object.entries(inputs).flatMap(([name, value]) =>
    value == null || value === '' ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(told).toString()
  return `/calculators/${page}${search === '' ? '' : `?${search}`}`
}

/** What gold is worth, from its weight and purity as far as they are known. */
export const goldCalculator = (weight: number | string | null, purity: number | string | null): string =>
  address('gold-value', { weight_grams: weight, purity: carats[purity ?? ''] })

/** The calculator that answers how much a loan may be: by the gold, by the income that repays it, or by its instalment. */
export const ownCalculator = (product: LoanProduct, told: Told): OwnCalculator => {
  const { calculator: name } = productJourneys[product]
  if (name === 'gold') return { name, to: goldCalculator(told.gold_weight_grams, told.gold_purity) }
  if (name === 'emi') return { name, to: address('emi', { amount: told.se_loan_amount }) }
  const ofCoApplicant = goesByCoApplicant(product)
  const inputs = {
    monthly_income: ofCoApplicant ? told.co_applicant_income : told.monthly_income,
    emi: ofCoApplicant ? null : told.emi,
  }
  return { name, to: address('eligibility', inputs) }
}
