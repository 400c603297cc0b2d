import { loanProducts, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { ownProfileFieldNames } from '@marketplace/contract/customers/profiles'
import { describe, expect, it } from 'vitest'
import { completeDetails } from '../../testing/builders/build-profile.ts'
import { completionOf, missingForLender, staysComplete, type CompletionFacts } from './profile-completion.ts'

const empty = {
  ...Object.fromEntries(ownProfileFieldNames.map((name) => [name, null])),
  mobile_phone_number: null,
} as CompletionFacts
const wholeOf = (product: LoanProduct) =>
  ({ ...empty, ...completeDetails(product), mobile_phone_number: '9000000001' }) as CompletionFacts
const missingOf = (product: LoanProduct, facts: CompletionFacts) =>
  missingForLender(product, facts).map(({ field }) => field)

const person = 'pan_name birth_date tin gender email mobile_phone_number address1 postal_code'
const vehicle = 'vehicle_condition vehicle_model vehicle_price down_payment'

describe.each(loanProducts)('%s', (product) => {
  it('is content with complete details', () => {
    expect(completionOf(product, wholeOf(product))).toEqual({ complete: true, missing: [] })
  })
})

it.each<[LoanProduct, string]>([
  ['Personal Loans', `${person} residence_type employment_status_code monthly_income emi se_loan_amount`],
  [
    'Business Loans',
    `${person} residence_type employment_status_code business_name business_company_type business_registration_type business_nature business_years business_current_turnover business_gross_profit se_loan_amount`,
  ],
  ['Gold Loans', `${person} gold_purity gold_weight_grams`],
  [
    'Affordable Housing Loan',
    `${person} residence_type employment_status_code monthly_income emi household_income property_kind property_value property_postal_code se_loan_amount`,
  ],
  [
    'Student Loans',
    `${person} course_name institute_name course_level course_country course_cost co_applicant_income se_loan_amount`,
  ],
  ['2-wheeler', `${person} residence_type employment_status_code monthly_income emi ${vehicle}`],
  ['Car', `${person} residence_type employment_status_code monthly_income emi ${vehicle}`],
])('a lender of %s needs every field of an empty one, in the order of the page', (product, fields) => {
  expect(missingForLender(product, empty)).toEqual(
    fields.split(' ').map((field) => ({ field, key: 'field_required' })),
  )
})

it.each(loanProducts)(
  'offers of %s wait for less than a lender, and a lapse for less than offers',
  (product) => {
    const { complete, missing } = completionOf(product, empty)
    const needed = missingOf(product, empty)
    expect(complete).toBe(false)
    expect(missing.length).toBeLessThan(needed.length)
    expect(missing.map(({ field }) => field).filter((field) => !needed.includes(field))).toEqual(
      product === 'Gold Loans' ? [] : ['credit_score_class'],
    )
    expect(staysComplete(product, empty)).toBe(false)
    expect(staysComplete(product, { ...wholeOf(product), credit_score_class: null })).toBe(true)
  },
)

describe('conditions', () => {
  it.each<[string, LoanProduct, Partial<CompletionFacts>, string[]]>([
    ['tenant without rent', 'Personal Loans', { monthly_rent: null }, ['monthly_rent']],
    ['tenant who pays none', 'Personal Loans', { monthly_rent: 0 }, []],
    [
      'paying guest without rent',
      'Personal Loans',
      { residence_type: 6, monthly_rent: null },
      ['monthly_rent'],
    ],
    ['hostel without rent', 'Personal Loans', { residence_type: 7, monthly_rent: null }, []],
    ['owner without rent', 'Personal Loans', { residence_type: 1, monthly_rent: null }, []],
    ['company house without rent', 'Personal Loans', { residence_type: 8, monthly_rent: null }, []],
    ['salaried without employer', 'Personal Loans', { employer_name: null }, ['employer_name']],
    ['salaried with an empty employer', 'Personal Loans', { employer_name: '' }, ['employer_name']],
    [
      'salaried without any of it',
      'Personal Loans',
      { employer_name: null, officepincode: null, salary_mode: null },
      ['employer_name', 'officepincode', 'salary_mode'],
    ],
    [
      'self employed without employer',
      'Personal Loans',
      { employment_status_code: 2, employer_name: null, officepincode: null, salary_mode: null },
      [],
    ],
    ['no EMI told', 'Personal Loans', { emi: null }, ['emi']],
    ['an EMI of 0', 'Personal Loans', { emi: 0 }, []],
    ['no mobile number', 'Personal Loans', { mobile_phone_number: null }, ['mobile_phone_number']],
    [
      'nothing that may stay empty',
      'Personal Loans',
      {
        address2: null,
        locality: null,
        educational_level: null,
        credit_score_class: null,
        loan_purpose: null,
        ifsc: null,
        account_number: null,
        prefer_net_banking: null,
        communication_preference: null,
      },
      [],
    ],
    ['registered for GST without GSTIN', 'Business Loans', { gstin: null }, ['gstin']],
    [
      'another registration without GSTIN',
      'Business Loans',
      { business_registration_type: 2, gstin: null },
      [],
    ],
    ['a firm whose GSTIN is of another PAN', 'Business Loans', { business_pan: 'AAPFU0938F' }, ['gstin']],
    ['a proprietor with the GSTIN of another', 'Business Loans', { business_company_type: 1 }, ['gstin']],
    [
      'a proprietor with a GSTIN of their own',
      'Business Loans',
      { business_company_type: 1, tin: 'AAPFU0939F' },
      [],
    ],
    ['a firm without its PAN', 'Business Loans', { business_pan: null }, ['business_pan']],
    [
      'a proprietorship without a PAN of its own',
      'Business Loans',
      { business_company_type: 1, business_pan: null, business_registration_type: 2 },
      [],
    ],
    [
      'a professional who does not say which',
      'Business Loans',
      { employment_status_code: 2 },
      ['professional_type', 'professional_years'],
    ],
    [
      'a professional who does',
      'Business Loans',
      { employment_status_code: 2, professional_type: 1, professional_years: 3 },
      [],
    ],
    ['a business without income and EMI', 'Business Loans', { monthly_income: null, emi: null }, []],
    ['gold without an amount', 'Gold Loans', { se_loan_amount: null, employment_status_code: null }, []],
    [
      'salaried buyer of a home without employer',
      'Affordable Housing Loan',
      { employer_name: null },
      ['employer_name'],
    ],
    ['a student without income', 'Student Loans', { monthly_income: null, employment_status_code: null }, []],
    ['a vehicle without an amount', '2-wheeler', { se_loan_amount: null }, []],
    ['a vehicle paid for in full by loan', '2-wheeler', { down_payment: 0 }, []],
    ['a down payment of no told price', 'Car', { vehicle_price: null }, ['vehicle_price']],
  ])('%s', (_, product, change, missing) => {
    expect(missingOf(product, { ...wholeOf(product), ...change })).toEqual(missing)
  })
})

describe('amounts', () => {
  it.each<[LoanProduct, Partial<CompletionFacts>, string | null]>([
    ['Personal Loans', { se_loan_amount: 0 }, 'se_loan_amount ₹1,000 ₹50,00,000'],
    ['Personal Loans', { se_loan_amount: 999 }, 'se_loan_amount ₹1,000 ₹50,00,000'],
    ['Personal Loans', { se_loan_amount: 1_000 }, null],
    ['Personal Loans', { se_loan_amount: 5_000_001 }, 'se_loan_amount ₹1,000 ₹50,00,000'],
    ['Business Loans', { se_loan_amount: 49_999 }, 'se_loan_amount ₹50,000 ₹2,00,00,000'],
    ['Business Loans', { se_loan_amount: 20_000_000 }, null],
    ['Affordable Housing Loan', { se_loan_amount: 99_999 }, 'se_loan_amount ₹1,00,000 ₹1,00,00,000'],
    ['Student Loans', { se_loan_amount: 49_999 }, 'se_loan_amount ₹50,000 ₹1,50,00,000'],
    ['2-wheeler', { vehicle_price: 90_000, down_payment: 80_001 }, 'down_payment ₹10,000 ₹10,00,000'],
    ['2-wheeler', { vehicle_price: 90_000, down_payment: 80_000 }, null],
    ['2-wheeler', { vehicle_price: 90_000, down_payment: 100_000 }, 'down_payment ₹10,000 ₹10,00,000'],
    ['Car', { vehicle_price: 20_000_000, down_payment: 1 }, 'down_payment ₹50,000 ₹1,00,00,000'],
    ['Gold Loans', { se_loan_amount: 999 }, 'se_loan_amount ₹1,000 ₹1,00,00,000'],
    ['Gold Loans', { se_loan_amount: 10_000_000 }, null],
    ['Gold Loans', { se_loan_amount: 10_000_001 }, 'se_loan_amount ₹1,000 ₹1,00,00,000'],
  ])('%s with %o', (product, change, problem) => {
    const [missing] = completionOf(product, { ...wholeOf(product), ...change }).missing
    const told =
      missing === undefined ? null : `${missing.field} ${missing.values?.['min']} ${missing.values?.['max']}`
    expect(told).toBe(problem)
    if (missing !== undefined) expect(missing.key).toBe('amount_out_of_range')
  })
})
