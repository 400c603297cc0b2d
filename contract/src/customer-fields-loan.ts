import type { CustomerField } from './customer-field.ts'
import {
  AccountNumber,
  CompanyName,
  CompanyPan,
  GoldWeight,
  Gstin,
  Ifsc,
  MonthlyIncome,
  Pincode,
  ThingName,
  wholeRupees,
} from './platform/formats.ts'
import { widestLoan } from './reference/product-journeys.ts'

/** Option of employmentStatus. */
const professional = { answer: 'employment_status_code', is: [2] } as const
/** Option of businessRegistrationType. */
const registeredForGst = { answer: 'business_registration_type', is: [1] } as const
/** A proprietorship, option 1 of businessCompanyType, has its owner's own PAN alone. */
const firmOrCompany = { answer: 'business_company_type', is_not: [1] } as const

/** What a loan is for, what stands behind it, and where it is paid out. */
export const loanFields = {
  loan_purpose: {
    kind: 'option',
    set: 'loanPurpose',
    group: 'loan',
    shared: true,
    staff: true,
    may_be_empty: true,
  },
  // It goes to a lender as the amount of the application. Whether it may stay empty is the product's to say.
  se_loan_amount: {
    kind: 'rupees',
    value: wholeRupees(widestLoan.amount.max),
    group: 'loan',
    shared: false,
    staff: true,
  },

  professional_type: {
    kind: 'option',
    set: 'professionalType',
    group: 'money',
    shared: true,
    staff: true,
    only_when: professional,
  },
  professional_years: {
    kind: 'option',
    set: 'professionalYears',
    group: 'money',
    shared: true,
    staff: true,
    only_when: professional,
  },
  business_name: { kind: 'text', value: CompanyName, group: 'money', shared: true, staff: true },
  business_company_type: {
    kind: 'option',
    set: 'businessCompanyType',
    group: 'money',
    shared: true,
    staff: true,
  },
  business_nature: { kind: 'option', set: 'businessNature', group: 'money', shared: true, staff: true },
  business_registration_type: {
    kind: 'option',
    set: 'businessRegistrationType',
    group: 'money',
    shared: true,
    staff: true,
  },
  gstin: {
    kind: 'code',
    value: Gstin,
    sealed: 'gstin',
    group: 'money',
    shared: true,
    staff: true,
    only_when: registeredForGst,
  },
  business_pan: {
    kind: 'code',
    value: CompanyPan,
    sealed: 'pan',
    group: 'money',
    shared: true,
    staff: true,
    only_when: firmOrCompany,
  },
  business_years: { kind: 'option', set: 'businessYears', group: 'money', shared: true, staff: true },
  business_current_turnover: {
    kind: 'option',
    set: 'businessCurrentTurnover',
    group: 'money',
    shared: true,
    staff: true,
  },
  business_gross_profit: {
    kind: 'option',
    set: 'businessGrossProfit',
    group: 'money',
    shared: true,
    staff: true,
  },

  gold_purity: { kind: 'option', set: 'goldPurity', group: 'security', shared: true, staff: true },
  gold_weight_grams: {
    kind: 'number',
    value: GoldWeight,
    decimals: true,
    unit: 'g',
    group: 'security',
    shared: true,
    staff: true,
  },

  property_kind: { kind: 'option', set: 'propertyKind', group: 'security', shared: true, staff: true },
  property_value: {
    kind: 'rupees',
    value: wholeRupees(500_000_000),
    group: 'security',
    shared: true,
    staff: true,
  },
  property_postal_code: { kind: 'pincode', value: Pincode, group: 'security', shared: true, staff: true },

  course_name: { kind: 'text', value: ThingName, group: 'security', shared: true, staff: true },
  course_level: { kind: 'option', set: 'courseLevel', group: 'security', shared: true, staff: true },
  institute_name: { kind: 'text', value: ThingName, group: 'security', shared: true, staff: true },
  course_country: { kind: 'option', set: 'courseCountry', group: 'security', shared: true, staff: true },
  course_cost: {
    kind: 'rupees',
    value: wholeRupees(50_000_000),
    group: 'security',
    shared: true,
    staff: true,
  },
  /** Of the co-applicant, a month. */
  co_applicant_income: { kind: 'rupees', value: MonthlyIncome, group: 'money', shared: true, staff: true },

  vehicle_model: { kind: 'text', value: ThingName, group: 'security', shared: true, staff: true },
  vehicle_condition: {
    kind: 'option',
    set: 'vehicleCondition',
    group: 'security',
    shared: true,
    staff: true,
  },
  vehicle_price: {
    kind: 'rupees',
    value: wholeRupees(100_000_000),
    group: 'security',
    shared: true,
    staff: true,
  },
  down_payment: {
    kind: 'rupees',
    value: wholeRupees(100_000_000),
    group: 'security',
    shared: true,
    staff: true,
  },

  ifsc: { kind: 'code', value: Ifsc, group: 'bank', shared: true, staff: true, may_be_empty: true },
  account_number: {
    kind: 'digits',
    value: AccountNumber,
    sealed: 'account_number',
    group: 'bank',
    shared: true,
    staff: true,
    may_be_empty: true,
  },
  /** 1 where the account is the business's own. */
  business_account: { kind: 'flag', group: 'money', shared: true, staff: false, may_be_empty: true },
  prefer_net_banking: {
    kind: 'option',
    set: 'preferNetBanking',
    group: 'bank',
    shared: false,
    staff: true,
    may_be_empty: true,
  },

  // How the customer likes to be written to is asked for our own sake.
  communication_preference: {
    kind: 'option',
    set: 'commPreferences',
    group: 'contact',
    shared: false,
    staff: true,
    may_be_empty: true,
  },
  allow_sms: { kind: 'permission', group: 'contact', shared: false, staff: true, may_be_empty: true },
  allow_emails: { kind: 'permission', group: 'contact', shared: false, staff: true, may_be_empty: true },
} as const satisfies Readonly<Record<string, CustomerField>>
