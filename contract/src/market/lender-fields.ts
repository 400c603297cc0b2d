import * as z from 'zod/mini'
import type { LenderField } from './lender-field.ts'
import { Day, Email, Flag, OptionId, Slug, wholeRupees } from '../platform/formats.ts'
import { LenderKind, lenderKindNames, lenderKinds } from './lender-kinds.ts'
import { lenderRegisterFields } from './lender-register-fields.ts'
import {
  decimal,
  HttpsLink,
  LenderGroupIds,
  LenderName,
  percent,
  PhoneNumber,
  PincodePrefixes,
  UtmLink,
  wholeNumber,
  words,
} from './lender-values.ts'
import { lenderPriceFields } from './lender-price-fields.ts'
import { ProductType, productTypes } from '../reference/products.ts'

const age = wholeNumber(18, 80, 'age_bound_invalid')
const income = wholeRupees(100_000_000)
const rate = percent(3)

export const lenderFields = {
  lender_id: {
    label: 'Id',
    kind: 'integer',
    value: wholeNumber(1, 2_147_483_647),
    settable: false,
    listed: true,
  },
  slug: { label: 'Address name', kind: 'text', value: Slug, settable: false },
  name: {
    label: 'Name',
    kind: 'text',
    value: LenderName,
    listed: true,
    hint: 'For staff. Letters, digits, underscore and hyphen',
  },
  legal_name: {
    label: 'Legal name',
    kind: 'text',
    value: words(120),
    nullable: true,
    live: true,
    listed: true,
    hint: 'The name that customers see',
  },
  lender_kind: {
    label: 'Kind of lender',
    kind: 'choice',
    value: LenderKind,
    nullable: true,
    live: true,
    listed: true,
    choices: lenderKinds.map((value) => ({ value, label: lenderKindNames[value] })),
    hint: 'As the RBI registers it: what closing a loan early may cost goes by it',
  },
  product_type: {
    label: 'Product',
    kind: 'choice',
    value: ProductType,
    listed: true,
    choices: productTypes.map((value) => ({ value, label: value })),
  },
  lender_status: { label: 'Lender Status', kind: 'flag', value: Flag, listed: true },
  priority: {
    label: 'Priority',
    kind: 'integer',
    value: wholeNumber(0, 1_000_000, 'priority_invalid'),
    listed: true,
    hint: 'Order in staff lists only',
  },

  min_income: {
    label: 'Income (min)',
    kind: 'rupees',
    value: income,
    nullable: true,
    listed: true,
    unit: '₹ a month',
  },
  max_income: {
    label: 'Income (max)',
    kind: 'rupees',
    value: income,
    nullable: true,
    listed: true,
    unit: '₹ a month',
  },
  min_age: { label: 'Age (min)', kind: 'integer', value: age, nullable: true, listed: true, unit: 'years' },
  max_age: { label: 'Age (max)', kind: 'integer', value: age, nullable: true, listed: true, unit: 'years' },
  max_age_at_maturity: {
    label: 'Age at the last instalment (max)',
    kind: 'integer',
    value: wholeNumber(18, 100, 'age_at_maturity_invalid'),
    nullable: true,
    unit: 'years',
  },
  ticket_class: {
    label: 'Ticket Class',
    kind: 'option',
    value: OptionId,
    nullable: true,
    listed: true,
    set: 'ticketClass',
  },
  credit_score_class: {
    label: 'Credit Score Class',
    kind: 'option',
    value: OptionId,
    nullable: true,
    listed: true,
    set: 'creditScoreClass',
  },
  salaried: { label: 'Salaried', kind: 'flag', value: Flag, listed: true },
  self_employed: { label: 'Self Employed', kind: 'flag', value: Flag, listed: true },
  business: { label: 'Business', kind: 'flag', value: Flag, listed: true },
  pincode_prefixes: {
    label: 'PIN codes served',
    kind: 'list',
    value: PincodePrefixes,
    nullable: true,
    hint: 'Leading digits, separated by spaces; none is all of India',
  },
  max_foir_percent: {
    label: 'Repayments of income (max)',
    kind: 'percent',
    value: percent(2),
    nullable: true,
    unit: '% of the monthly income',
    hint: 'All repayments together, this loan included',
  },
  min_turnover: {
    label: 'Turnover (min)',
    kind: 'option',
    value: OptionId,
    nullable: true,
    set: 'businessCurrentTurnover',
    hint: 'Business Loans: the lowest band taken',
  },
  min_business_years: {
    label: 'Years in business (min)',
    kind: 'option',
    value: OptionId,
    nullable: true,
    set: 'businessYears',
    hint: 'Business Loans: the lowest band taken',
  },
  needs_registration: {
    label: 'Registered businesses only',
    kind: 'flag',
    value: Flag,
    hint: 'Business Loans: GST, Udyam or any other registration',
  },
  max_ltv_percent: {
    label: 'Loan to value (max)',
    kind: 'percent',
    value: percent(2),
    nullable: true,
    unit: '% of the value',
    hint: 'Of the gold, the property or the price of the vehicle; none is all of it. For gold and homes, the law’s tiers hold as well',
  },

  so_status: { label: 'Special Offer', kind: 'flag', value: Flag, listed: true },
  so_text: {
    label: 'Special offer text',
    kind: 'long_text',
    value: words(300),
    nullable: true,
    listed: true,
  },
  so_date_start: { label: 'Start date', kind: 'day', value: Day, nullable: true, listed: true },
  so_date_end: { label: 'End date', kind: 'day', value: Day, nullable: true, listed: true },
  so_rate: {
    label: 'Special rate',
    kind: 'percent',
    value: rate,
    nullable: true,
    unit: '% a year',
    hint: 'For every customer between the dates; offers are priced at it',
  },
  so_fee_percent: {
    label: 'Special processing fee',
    kind: 'percent',
    value: percent(3),
    nullable: true,
    unit: '% of the loan, before GST',
    hint: 'For every customer between the dates, 0 for none; offers are priced at it',
  },

  loan_amount_upto: {
    label: 'Loan Amount Upto',
    kind: 'text',
    value: words(80),
    nullable: true,
    listed: true,
  },
  tenure: { label: 'Tenure (months)', kind: 'text', value: words(80), nullable: true, listed: true },
  interest_rate: {
    label: 'Interest Rate',
    kind: 'text',
    value: words(80),
    nullable: true,
    placeholder: '18% To 28%',
    listed: true,
  },
  processing_fees: {
    label: 'Processing Fees',
    kind: 'text',
    value: words(120),
    nullable: true,
    listed: true,
  },
  apr_min: {
    label: 'Monthly PR (min)',
    kind: 'number',
    value: decimal(0, 100, 4),
    nullable: true,
    unit: '% a month',
    listed: true,
    hint: 'Monthly rate',
  },
  apr_max: {
    label: 'Monthly PR (max)',
    kind: 'number',
    value: decimal(0, 100, 4),
    nullable: true,
    unit: '% a month',
    listed: true,
    hint: 'Monthly rate',
  },

  ...lenderPriceFields,
  penal_charges: { label: 'Penal charges', kind: 'long_text', value: words(500), nullable: true, live: true },
  penal_charges_hi: {
    label: 'Penal charges, in Hindi',
    kind: 'long_text',
    value: words(500),
    nullable: true,
  },
  foreclosure_percent: {
    label: 'Foreclosure charge',
    kind: 'percent',
    value: percent(2),
    nullable: true,
    unit: '% of what is left',
  },
  cooling_off_days: {
    label: 'Cooling-off period',
    kind: 'integer',
    value: wholeNumber(1, 90),
    nullable: true,
    live: true,
    unit: 'days',
  },
  ...lenderRegisterFields,
  kfs_url: {
    label: 'Key facts statement',
    kind: 'text',
    value: HttpsLink,
    nullable: true,
    live: true,
    placeholder: 'https://',
  },
  grievance_contact: {
    label: 'Grievance contact',
    kind: 'text',
    value: words(200),
    nullable: true,
    live: true,
  },
  nodal_officer_phone: {
    label: 'Nodal officer, phone',
    kind: 'text',
    value: PhoneNumber,
    nullable: true,
    live: true,
  },
  nodal_officer_email: {
    label: 'Nodal officer, e-mail',
    kind: 'text',
    value: Email,
    nullable: true,
    live: true,
  },

  api: { label: 'Applies by API', kind: 'flag', value: Flag, listed: true },
  autosubmission: {
    label: 'Auto Submission',
    kind: 'flag',
    value: Flag,
    hint: 'Only where the lender has an API',
    listed: true,
  },
  utm_link: {
    label: 'UTM link',
    kind: 'text',
    value: UtmLink,
    nullable: true,
    placeholder: 'https://',
    hint: '{UNIQUE_ID} is replaced with the customer’s unique id',
  },
  lender_group_ids: { label: 'Lender groups', kind: 'groups', value: LenderGroupIds, listed: true },
  modelled_on: { label: 'Modelled on', kind: 'text', value: words(300), nullable: true, settable: false },
} as const satisfies Readonly<Record<string, LenderField>>

