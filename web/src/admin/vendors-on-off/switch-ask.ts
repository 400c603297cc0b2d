import type {
  AvailabilityBrand,
  AvailabilityRow,
  SwitchedOff,
} from '@marketplace/contract/market/lender-availability'

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

export const peopleWords = (count: number): string => (count === 1 ? '1 person sees' : `${count} people see`)

/** A day (`YYYY-MM-DD`) in India as the instant that it begins, or ends, at; undefined for none. */
export const instantOfDay = (day: string | null, edge: 'begin' | 'end'): string | undefined =>
  day === null ? undefined : new Date(`${day}T${edge === 'begin' ? '00' : '24'}:00:00+05:30`).toISOString()
