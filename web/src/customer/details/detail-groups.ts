import type { DetailField, DetailValues } from './detail-values.ts'

/** The question groups, in the order of the page: one a screen. */
export const groupNames = ['about', 'contact', 'home', 'work', 'loan', 'bank'] as const
export type GroupName = (typeof groupNames)[number]

/** A question of the page; the mobile number is proved by passcode and not typed into the form. */
export type Question = DetailField | 'mobile_phone_number'

const questions: Readonly<Record<GroupName, readonly Question[]>> = {
  about: ['first_name', 'last_name', 'birth_date', 'tin', 'gender'],
  contact: ['email', 'mobile_phone_number'],
  home: ['address1', 'address2', 'locality', 'postal_code', 'residence_type', 'monthly_rent'],
  work: [
    'employment_status_code',
    'employer_name',
    'officepincode',
    'salary_mode',
    'monthly_income',
    'emi',
    'household_income',
    'educational_level',
  ],
  loan: ['se_loan_amount', 'loan_purpose', 'credit_score_class'],
  bank: [
    'ifsc',
    'account_number',
    'prefer_net_banking',
    'communication_preference',
    'allow_sms',
    'allow_emails',
  ],
}

/** Options of currentResidencyType that have a rent, and those of them whose rent may not stay empty. */
const rented: ReadonlySet<string> = new Set(['3', '4', '5', '6', '7'])
const rentNeeded: ReadonlySet<string> = new Set(['3', '4', '5', '6'])
/** Option of employmentStatus. */
const SALARIED = '1'

type Deciding = Pick<DetailValues, 'residence_type' | 'employment_status_code'>

const isSalaried = ({ employment_status_code }: Deciding): boolean => employment_status_code === SALARIED

/** Questions that an answer brings with it. */
const onlyWhen: Partial<Record<Question, (values: Deciding) => boolean>> = {
  monthly_rent: ({ residence_type }) => rented.has(residence_type),
  employer_name: isSalaried,
  officepincode: isSalaried,
  salary_mode: isSalaried,
}

/** Whether a question comes up at all, given what was answered before it. */
export const isAsked = (question: Question, values: Deciding): boolean => onlyWhen[question]?.(values) ?? true

const optional: ReadonlySet<Question> = new Set<Question>([
  'address2',
  'locality',
  'educational_level',
  'loan_purpose',
  'credit_score_class',
  ...questions.bank,
])

/**
 * Whether offers need an answer to a question. It follows the server's completion rule, which has the last word: what that
 * finds missing is marked on the page whatever stands here.
 */
export const isNeeded = (question: Question, values: Deciding): boolean =>
  isAsked(question, values) &&
  !optional.has(question) &&
  (question !== 'monthly_rent' || rentNeeded.has(values.residence_type))

export const askedIn = (group: GroupName, values: Deciding): Question[] =>
  questions[group].filter((question) => isAsked(question, values))

/** Every question of the page, asked or not. */
export const allQuestions: readonly Question[] = groupNames.flatMap((group) => questions[group])

export const isField = (question: Question): question is DetailField => question !== 'mobile_phone_number'

export const groupOf = (question: Question): GroupName =>
  groupNames.find((group) => questions[group].includes(question)) ?? 'about'

export const findGroup = (name: string | null): GroupName | null =>
  groupNames.find((group) => group === name) ?? null
