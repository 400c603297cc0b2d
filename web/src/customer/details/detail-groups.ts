import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { DetailField, DetailValues } from './detail-values.ts'

/** The question groups, in the order of the page: one a screen. Each loan asks some of them. */
export const groupNames = [
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
export type GroupName = (typeof groupNames)[number]

/** A question of the page; the mobile number is proved by passcode and not typed into the form. */
export type Question = DetailField | 'mobile_phone_number'

/** What one loan asks: its groups in the order of the page, each with its questions. */
type Asking = Readonly<Partial<Record<GroupName, readonly Question[]>>>

const about = ['first_name', 'last_name', 'birth_date', 'tin', 'gender'] as const
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

/** The questions of each loan: only what its matching, pricing and applications use. */
const askingOf: Readonly<Record<LoanProduct, Asking>> = {
  'Personal Loans': {
    about,
    contact,
    home,
    work: [...income, 'household_income', 'educational_level'],
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
    gold: ['gold_purity', 'gold_weight_grams', 'se_loan_amount'],
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

/** Options of currentResidencyType that have a rent, and those of them whose rent may not stay empty. */
const rented: ReadonlySet<string> = new Set(['3', '4', '5', '6', '7'])
const rentNeeded: ReadonlySet<string> = new Set(['3', '4', '5', '6'])
/** Options of employmentStatus. */
const SALARIED = '1'
const PROFESSIONAL = '2'
/** Option of businessRegistrationType. */
const GST_REGISTRATION = '1'
/** Option of businessCompanyType: its owner's own PAN is the only one it has. */
const PROPRIETORSHIP = '1'

/** The answers that decide which other questions come up. */
export const decidingFields = [
  'residence_type',
  'employment_status_code',
  'business_registration_type',
  'business_company_type',
] as const
export type Deciding = Pick<DetailValues, (typeof decidingFields)[number]>

const isSalaried = ({ employment_status_code }: Deciding): boolean => employment_status_code === SALARIED
const isProfessional = ({ employment_status_code }: Deciding): boolean =>
  employment_status_code === PROFESSIONAL

/** Questions that an answer brings with it. */
const onlyWhen: Partial<Record<Question, (values: Deciding) => boolean>> = {
  monthly_rent: ({ residence_type }) => rented.has(residence_type),
  employer_name: isSalaried,
  officepincode: isSalaried,
  salary_mode: isSalaried,
  professional_type: isProfessional,
  professional_years: isProfessional,
  gstin: ({ business_registration_type }) => business_registration_type === GST_REGISTRATION,
  business_pan: ({ business_company_type }) =>
    business_company_type !== '' && business_company_type !== PROPRIETORSHIP,
}

/** Whether a question of the loan comes up, given what was answered before it. */
export const isAsked = (question: Question, values: Deciding): boolean => onlyWhen[question]?.(values) ?? true

const optional: ReadonlySet<Question> = new Set<Question>([
  'address2',
  'locality',
  'educational_level',
  'loan_purpose',
  'credit_score_class',
  'business_account',
  ...bank,
])
/** Without an amount, as much as the gold is good for is meant. */
const isOptional = (question: Question, product: LoanProduct): boolean =>
  optional.has(question) || (question === 'se_loan_amount' && product === 'Gold Loans')

/**
 * Whether offers need an answer to a question. It follows the server's completion rule, which has the last word: what that
 * finds missing is marked on the page whatever stands here.
 */
export const isNeeded = (question: Question, values: Deciding, product: LoanProduct): boolean =>
  isAsked(question, values) &&
  !isOptional(question, product) &&
  (question !== 'monthly_rent' || rentNeeded.has(values.residence_type))

/** The groups of a loan, in the order of the page. */
export const groupsOf = (product: LoanProduct): GroupName[] =>
  groupNames.filter((group) => askingOf[product][group] !== undefined)

/** Every question of a loan, asked or not, in the order of the page. */
export const questionsOf = (product: LoanProduct): Question[] =>
  groupsOf(product).flatMap((group) => askingOf[product][group] ?? [])

export const askedIn = (group: GroupName, values: Deciding, product: LoanProduct): Question[] =>
  (askingOf[product][group] ?? []).filter((question) => isAsked(question, values))

export const isField = (question: Question): question is DetailField => question !== 'mobile_phone_number'

/** The group in which a loan asks a question. */
export const groupOf = (question: Question, product: LoanProduct): GroupName =>
  groupsOf(product).find((group) => askingOf[product][group]?.includes(question) === true) ?? 'about'

export const findGroup = (name: string | null, product: LoanProduct): GroupName | null =>
  groupsOf(product).find((group) => group === name) ?? null
