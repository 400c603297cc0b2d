import type { MatchCheck } from '@marketplace/contract/market/offers'
import type { SecurityKind } from '@marketplace/contract/reference/product-record'
import { employmentEn, ordinalEn } from './reason-texts.en.ts'
import type { ReasonFigures, ReasonTexts, ReasonWords } from './reason-texts.ts'

const facts: Record<Exclude<MatchCheck, 'security_value'>, string> = {
  not_offered: 'Details',
  income_below_min: 'Income',
  income_above_max: 'Income',
  age_below_min: 'Birth date',
  age_above_max: 'Birth date',
  age_at_maturity: 'Birth date',
  employment: 'Employment',
  ticket_class: 'Amount',
  instalment_cannot_repay: 'Amount',
  credit_score: 'Credit score',
  no_credit_history: 'Credit score',
  pincode_not_served: 'PIN code',
  repayments_too_high: 'Income or EMIs',
  microfinance_limit: 'Household income or EMIs',
  turnover_below_min: 'Turnover',
  business_years_below_min: 'Years in business',
  registration_needed: 'Business registration',
}

const securityFacts: Record<SecurityKind, string> = {
  gold: 'Weight or purity of the gold',
  property: 'Value of the property',
  vehicle: 'Price of the vehicle',
}

const securities: Record<SecurityKind, string> = {
  gold: 'Gold worth',
  property: 'Property worth',
  vehicle: 'Vehicle priced at',
}

const incomeOf = (coApplicant: boolean): string => (coApplicant ? 'Co-applicant’s income' : 'Income')

const factAsked = (check: MatchCheck, { security, coApplicant }: ReasonFigures): string => {
  if (check === 'security_value') return security === null ? 'Security' : securityFacts[security]
  return check.startsWith('income_') ? incomeOf(coApplicant) : facts[check]
}

/** A check in words: what the person has, then what the lender takes. */
const compared = (has: string, needs: string, yours: string): ReasonWords => ({
  needs,
  yours,
  text: `${has}, needs ${needs}`,
})

const shareOf = ({ percent, coApplicant }: ReasonFigures): string =>
  `${percent} % of the ${coApplicant ? 'co-applicant’s ' : ''}income`

const failing: ReasonTexts['failing'] = {
  not_offered: () => ({ needs: 'to be live', yours: 'not live', text: 'Not live' }),
  income_below_min: ({ wanted, given, coApplicant }) =>
    compared(`${incomeOf(coApplicant)} ${given}`, `${wanted} or more`, given),
  income_above_max: ({ wanted, given, coApplicant }) =>
    compared(`${incomeOf(coApplicant)} ${given}`, `${wanted} or less`, given),
  age_below_min: ({ wanted, given }) => compared(`Age ${given}`, `${wanted} or more`, given),
  age_above_max: ({ wanted, given }) => compared(`Age ${given}`, `${wanted} or less`, given),
  age_at_maturity: ({ wanted, given }) => compared(`Age ${given} at the end`, `${wanted} or less`, given),
  employment: ({ employmentsTaken, employmentGiven }) => {
    const taken = employmentsTaken.map(employmentEn).join(' or ') || 'another kind of work'
    const given = employmentEn(employmentGiven)
    return compared(`Employment: ${given}`, taken, given)
  },
  ticket_class: ({ wanted, smallestLoan }) => ({
    needs: `a loan of ${wanted} or less`,
    yours: `its smallest loan of ${smallestLoan}`,
    text: `Lends ${wanted} at most, and ${smallestLoan} at least`,
  }),
  instalment_cannot_repay: () => ({
    needs: 'equal instalments that repay the loan',
    yours: 'they do not',
    text: 'Equal instalments do not repay the loan at this rate over so many months',
  }),
  credit_score: ({ wanted, given }) => compared(`Credit score ${given}`, `${wanted} or more`, given),
  no_credit_history: ({ wanted }) =>
    compared('No credit history', `a credit score of ${wanted} or more`, 'no credit history'),
  pincode_not_served: ({ given }) => ({
    needs: 'a PIN code that it serves',
    yours: given,
    text: `PIN code ${given} not served`,
  }),
  repayments_too_high: (figures) =>
    compared(
      `EMIs ${figures.given} with its smallest loan of ${figures.smallestLoan}`,
      `${figures.wanted} or less (${shareOf(figures)})`,
      `${figures.given} with its smallest loan of ${figures.smallestLoan}`,
    ),
  microfinance_limit: ({ wanted, given, percent, smallestLoan }) =>
    compared(
      `RBI rule: EMIs ${given} with its smallest loan of ${smallestLoan}`,
      `${wanted} or less (${percent} % of the household income)`,
      `${given} with its smallest loan of ${smallestLoan}`,
    ),
  turnover_below_min: ({ wanted, given }) =>
    compared(`Turnover ${given} a year`, `more than ${wanted}`, given),
  business_years_below_min: ({ wanted, given }) =>
    compared(`${given} years in business`, `${wanted} or more`, `${given} years`),
  registration_needed: () => ({
    needs: 'GST, Udyam or another registration',
    yours: 'not registered',
    text: 'Business not registered',
  }),
  security_value: ({ wanted, given, smallestLoan, security }) =>
    compared(
      `${security === null ? 'Security worth' : securities[security]} ${given}`,
      `${wanted} or more for its smallest loan of ${smallestLoan}`,
      given,
    ),
}

