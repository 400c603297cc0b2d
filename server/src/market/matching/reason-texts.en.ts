import type { MatchCheck } from '@marketplace/contract/market/offers'
import type { SecurityKind } from '@marketplace/contract/reference/product-record'
import type { ReasonFigures, ReasonTexts, ReasonWords } from './reason-texts.ts'

const employments: Record<number, string> = {
  1: 'salaried',
  2: 'self-employed professional',
  3: 'business owner',
  4: 'retired',
  5: 'student',
  6: 'homemaker',
  7: 'not working',
}
/** An option of employmentStatus in words. */
export const employmentEn = (option: number): string => employments[option] ?? 'another kind of work'
const listed = (options: readonly number[]): string =>
  options.map(employmentEn).join(' or ') || 'another kind of work'

const gave = (needs: string, yours: string): ReasonWords => ({
  needs,
  yours,
  text: `needs ${needs}; you gave ${yours}`,
})

const facts: Record<Exclude<MatchCheck, 'security_value'>, string> = {
  not_offered: 'details',
  income_below_min: 'monthly income',
  income_above_max: 'monthly income',
  age_below_min: 'birth date',
  age_above_max: 'birth date',
  age_at_maturity: 'birth date',
  employment: 'employment',
  ticket_class: 'loan amount',
  instalment_cannot_repay: 'loan amount',
  credit_score: 'credit score band',
  no_credit_history: 'credit score band',
  pincode_not_served: 'PIN code',
  repayments_too_high: 'monthly income and EMIs',
  microfinance_limit: 'household income and EMIs',
  turnover_below_min: 'yearly turnover',
  business_years_below_min: 'years in business',
  registration_needed: 'business registration',
}

const securityFacts: Record<SecurityKind, string> = {
  gold: 'gold’s weight and purity',
  property: 'property’s value',
  vehicle: 'vehicle’s price',
}

const factAsked = (check: MatchCheck, { security, coApplicant }: ReasonFigures): string => {
  if (check === 'security_value') return security === null ? 'details' : securityFacts[security]
  return coApplicant && check.startsWith('income_') ? 'co-applicant’s monthly income' : facts[check]
}

const income = ({ coApplicant }: ReasonFigures): string =>
  coApplicant ? 'a co-applicant’s income of' : 'income'

const whoseIncome = (coApplicant: boolean): string =>
  coApplicant ? 'your co-applicant’s income' : 'your income'

/** What stands in the way of telling a check that is not the applicant's to tell; null where it is. */
const unknownToUs = (check: MatchCheck, figures: ReasonFigures): string | null => {
  const { security, lacksGoldRate, coApplicant } = figures
  if (check === 'security_value' && security === 'gold' && lacksGoldRate)
    return 'we have no gold rate yet to value yours with'
  return check === 'repayments_too_high' && coApplicant ? 'we do not ask for your co-applicant’s EMIs' : null
}

const securityNeeds = ({ security, wanted, smallestLoan }: ReasonFigures): string => {
  const worth = {
    gold: `gold worth ${wanted} or more`,
    property: `a property worth ${wanted} or more`,
    vehicle: `a vehicle priced at ${wanted} or more`,
  }
  return `${security === null ? `security worth ${wanted} or more` : worth[security]} for its smallest loan of ${smallestLoan}`
}

