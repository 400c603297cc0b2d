import type { QuestionName } from '@marketplace/contract/customers/customer-fields'
import type { OptionSetName } from '@marketplace/contract/reference/option-sets'

/** How long is asked about, which is the application's and no question of the profile. */
export const TIME = 'tenure_months'

/** The field of whoever earns in another way than the three that lenders tell apart. */
export const OTHER_WORK = 'employment_other'

/** How an answer is given on this page. */
type Control = 'money' | 'day' | 'digits' | 'decimals' | 'select' | 'time' | 'work' | 'chips'

interface Placed {
  control: Control
  /** It stands beside another; else it takes the whole line. */
  half?: true
  /** What it chooses from. */
  set?: OptionSetName
}

/** Every question that matching may read, in the order of the page, with its place. What stands in pairs belongs together. */
const places = {
  vehicle_price: { control: 'money', half: true },
  down_payment: { control: 'money', half: true },
  gold_purity: { control: 'select', half: true, set: 'goldPurity' },
  gold_weight_grams: { control: 'decimals', half: true },
  gold_coin_grams: { control: 'decimals', half: true },
  open_gold_loans: { control: 'money', half: true },
  se_loan_amount: { control: 'money', half: true },
  [TIME]: { control: 'time', half: true },
  property_value: { control: 'money', half: true },
  property_postal_code: { control: 'digits', half: true },
  employment_status_code: { control: 'work', set: 'employmentStatus' },
  co_applicant_income: { control: 'money' },
  monthly_income: { control: 'money', half: true },
  emi: { control: 'money', half: true },
  household_income: { control: 'select', set: 'householdIncome' },
  household_income_amount: { control: 'money' },
  business_registration_type: { control: 'select', set: 'businessRegistrationType' },
  business_years: { control: 'select', half: true, set: 'businessYears' },
  business_current_turnover: { control: 'select', half: true, set: 'businessCurrentTurnover' },
  birth_date: { control: 'day', half: true },
  postal_code: { control: 'digits', half: true },
  credit_score_class: { control: 'chips', set: 'creditScoreClass' },
} as const satisfies Partial<Record<QuestionName | typeof TIME, Placed>>

export type CheckQuestion = keyof typeof places
const order = Object.keys(places) as CheckQuestion[]

export const placeOf = (question: CheckQuestion): Placed => places[question]

/** The questions that are answered before the number, in the order of the page. @throws Error for one without a place. */
export const placed = (questions: readonly string[]): CheckQuestion[] => {
  const wanted = new Set<string>([...questions, TIME])
  const found = order.filter((question) => wanted.has(question))
  if (found.length < wanted.size) throw new Error(`a question has no place here: ${[...wanted].join(' ')}`)
  return found
}

/** Those that come up by another answer alone: nobody is shown them at first. */
const brought: ReadonlySet<CheckQuestion> = new Set(['household_income', 'household_income_amount'])
/** Those that may stay empty and are not counted among the answers. */
const besides: ReadonlySet<CheckQuestion> = new Set(['gold_coin_grams', 'open_gold_loans'])

export const isFirst = (question: CheckQuestion): boolean => !brought.has(question)

/** How many answers are asked for, as the heading says. */
export const answerCount = (questions: readonly string[]): number =>
  placed(questions).filter((question) => isFirst(question) && !besides.has(question)).length
