import { count } from '../../../i18n/format-values.ts'

const people = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${count(number)} ${many}`

/** Whom a lender goes away from: who sees it, and whose application is with it. */
export const reachText = (reach: { people: number; with_lender: number }): string =>
  `${people(reach.people, 'person sees', 'people see')} this lender now, and ${people(
    reach.with_lender,
    'customer has',
    'customers have',
  )} an open application with it. Applications that were sent stay with the lender.`
