import type { Offer } from '@marketplace/contract/market/offers'
import { useText } from '../../../i18n/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
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
    <div
      role="group"
      aria-label={t('offers.filter.label')}
      className="no-print -mx-4 mb-3 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {chips.map(({ filter, count }) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className={classNames(
            'figures inline-flex min-h-9 shrink-0 items-center rounded-full border px-3.5 text-sm transition-colors duration-120',
            filter === chosen
              ? 'border-brand-ink bg-brand-soft font-semibold text-brand-ink'
              : 'border-line bg-surface hover:bg-brand-soft',
          )}
        >
          {t(`offers.filter.${filter}`, { count })}
        </button>
      ))}
    </div>
  )
}
