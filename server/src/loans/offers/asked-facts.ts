import { createHash } from 'node:crypto'
import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { EligibilityAsk } from '../../market/connectors/lender-protocol.ts'
import { isShared, type SharedDetail } from '../../market/connectors/shared-details.ts'
import { employmentOf, type Applicant } from '../../market/matching/applicant.ts'
import { parseDay } from '../../platform/calendar/calendar-day.ts'
import { completedYears } from '../../platform/calendar/completed-years.ts'

/** Digits of a PIN code that name its sorting district. */
const PIN_PREFIX_DIGITS = 3

const isAskedBy = (product: ProductType, detail: SharedDetail): boolean =>
  isLoanProduct(product) && isShared(product, detail)

/**
 * All that a lender is told before consent: nothing that says who the person is, and nothing that the loan does not ask, though
 * it may have been told for another. `today` is the day in India.
 */
export const toEligibilityAsk = (
  applicant: Applicant,
  today: string,
  product: ProductType,
): EligibilityAsk => {
  const { birth_date, monthly_income, employment_status_code: code, postal_code } = applicant
  const isIncomeAsked = isAskedBy(product, 'monthly_income') || isAskedBy(product, 'co_applicant_income')
  return {
    age: birth_date === null ? null : completedYears(parseDay(birth_date), parseDay(today)),
    monthly_income: isIncomeAsked ? monthly_income : null,
    employment: code === null || !isAskedBy(product, 'employment_status') ? null : employmentOf(code),
    pin_prefix: postal_code?.slice(0, PIN_PREFIX_DIGITS) ?? null,
    amount: applicant.amount,
    tenure_months: applicant.tenure_months,
  }
}

/** The key of an ask: the same ask again is the same, and nothing in it lets two lenders tell that they were asked about one person. */
export const keyOfAsk = (appId: string, lenderId: number, askedHash: Buffer): string =>
  createHash('sha256').update(`${appId}:${lenderId}:`).update(askedHash).digest('hex')

/**
 * Tells whether an answer is still to the question of now. Amount and tenure are left out: a lender answers with a rate and
 * the most that it lends, which hold for every amount up to that, so that moving the slider asks nobody again.
 */
export const hashOfAsk = ({ age, monthly_income, employment, pin_prefix }: EligibilityAsk): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([age, monthly_income, employment, pin_prefix]))
    .digest()
