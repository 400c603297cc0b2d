import type {
  AvailabilityBrand,
  AvailabilityRow,
  SwitchedOff,
} from '@marketplace/contract/market/lender-availability'
import { count } from '../../i18n/format-values.ts'

/** A switch that somebody is about to make: one lender, for one brand or for all. */
export interface SwitchAsk {
  lender: AvailabilityRow
  brand: AvailabilityBrand | null
  is_on: 0 | 1
}

/** How a lender stands for a brand: what is stored there, if anything is. */
export const switchOf = (lender: AvailabilityRow, brandId: number): SwitchedOff | null =>
  lender.off.find(({ brand_id }) => brand_id === brandId) ?? null

/** How many of these brands a lender is on for now. */
export const onCount = (lender: AvailabilityRow, brands: readonly AvailabilityBrand[]): number =>
  brands.filter(({ brand_id }) => switchOf(lender, brand_id)?.is_off !== 1).length

export const peopleWords = (people: number): string =>
  people === 1 ? '1 person sees' : `${count(people)} people see`

/** "22 open applications on Sahimol, 0 with Amaltas Bank Limited": those of every lender, then those of this one. */
export const openWords = (
  { open_applications, with_lender }: { open_applications: number; with_lender: number },
  brand: string | null,
  lender: string,
): string =>
  `${count(open_applications)} open ${open_applications === 1 ? 'application' : 'applications'} on ${brand ?? 'all brands'}, ${count(with_lender)} with ${lender}`

/** A day (`YYYY-MM-DD`) in India as the instant that it begins, or ends, at; undefined for none. */
export const instantOfDay = (day: string | null, edge: 'begin' | 'end'): string | undefined =>
  day === null ? undefined : new Date(`${day}T${edge === 'begin' ? '00' : '24'}:00:00+05:30`).toISOString()
