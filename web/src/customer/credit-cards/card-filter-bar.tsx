import { Link } from '../../router/link.tsx'
import { useHref } from '../../router/router.tsx'
import { cardBenefits } from '@marketplace/contract/catalogue/card-benefits'
import {
  cardFeeBands,
  writeCardFilters,
  type CardFilters,
  type CardListPath,
} from '@marketplace/contract/catalogue/card-filters'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { chipClass, chipRowClass } from '../../ui/chips.tsx'
import { filterCards, ordersFor } from './filter-cards.ts'

const lists = [
  { name: 'all', path: '/credit-cards', secured: null },
  { name: 'unsecured', path: '/cards-unsecured', secured: '0' },
  { name: 'secured', path: '/cards-secured', secured: '1' },
] as const

interface CardFilterBarProps {
  cards: readonly CreditCard[]
  path: CardListPath
  filters: CardFilters
}

interface Chip {
  key: string
  label: string
  to: string
  isChosen: boolean
}

const ChipLinks = ({ label, chips }: { label: string; chips: readonly Chip[] }) => (
  <nav aria-label={label}>
    <ul className={chipRowClass}>
      {chips.map(({ key, label: words, to, isChosen }) => (
        <li key={key} className="flex shrink-0">
          <Link to={to} replace aria-current={isChosen ? 'true' : undefined} className={chipClass(isChosen)}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/**
 * The three lists, the fee and what a card is good for, each as a chip that is a link: all of it works before the page is live, and
 * without a script. A chip that is chosen takes its limit off again; one that would leave no card of the list is not there.
 */
export const CardFilterBar = ({ cards, path, filters }: CardFilterBarProps) => {
  const t = useText()
  const at = (changes: Partial<CardFilters>): string =>
    `${path}${writeCardFilters({ ...filters, ...(path === '/credit-cards' ? {} : { secured: null }), ...changes })}`
  const limit = (
    name: 'fee' | 'benefit',
    value: string,
    label: string,
    changes: Partial<CardFilters>,
  ): Chip[] => {
    const isChosen = filters[name] === value
    const within = { ...filters, fee: null, benefit: null, ...changes }
    return isChosen || filterCards(cards, within).length > 0
      ? [{ key: value, label, to: at(isChosen ? { [name]: null } : changes), isChosen }]
      : []
  }
  return (
    <div className="mt-3 space-y-1">
      <ChipLinks
        label={t('cards.lists')}
        chips={lists.map(({ name, path: to, secured }) => ({
          key: name,
          label: t(`cards.list.${name}`),
          to: `${to}${writeCardFilters({ ...filters, secured: null })}`,
          isChosen: secured === filters.secured,
        }))}
      />
      <ChipLinks
        label={t('cards.filters')}
        chips={[
          ...cardBenefits.flatMap((benefit) =>
            limit('benefit', benefit, t(`cards.benefit.${benefit}`), { benefit }),
          ),
          ...cardFeeBands.flatMap((fee) => limit('fee', fee, t(`cards.fee.${fee}`), { fee })),
        ]}
      />
    </div>
  )
}

interface CardOrderSelectProps {
  /** Those that are shown. */
  cards: readonly CreditCard[]
  path: CardListPath
  filters: CardFilters
  onOrder: (order: CardFilters['order']) => void
}

/** In which order the cards stand, in words; without a script a form. */
export const CardOrderSelect = ({ cards, path, filters, onOrder }: CardOrderSelectProps) => {
  const t = useText()
  const orders = ordersFor(cards)
  const action = useHref(path)
  const kept = {
    fee: filters.fee,
    benefit: filters.benefit,
    secured: path === '/credit-cards' ? filters.secured : null,
  }
  return (
    <form method="get" action={action} className="flex items-center gap-2">
      {Object.entries(kept).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <select
        name="order"
        aria-label={t('cards.order_by')}
        value={filters.order ?? ''}
        onChange={({ target }) => onOrder(orders.find((one) => one === target.value) ?? null)}
        className="min-h-11 max-w-full field-sizing-content rounded-control bg-transparent text-sm font-semibold text-brand-ink"
      >
        <option value="">{t('cards.order_by.staff')}</option>
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`cards.order_by.${order}`)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" kind="secondary">
          {t('cards.show')}
        </Button>
      </noscript>
    </form>
  )
}
