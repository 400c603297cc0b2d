import type { QuestionName } from './customer-fields.ts'
import { loanProducts, type LoanProduct } from '../reference/product-journeys.ts'

/** The question groups, in the order of the page: one a screen. Each loan asks some of them. */
export const questionGroups = [
  'about',
  'contact',
  'home',
  'work',
  'business',
  'gold',
  'property',
  'course',
  'co_applicant',
  'vehicle',
  'loan',
  'bank',
] as const
export type QuestionGroup = (typeof questionGroups)[number]

/** What one loan asks: its groups, each with its questions in the order of the page. */
type Asking = Readonly<Partial<Record<QuestionGroup, readonly QuestionName[]>>>

const about = ['pan_name', 'first_name', 'last_name', 'birth_date', 'tin', 'gender'] as const
const contact = ['email', 'mobile_phone_number'] as const
const address = ['address1', 'address2', 'locality', 'postal_code'] as const
const home = [...address, 'residence_type', 'monthly_rent'] as const
const employment = ['employment_status_code', 'employer_name', 'officepincode', 'salary_mode'] as const
const income = [...employment, 'monthly_income', 'emi'] as const
const loan = ['se_loan_amount', 'credit_score_class'] as const
const messages = ['prefer_net_banking', 'communication_preference', 'allow_sms', 'allow_emails'] as const
const bank = ['ifsc', 'account_number', ...messages] as const

const vehicleLoan: Asking = {
  about,
  contact,
  home,
  work: income,
  vehicle: ['vehicle_condition', 'vehicle_model', 'vehicle_price', 'down_payment', 'credit_score_class'],
  bank,
}

/**
 * The questions of each loan: only what its matching, pricing and applications use. What is asked here and does not say that it
 * may be empty is needed, and what is shared goes to a lender (customer-fields.ts).
 */
const askingOf: Readonly<Record<LoanProduct, Asking>> = {
  'Personal Loans': {
    about,
    contact,
    home,
    work: [...income, 'household_income', 'household_income_amount', 'educational_level'],
    loan: ['se_loan_amount', 'loan_purpose', 'credit_score_class'],
    bank,
  },
  'Business Loans': {
    about,
    contact,
    home,
    business: [
      'employment_status_code',
      'professional_type',
      'professional_years',
      'business_name',
      'business_company_type',
      'business_pan',
      'business_registration_type',
      'gstin',
      'business_nature',
      'business_years',
      'business_current_turnover',
      'business_gross_profit',
    ],
    loan,
    bank: ['ifsc', 'account_number', 'business_account', ...messages],
  },
  'Gold Loans': {
    about,
    contact,
    home: address,
    gold: ['gold_purity', 'gold_weight_grams', 'gold_coin_grams', 'open_gold_loans', 'se_loan_amount'],
  },
  'Affordable Housing Loan': {
    about,
    contact,
    home,
    work: [...income, 'household_income'],
    property: ['property_kind', 'property_value', 'property_postal_code'],
    loan,
  },
  'Student Loans': {
    about,
    contact,
    home: address,
    course: ['course_name', 'institute_name', 'course_level', 'course_country', 'course_cost'],
    co_applicant: ['co_applicant_income'],
    loan,
  },
  '2-wheeler': vehicleLoan,
  Car: vehicleLoan,
}

/** Amounts that are often asked for, in rupees: the page offers them by one press. */
export const amountPicks: Readonly<Record<LoanProduct, readonly number[]>> = {
  'Personal Loans': [50_000, 100_000, 200_000, 500_000, 1_000_000],
  'Business Loans': [200_000, 500_000, 1_000_000, 2_500_000, 5_000_000],
  'Gold Loans': [25_000, 50_000, 100_000, 200_000, 500_000],
  'Affordable Housing Loan': [1_000_000, 1_500_000, 2_500_000, 4_000_000, 6_000_000],
  'Student Loans': [200_000, 500_000, 1_000_000, 2_000_000, 4_000_000],
  '2-wheeler': [],
  Car: [],
}

/** The groups of a loan, in the order of the page. */
export const groupsOf = (product: LoanProduct): QuestionGroup[] =>
  questionGroups.filter((group) => askingOf[product][group] !== undefined)

/** The questions of a group of a loan, whether they come up or not. */
export const questionsIn = (group: QuestionGroup, product: LoanProduct): readonly QuestionName[] =>
  askingOf[product][group] ?? []

/** Every question of a loan, in the order of the page. */
export const questionsOf = (product: LoanProduct): QuestionName[] =>
  groupsOf(product).flatMap((group) => questionsIn(group, product))

/** Loans that ask a question, in their order. */
export const loansThatAsk = (question: QuestionName): LoanProduct[] =>
  loanProducts.filter((product) => questionsOf(product).includes(question))
