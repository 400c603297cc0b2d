import { Link } from '../../router/link.tsx'
import { useHref } from '../../router/router.tsx'
import { cardBenefits } from '@marketplace/contract/catalogue/card-benefits'
import {
  cardFeeBands,
  readCardFilters,
  writeCardFilters,
  type CardFilters,
  type CardListPath,
} from '@marketplace/contract/catalogue/card-filters'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/form/select-field.tsx'

const lists = [
  { name: 'all', path: '/credit-cards', secured: null },
  { name: 'unsecured', path: '/cards-unsecured', secured: '0' },
  { name: 'secured', path: '/cards-secured', secured: '1' },
] as const

interface CardFilterBarProps {
  path: CardListPath
  filters: CardFilters
  onFilter: (filters: CardFilters) => void
}

/** The three lists as links, fee and benefit as a form: all of it works before the page is live, and without a script. */
export const CardFilterBar = ({ path, filters, onFilter }: CardFilterBarProps) => {
  const t = useText()
  const action = useHref(path)
  const set = (name: 'fee' | 'benefit', value: string): void =>
    onFilter({ ...filters, [name]: readCardFilters({ get: () => value })[name] })
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <nav aria-label={t('cards.lists')} className="basis-full lg:basis-auto">
        <ul className="flex flex-wrap gap-2">
          {lists.map((list) => (
            <li key={list.name}>
              <Link
                to={`${list.path}${writeCardFilters({ ...filters, secured: null })}`}
                aria-current={list.secured === filters.secured ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center rounded-control border px-3 py-2',
                  list.secured === filters.secured
                    ? 'border-brand-ink bg-brand-soft font-semibold'
                    : 'border-line bg-surface hover:bg-brand-soft',
                )}
              >
                {t(`cards.list.${list.name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        method="get"
        action={action}
        aria-label={t('cards.filters')}
        className="flex grow flex-wrap items-end gap-3"
      >
        {path === '/credit-cards' && filters.secured !== null ? (
          <input type="hidden" name="secured" value={filters.secured} />
        ) : null}
        <SelectField
          name="fee"
          label={t('cards.fee')}
          className="min-w-36 grow basis-36 sm:max-w-64"
          value={filters.fee ?? ''}
          onChange={({ target }) => set('fee', target.value)}
          placeholder={t('cards.fee.any')}
          options={cardFeeBands.map((value) => ({ value, label: t(`cards.fee.${value}`) }))}
        />
        <SelectField
          name="benefit"
          label={t('cards.benefit')}
          className="min-w-36 grow basis-36 sm:max-w-64"
          value={filters.benefit ?? ''}
          onChange={({ target }) => set('benefit', target.value)}
          placeholder={t('cards.benefit.any')}
          options={cardBenefits.map((value) => ({ value, label: t(`cards.benefit.${value}`) }))}
        />
        <noscript>
          <Button type="submit" kind="secondary">
            {t('cards.show')}
          </Button>
        </noscript>
      </form>
    </div>
  )
}