const failing: ReasonTexts['failing'] = {
  not_offered: () => ({
    needs: 'an offer from the lender',
    yours: 'none at present',
    text: 'has no offer for you at present',
  }),
  income_below_min: (figures) => gave(`${income(figures)} ${figures.wanted} a month`, figures.given),
  income_above_max: (figures) => gave(`${income(figures)} ${figures.wanted} a month or less`, figures.given),
  age_below_min: ({ wanted, given }) => ({
    needs: `age ${wanted} or more`,
    yours: given,
    text: `needs age ${wanted} or more; you are ${given}`,
  }),
  age_above_max: ({ wanted, given }) => ({
    needs: `age ${wanted} or less`,
    yours: given,
    text: `needs age ${wanted} or less; you are ${given}`,
  }),
  age_at_maturity: ({ wanted, given }) => ({
    needs: `age ${wanted} or less when the loan ends`,
    yours: given,
    text: `needs age ${wanted} or less when the loan ends; you would be ${given}`,
  }),
  employment: ({ employmentsTaken, employmentGiven }) =>
    gave(`employment: ${listed(employmentsTaken)}`, employmentEn(employmentGiven)),
  ticket_class: ({ wanted, smallestLoan }) => ({
    needs: `a loan of ${wanted} or less`,
    yours: `its smallest loan of ${smallestLoan}`,
    text: `states ${wanted} as the most it lends, and ${smallestLoan} as the least`,
  }),
  instalment_cannot_repay: () => ({
    needs: 'a loan that equal instalments repay',
    yours: 'one that they do not',
    text: 'has a rate so high for so many months that equal instalments would not repay the loan; try fewer months',
  }),
  credit_score: ({ wanted, given }) => gave(`a credit score of ${wanted} or more`, given),
  no_credit_history: ({ wanted }) => gave(`a credit score of ${wanted} or more`, 'no credit history yet'),
  pincode_not_served: ({ given }) => ({
    needs: 'a PIN code that the lender serves',
    yours: given,
    text: `does not lend at PIN code ${given} yet`,
  }),
  repayments_too_high: ({ wanted, given, percent, smallestLoan, coApplicant }) => ({
    needs: `all EMIs together within ${percent} % of ${whoseIncome(coApplicant)}, ${wanted} a month`,
    yours: `${given} with its smallest loan of ${smallestLoan}`,
    text: `needs all EMIs together within ${percent} % of ${whoseIncome(coApplicant)}, ${wanted} a month; with its smallest loan of ${smallestLoan} yours would be ${given}`,
  }),
  microfinance_limit: ({ wanted, given, percent, smallestLoan }) => ({
    needs: `all EMIs together within ${percent} % of your household income, ${wanted} a month`,
    yours: `${given} with its smallest loan of ${smallestLoan}`,
    text: `by an RBI rule, all EMIs together must stay within ${percent} % of your household income, ${wanted} a month; with its smallest loan of ${smallestLoan} yours would be ${given}`,
  }),
  turnover_below_min: ({ wanted, given }) => gave(`a turnover above ${wanted} a year`, given),
  business_years_below_min: ({ wanted, given }) => ({
    needs: `${wanted} years in business or more`,
    yours: `${given} years`,
    text: `needs ${wanted} years in business or more; you gave ${given} years`,
  }),
  registration_needed: () => ({
    needs: 'a business with GST, Udyam or another registration',
    yours: 'not registered',
    text: 'needs a business with GST, Udyam or another registration; yours is not registered',
  }),
  security_value: (figures) => ({
    needs: securityNeeds(figures),
    yours: figures.given,
    text: `needs ${securityNeeds(figures)}; yours is ${figures.given}`,
  }),
}

const outcome = (alone: boolean): string => (alone ? 'would unlock this lender' : 'would meet this condition')

/** 21 is 21st. */
export const ordinalEn = (number: number): string => {
  const tail = number % 100
  const ending = tail >= 11 && tail <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** Why a lender did not match, in English. */
export const reasonTextsEn: ReasonTexts = {
  failing,
  unknown: (check, figures) => {
    const fact = factAsked(check, figures)
    const needs =
      check === 'repayments_too_high'
        ? `all EMIs together within ${figures.percent} % of ${whoseIncome(figures.coApplicant)}`
        : check === 'microfinance_limit'
          ? `all EMIs together within ${figures.percent} % of the household’s income where it earns ${figures.wanted} a year or less`
          : failing[check](figures).needs
    const ours = unknownToUs(check, figures)
    if (ours !== null) return { needs, yours: 'not known to us', text: `needs ${needs}; ${ours}` }
    return {
      needs,
      yours: 'not told yet',
      text: `needs ${needs}; you have not told us your ${fact}`,
      unlock: `Tell us your ${fact} to see whether this lender can offer you a loan`,
    }
  },
  unlock: {
    income: ({ figure, alone, coApplicant }) =>
      `${coApplicant ? 'A co-applicant’s income' : 'An income'} of ${figure} a month ${outcome(alone)}`,
    birthday: ({ figure, day, alone }) =>
      `From your ${figure} birthday on ${day} ${alone ? 'this lender is open to you' : 'you meet this condition'}`,
    tenure_at_most: ({ figure, alone }) => `A loan over ${figure} months or less ${outcome(alone)}`,
    tenure_at_least: ({ figure, alone }) => `A loan over ${figure} months ${outcome(alone)}`,
    score: ({ figure, alone }) => `A credit score of ${figure} or more ${outcome(alone)}`,
    other_emis_at_most: ({ figure, alone }) =>
      figure === '₹0'
        ? `Having no other EMIs ${outcome(alone)}`
        : `Other EMIs of ${figure} a month or less ${outcome(alone)}`,
    turnover_above: ({ figure, alone }) => `A turnover above ${figure} a year ${outcome(alone)}`,
    business_years: ({ figure, alone }) => `${figure} years in business ${outcome(alone)}`,
    registration: ({ alone }) => `Registering your business ${outcome(alone)}`,
    gold_worth: ({ figure, alone }) => `Gold worth ${figure} or more ${outcome(alone)}`,
    property_worth: ({ figure, alone }) => `A property worth ${figure} or more ${outcome(alone)}`,
  },
  ordinal: ordinalEn,
}
