import { createHash } from 'node:crypto'
import type { EligibilityAsk } from '../connectors/lender-protocol.ts'
import { employmentOf, type Applicant } from './applicant.ts'
import { parseDay } from './calendar-day.ts'
import { completedYears } from './completed-years.ts'

/** Digits of a PIN code that name its sorting district. */
const PIN_PREFIX_DIGITS = 3

/** All that a lender is told before consent: nothing that says who the person is. `today` is the day in India. */
export const toEligibilityAsk = (applicant: Applicant, today: string): EligibilityAsk => ({
  age: applicant.birth_date === null ? null : completedYears(parseDay(applicant.birth_date), parseDay(today)),
  monthly_income: applicant.monthly_income,
  employment:
    applicant.employment_status_code === null ? null : employmentOf(applicant.employment_status_code),
  pin_prefix: applicant.postal_code?.slice(0, PIN_PREFIX_DIGITS) ?? null,
  amount: applicant.amount,
  tenure_months: applicant.tenure_months,
})

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
