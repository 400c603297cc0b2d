import type { Offer } from '@marketplace/contract/market/offers'
import { useText } from '../../../i18n/use-text.ts'
import { Chips } from '../../../ui/chips.tsx'
import { chipsOf, type OfferFilter } from './offer-filters.ts'

interface FilterChipsProps {
  offers: readonly Offer[]
  chosen: OfferFilter
  onChoose: (filter: OfferFilter) => void
}

/** Leaves a part of the list in sight; its order stays. */
export const FilterChips = ({ offers, chosen, onChoose }: FilterChipsProps) => {
  const t = useText()
  const chips = chipsOf(offers, chosen)
  if (chips.length === 1) return null
  return (
    <Chips
      label={t('offers.filter.label')}
      chips={chips.map(({ filter, count }) => ({
        value: filter,
        label: t(`offers.filter.${filter}`, { count }),
      }))}
      chosen={chosen}
      onChoose={onChoose}
      className="mb-3"
    />
  )
}