/** What nobody was asked for, or what we lack ourselves; null where the person has not given it. */
const notAsked = (
  check: MatchCheck,
  { security, lacksGoldRate, coApplicant }: ReasonFigures,
): string | null => {
  if (check === 'security_value' && security === 'gold' && lacksGoldRate) return 'No gold rate entered yet'
  return check === 'repayments_too_high' && coApplicant ? 'Co-applicant’s EMIs are not asked for' : null
}

const unknownNeeds = (check: MatchCheck, figures: ReasonFigures): string => {
  if (check === 'repayments_too_high') return `EMIs within ${shareOf(figures)}`
  if (check === 'microfinance_limit')
    return `EMIs within ${figures.percent} % of the household income, where it is ${figures.wanted} a year or less`
  return failing[check](figures).needs
}

const outcome = (alone: boolean): string => (alone ? 'would open this lender' : 'would meet this check')

/** Why a lender does not match, in the short words that staff read: what the person has, then what the lender needs. */
export const reasonTextsStaff: ReasonTexts = {
  failing,
  unknown: (check, figures) => {
    const needs = unknownNeeds(check, figures)
    const ours = notAsked(check, figures)
    if (ours !== null) return { needs, yours: 'not known', text: ours }
    const fact = factAsked(check, figures)
    return { needs, yours: 'not given', text: `${fact} not given`, unlock: `Ask for: ${fact.toLowerCase()}` }
  },
  unlock: {
    income: ({ figure, alone, coApplicant }) =>
      `${incomeOf(coApplicant)} of ${figure} a month ${outcome(alone)}`,
    birthday: ({ figure, day, alone }) => `The ${figure} birthday on ${day} ${outcome(alone)}`,
    tenure_at_most: ({ figure, alone }) => `${figure} months or less ${outcome(alone)}`,
    tenure_at_least: ({ figure, alone }) => `${figure} months ${outcome(alone)}`,
    score: ({ figure, alone }) => `A credit score of ${figure} or more ${outcome(alone)}`,
    other_emis_at_most: ({ figure, alone }) =>
      figure === '₹0'
        ? `No other EMIs ${outcome(alone)}`
        : `Other EMIs of ${figure} or less ${outcome(alone)}`,
    turnover_above: ({ figure, alone }) => `A turnover above ${figure} a year ${outcome(alone)}`,
    business_years: ({ figure, alone }) => `${figure} years in business ${outcome(alone)}`,
    registration: ({ alone }) => `Registering the business ${outcome(alone)}`,
    gold_worth: ({ figure, alone }) => `Gold worth ${figure} or more ${outcome(alone)}`,
    property_worth: ({ figure, alone }) => `A property worth ${figure} or more ${outcome(alone)}`,
  },
  ordinal: ordinalEn,
}