type Fields = typeof lenderFields
export type LenderFieldName = keyof Fields

type NamesWith<Mark> = { [F in LenderFieldName]: Fields[F] extends Mark ? F : never }[LenderFieldName]
export type ListedLenderField = NamesWith<{ listed: true }>
/** Those that update-lender-data takes. */
export type LenderProperty = Exclude<LenderFieldName, NamesWith<{ settable: false }>>
/** Those that a live lender always has. */
export type LiveLenderField = NamesWith<{ live: true }>

/** Those that the customer's side has. */
export type MarketLenderField = Exclude<LenderFieldName, NamesWith<{ office: true }>>

type NullOf<F extends LenderFieldName> = Fields[F] extends { nullable: true } ? null : never
export type LenderValue<F extends LenderFieldName> = z.output<Fields[F]['value']> | NullOf<F>

/** The declaration of a field by its name, without the literal types. */
export const lenderField = (name: LenderFieldName): LenderField => lenderFields[name]

const names = Object.keys(lenderFields) as LenderFieldName[]
const namesWhere = <F extends LenderFieldName>(holds: (field: LenderField) => boolean): F[] =>
  names.filter((name): name is F => holds(lenderField(name)))

export const lenderFieldNames: readonly LenderFieldName[] = names
export const listedLenderFields = namesWhere<ListedLenderField>(({ listed }) => listed === true)
export const lenderProperties = namesWhere<LenderProperty>(({ settable }) => settable !== false)
export const liveLenderFields = namesWhere<LiveLenderField>(({ live }) => live === true)
export const marketLenderFields = namesWhere<MarketLenderField>(({ office }) => office !== true)

/** What a property may be set to. */
export const lenderValueSchema = (property: LenderProperty): z.ZodMiniType => {
  const field = lenderField(property)
  return field.nullable === true ? z.nullable(field.value) : field.value
}
