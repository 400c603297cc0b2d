import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { goesByCoApplicant } from '@marketplace/contract/reference/product-traits'
import type { LoanRecord } from '@marketplace/contract/reference/product-record'
import type { Profile } from '@marketplace/contract/customers/profiles'
import { calculatorAddress, goldCalculator } from '../../calculators/gold-calculator.ts'

/** A calculator with the customer's own figures in it. */
export interface OwnCalculator {
  name: LoanRecord['calculator']
  to: string
}

type Told = Pick<
  Profile,
  'monthly_income' | 'co_applicant_income' | 'emi' | 'gold_weight_grams' | 'gold_purity' | 'se_loan_amount'
>

/** The calculator that answers how much a loan may be: by the gold, by the income that repays it, or by its instalment. */
export const ownCalculator = (product: LoanProduct, told: Told): OwnCalculator => {
  const { calculator: name } = productJourneys[product]
  if (name === 'gold') return { name, to: goldCalculator(told.gold_weight_grams, told.gold_purity) }
  if (name === 'emi') return { name, to: calculatorAddress('emi', { amount: told.se_loan_amount }) }
  const ofCoApplicant = goesByCoApplicant(product)
  const inputs = {
    monthly_income: ofCoApplicant ? told.co_applicant_income : told.monthly_income,
    emi: ofCoApplicant ? null : told.emi,
  }
  return { name, to: calculatorAddress('eligibility', inputs) }
}
