import type { CustomerField } from './customer-field.ts'
import {
  AccountNumber,
  CompanyName,
  CompanyPan,
  CoinWeight,
  GoldWeight,
  Gstin,
  Ifsc,
  MonthlyIncome,
  Pincode,
  ThingName,
  wholeRupees,
} from '../platform/formats.ts'
import { widestLoan } from '../reference/product-journeys.ts'

/** Option of employmentStatus. */
const professional = { answer: 'employment_status_code', is: [2] } as const
/** Option of businessRegistrationType. */
const registeredForGst = { answer: 'business_registration_type', is: [1] } as const
/** A proprietorship, option 1 of businessCompanyType, has its owner's own PAN alone. */
const firmOrCompany = { answer: 'business_company_type', is_not: [1] } as const

/** What a loan is for, what stands behind it, and where it is paid out. */
export const loanFields = {
  loan_purpose: { kind: 'option', set: 'loanPurpose', group: 'loan', may_be_empty: true },
  // It goes to a lender as the amount of the application. Whether it may stay empty is the product's to say.
  se_loan_amount: { kind: 'rupees', value: wholeRupees(widestLoan.amount.max), group: 'loan', shared: false },

  professional_type: { kind: 'option', set: 'professionalType', group: 'money', only_when: professional },
  professional_years: { kind: 'option', set: 'professionalYears', group: 'money', only_when: professional },
  business_name: { kind: 'text', value: CompanyName, group: 'money' },
  business_company_type: { kind: 'option', set: 'businessCompanyType', group: 'money' },
  business_nature: { kind: 'option', set: 'businessNature', group: 'money' },
  business_registration_type: { kind: 'option', set: 'businessRegistrationType', group: 'money' },
  gstin: { kind: 'code', value: Gstin, sealed: 'gstin', group: 'money', only_when: registeredForGst },
  business_pan: { kind: 'code', value: CompanyPan, sealed: 'pan', group: 'money', only_when: firmOrCompany },
  business_years: { kind: 'option', set: 'businessYears', group: 'money' },
  business_current_turnover: { kind: 'option', set: 'businessCurrentTurnover', group: 'money' },
  business_gross_profit: { kind: 'option', set: 'businessGrossProfit', group: 'money' },

  gold_purity: { kind: 'option', set: 'goldPurity', group: 'security' },
  gold_weight_grams: { kind: 'number', value: GoldWeight, decimals: true, unit: 'g', group: 'security' },

  // Of the weight, in coins; and what is still owed on other gold. Without an answer there are none.
  gold_coin_grams: {
    kind: 'number',
    value: CoinWeight,
    decimals: true,
    unit: 'g',
    group: 'security',
    shared: false,
    may_be_empty: true,
  },
  open_gold_loans: {
    kind: 'rupees',
    value: wholeRupees(100_000_000),
    group: 'security',
    shared: false,
    may_be_empty: true,
  },

  property_kind: { kind: 'option', set: 'propertyKind', group: 'security' },
  property_value: { kind: 'rupees', value: wholeRupees(500_000_000), group: 'security' },
  property_postal_code: { kind: 'pincode', value: Pincode, group: 'security' },

  course_name: { kind: 'text', value: ThingName, group: 'security' },
  course_level: { kind: 'option', set: 'courseLevel', group: 'security' },
  institute_name: { kind: 'text', value: ThingName, group: 'security' },
  course_country: { kind: 'option', set: 'courseCountry', group: 'security' },
  course_cost: { kind: 'rupees', value: wholeRupees(50_000_000), group: 'security' },
  /** Of the co-applicant, a month. */
  co_applicant_income: { kind: 'rupees', value: MonthlyIncome, group: 'money' },

  vehicle_model: { kind: 'text', value: ThingName, group: 'security' },
  vehicle_condition: { kind: 'option', set: 'vehicleCondition', group: 'security' },
  vehicle_price: { kind: 'rupees', value: wholeRupees(100_000_000), group: 'security' },
  down_payment: { kind: 'rupees', value: wholeRupees(100_000_000), group: 'security' },

  ifsc: { kind: 'code', value: Ifsc, group: 'bank', may_be_empty: true },
  account_number: {
    kind: 'digits',
    value: AccountNumber,
    sealed: 'account_number',
    group: 'bank',
    may_be_empty: true,
  },
  /** 1 where the account is the business's own. */
  business_account: { kind: 'flag', group: 'money', staff: false, may_be_empty: true },
  prefer_net_banking: {
    kind: 'option',
    set: 'preferNetBanking',
    group: 'bank',
    shared: false,
    may_be_empty: true,
  },

  // How the customer likes to be written to is asked for our own sake.
  communication_preference: {
    kind: 'option',
    set: 'commPreferences',
    group: 'contact',
    shared: false,
    may_be_empty: true,
  },
  allow_sms: { kind: 'permission', group: 'contact', shared: false, may_be_empty: true },
  allow_emails: { kind: 'permission', group: 'contact', shared: false, may_be_empty: true },
} as const satisfies Readonly<Record<string, CustomerField>>
