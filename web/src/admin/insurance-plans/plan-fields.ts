import { insuranceKinds } from '@marketplace/contract/catalogue/insurance'
import type { FactField } from '../catalogue-form/fact-form.ts'

export const kindOptions = insuranceKinds.map((kind) => ({ value: kind, label: kind }))

/** The facts of a plan in the order in which an insurer's paper has them. */
export const planFields: readonly FactField[] = [
  { name: 'insurer_name', label: 'Insurer', kind: 'line', max: 120 },
  { name: 'plan_name', label: 'Plan', kind: 'line', max: 120 },
  { name: 'kind', label: 'Kind', kind: 'choice', options: kindOptions },
  {
    name: 'slug',
    label: 'Name in links',
    kind: 'line',
    max: 64,
    hint: 'Small letters, digits and dashes. Chosen once: the way to the licensed entity names it.',
  },
  { name: 'sum_insured_min', label: 'Sum insured from, ₹', kind: 'whole' },
  { name: 'sum_insured_max', label: 'Sum insured up to, ₹', kind: 'whole' },
  { name: 'entry_age_min', label: 'Entry age from, years', kind: 'whole', isOptional: true },
  { name: 'entry_age_max', label: 'Entry age up to, years', kind: 'whole', isOptional: true },
  { name: 'waiting_days', label: 'Wait before the first claim, days', kind: 'whole', isOptional: true },
  {
    name: 'pre_existing_months',
    label: 'Wait for what the customer had already, months',
    kind: 'whole',
    isOptional: true,
  },
  {
    name: 'co_pay_percent',
    label: 'Part of each claim that the customer pays, %',
    kind: 'percent',
    isOptional: true,
  },
  { name: 'room_limit_en', label: 'Room limit, in English', kind: 'line', max: 300, isOptional: true },
  { name: 'room_limit_hi', label: 'Room limit, in Hindi', kind: 'line', max: 300, isOptional: true },
  { name: 'exclusions_en', label: 'Not covered, in English', kind: 'text', max: 2_000 },
  { name: 'exclusions_hi', label: 'Not covered, in Hindi', kind: 'text', max: 2_000 },
  { name: 'premium_basis_en', label: 'What the premium depends on, in English', kind: 'text', max: 500 },
  { name: 'premium_basis_hi', label: 'What the premium depends on, in Hindi', kind: 'text', max: 500 },
  {
    name: 'premiums',
    label: 'Premium table of the insurer',
    kind: 'premiums',
    isOptional: true,
    hint: 'A line each: age, sum insured in ₹, premium a year in ₹, with spaces between (35 500000 6480). A dash for the age where it does not count. Customers see one line as an example; without a table none.',
  },
  { name: 'premiums_as_of', label: 'Premium table as of', kind: 'day', isOptional: true },
  { name: 'wording_url', label: 'Link to the policy wording', kind: 'line', max: 2_000 },
  {
    name: 'as_of',
    label: 'Facts as of',
    kind: 'day',
    hint: 'The day on which they were taken from the insurer’s papers.',
  },
]
