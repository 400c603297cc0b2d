import * as z from 'zod/mini'
import type { CustomerField } from './customer-field.ts'
import {
  AddressLine1,
  AddressLine2,
  CompanyName,
  Day,
  Email,
  FirstName,
  LastName,
  Locality,
  Mobile,
  MonthlyIncome,
  PanName,
  PersonalPan,
  Pincode,
  wholeRupees,
} from '../platform/formats.ts'

/** A birth date as getProfile shows it: DD/MM/YYYY with asterisks. */
const maskedDay = z.string().check(
  z.regex(/^[0-9*]{2}\/[0-9*]{2}\/[0-9*]{4}$/, 'birth_date_invalid'),
  z.refine((day) => day.includes('*'), 'birth_date_invalid'),
)

/** Options of currentResidencyType that are let for rent: with family, with friends, alone, paying guest. */
const RENTED = [3, 4, 5, 6] as const
/** A hostel, which may cost something. */
const HOSTEL = 7
/** Option of employmentStatus. */
const salaried = { answer: 'employment_status_code', is: [1] } as const

const namePart = { kind: 'text', group: 'about', staff: false, derived: true, may_be_empty: true } as const

/** Who a customer is, where they live and what they earn. */
export const personFields = {
  pan_name: { kind: 'text', value: PanName, sealed: 'name', group: 'about', staff: false },
  // Brought out of the name on the PAN (pan-name.ts).
  first_name: { ...namePart, value: FirstName },
  last_name: { ...namePart, value: LastName },
  birth_date: {
    kind: 'day',
    value: z.union([Day, maskedDay], { error: 'birth_date_invalid' }),
    sealed: 'birth_date',
    group: 'about',
    staff: false,
  },
  tin: { kind: 'code', value: PersonalPan, sealed: 'pan', group: 'about', shared: 'pan', staff: false },
  gender: { kind: 'option', set: 'Gender', group: 'about' },
  email: { kind: 'email', value: Email, group: 'contact', staff: false },
  mobile_phone_number: { kind: 'mobile', value: Mobile, proved: true, group: 'contact', staff: false },
  address1: { kind: 'text', value: AddressLine1, group: 'home', staff: false },
  address2: { kind: 'text', value: AddressLine2, group: 'home', staff: false, may_be_empty: true },
  locality: { kind: 'text', value: Locality, group: 'home', may_be_empty: true },
  postal_code: { kind: 'pincode', value: Pincode, group: 'home' },
  residence_type: { kind: 'option', set: 'currentResidencyType', group: 'home' },
  // No rent is told as 0.
  monthly_rent: {
    kind: 'rupees',
    value: wholeRupees(1_000_000),
    group: 'home',
    only_when: { answer: 'residence_type', is: [...RENTED, HOSTEL] },
    may_be_empty: { answer: 'residence_type', is: [HOSTEL] },
  },
  educational_level: { kind: 'option', set: 'educationalLevel', group: 'money', may_be_empty: true },
  employment_status_code: {
    kind: 'option',
    set: 'employmentStatus',
    group: 'money',
    shared: 'employment_status',
  },
  employer_name: { kind: 'text', value: CompanyName, group: 'money', only_when: salaried },
  officepincode: { kind: 'pincode', value: Pincode, group: 'money', only_when: salaried },
  monthly_income: { kind: 'rupees', value: MonthlyIncome, group: 'money' },
  salary_mode: { kind: 'option', set: 'salaryMode', group: 'money', only_when: salaried },
  household_income: { kind: 'option', set: 'householdIncome', group: 'money' },
  // The microfinance rule goes by the amount, which no band tells.
  household_income_amount: {
    kind: 'rupees',
    value: wholeRupees(300_000, 'household_amount_invalid'),
    group: 'money',
    only_when: { answer: 'household_income', is: [1] },
    shared: false,
  },
  // No EMI is told as 0.
  emi: { kind: 'rupees', value: wholeRupees(1_000_000), group: 'money' },
  credit_score_class: { kind: 'option', set: 'creditScoreClass', group: 'money', may_be_empty: true },
} as const satisfies Readonly<Record<string, CustomerField>>
