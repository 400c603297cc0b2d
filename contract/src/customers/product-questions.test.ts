import { describe, expect, it } from 'vitest'
import { questionNames } from './customer-fields.ts'
import {
  amountPicks,
  groupsOf,
  loansThatAsk,
  questionGroups,
  questionsIn,
  questionsOf,
} from './product-questions.ts'
import { loanProducts } from '../reference/product-journeys.ts'
import { isWithinLoan } from './told-amount.ts'

const about = ['pan_name', 'first_name', 'last_name', 'birth_date', 'tin', 'gender']
const contact = ['email', 'mobile_phone_number']
const address = ['address1', 'address2', 'locality', 'postal_code']
const home = [...address, 'residence_type', 'monthly_rent']
const income = [
  'employment_status_code',
  'employer_name',
  'officepincode',
  'salary_mode',
  'monthly_income',
  'emi',
]
const loan = ['se_loan_amount', 'credit_score_class']
const account = ['ifsc', 'account_number']
const messages = ['prefer_net_banking', 'communication_preference', 'allow_sms', 'allow_emails']
const vehicle = ['vehicle_condition', 'vehicle_model', 'vehicle_price', 'down_payment', 'credit_score_class']

describe('the screens of a loan and the questions on each', () => {
  it.each([
    [
      'Personal Loans',
      [
        ['about', about],
        ['contact', contact],
        ['home', home],
        ['work', [...income, 'household_income', 'household_income_amount', 'educational_level']],
        ['loan', ['se_loan_amount', 'loan_purpose', 'credit_score_class']],
        ['bank', [...account, ...messages]],
      ],
    ],
    [
      'Business Loans',
      [
        ['about', about],
        ['contact', contact],
        ['home', home],
        [
          'business',
          [
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
        ],
        ['loan', loan],
        ['bank', [...account, 'business_account', ...messages]],
      ],
    ],
    [
      'Gold Loans',
      [
        ['about', about],
        ['contact', contact],
        ['home', address],
        [
          'gold',
          ['gold_purity', 'gold_weight_grams', 'gold_coin_grams', 'open_gold_loans', 'se_loan_amount'],
        ],
      ],
    ],
    [
      'Affordable Housing Loan',
      [
        ['about', about],
        ['contact', contact],
        ['home', home],
        ['work', [...income, 'household_income']],
        ['property', ['property_kind', 'property_value', 'property_postal_code']],
        ['loan', loan],
      ],
    ],
    [
      'Student Loans',
      [
        ['about', about],
        ['contact', contact],
        ['home', address],
        ['course', ['course_name', 'institute_name', 'course_level', 'course_country', 'course_cost']],
        ['co_applicant', ['co_applicant_income']],
        ['loan', loan],
      ],
    ],
    ...(['2-wheeler', 'Car'] as const).map(
      (product) =>
        [
          product,
          [
            ['about', about],
            ['contact', contact],
            ['home', home],
            ['work', income],
            ['vehicle', vehicle],
            ['bank', [...account, ...messages]],
          ],
        ] as const,
    ),
  ] as const)('%s', (product, asked) => {
    const groups = groupsOf(product)
    expect(groups.map((group) => [group, questionsIn(group, product)])).toEqual(asked)
    expect(questionsOf(product)).toEqual(asked.flatMap(([, questions]) => questions))
  })

  it.each(loanProducts)('%s asks nothing twice, and nothing in a group that it has not', (product) => {
    const questions = questionsOf(product)
    expect(new Set(questions).size).toBe(questions.length)
    const others = questionGroups.filter((group) => !groupsOf(product).includes(group))
    expect(others.flatMap((group) => questionsIn(group, product))).toEqual([])
    expect(others.length).toBeGreaterThan(0)
  })
})

it.each([
  ['first_name', loanProducts],
  ['residence_type', ['Personal Loans', 'Business Loans', 'Affordable Housing Loan', '2-wheeler', 'Car']],
  ['household_income', ['Personal Loans', 'Affordable Housing Loan']],
  ['credit_score_class', loanProducts.filter((product) => product !== 'Gold Loans')],
  ['loan_purpose', ['Personal Loans']],
  ['gstin', ['Business Loans']],
  ['gold_purity', ['Gold Loans']],
  ['property_value', ['Affordable Housing Loan']],
  ['co_applicant_income', ['Student Loans']],
  ['down_payment', ['2-wheeler', 'Car']],
  ['ifsc', ['Personal Loans', 'Business Loans', '2-wheeler', 'Car']],
] as const)('%s is asked by %j', (question, loans) => {
  expect(loansThatAsk(question)).toEqual(loans)
})

it('tells of every question which loans ask it', () => {
  for (const question of questionNames)
    expect([question, loansThatAsk(question)]).toEqual([
      question,
      loanProducts.filter((product) => questionsOf(product).includes(question)),
    ])
})

describe('the amounts by one press', () => {
  it.each([
    ['Personal Loans', [50_000, 100_000, 200_000, 500_000, 1_000_000]],
    ['Business Loans', [200_000, 500_000, 1_000_000, 2_500_000, 5_000_000]],
    ['Gold Loans', [25_000, 50_000, 100_000, 200_000, 500_000]],
    ['Affordable Housing Loan', [1_000_000, 1_500_000, 2_500_000, 4_000_000, 6_000_000]],
    ['Student Loans', [200_000, 500_000, 1_000_000, 2_000_000, 4_000_000]],
    // Of a vehicle the price and the down payment are asked.
    ['2-wheeler', []],
    ['Car', []],
  ] as const)('of %s are %j, each within its bounds', (product, picks) => {
    expect(amountPicks[product]).toEqual(picks)
    expect(picks.filter((amount) => !isWithinLoan(product, amount))).toEqual([])
  })
})
