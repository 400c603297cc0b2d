import type {
  AvailabilityBrand,
  AvailabilityRow,
  SwitchedOff,
} from '@marketplace/contract/lender-availability'

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

/** The local time of a `datetime-local` field, meant as Indian time, as an instant; undefined for an empty field. */
export const instantFromIndia = (local: string): string | undefined =>
  local === '' ? undefined : new Date(`${local}:00+05:30`).toISOString()
