import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useLocation, useNavigate, useSearchParams } from '../../router/router.tsx'
import {
  cardListPaths,
  readCardFilters,
  writeCardFilters,
  type CardFilters,
  type CardListPath,
} from '@marketplace/contract/catalogue/card-filters'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { setSession, useSession } from '../../browser-storage/session-store.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { CardFilterBar, CardOrderSelect } from './card-filter-bar.tsx'
import { saveCardList } from './card-list-cookie.ts'
import { CardTile } from './card-tile.tsx'
import { CardsFailure, CardsSkeleton } from './cards-waiting.tsx'
import { filterCards } from './filter-cards.ts'
import { useCardChoice } from './use-card-choice.ts'
import { useCards, useOffersCards } from './use-cards.ts'

const CardCompareDialog = lazy(async () => ({
  default: (await import('./card-compare-dialog.tsx')).CardCompareDialog,
}))

const CardCompareBar = lazy(async () => ({
  default: (await import('./card-compare-bar.tsx')).CardCompareBar,
}))

const COMPARE_LIMIT = 3

/** A list of one kind of card is by its address; the list of all may hold the kind as a limit. */
const kindOfPath = { '/credit-cards': null, '/cards-unsecured': '0', '/cards-secured': '1' } as const

const useFilters = (path: CardListPath): [CardFilters, (filters: CardFilters) => void] => {
  const search = useSearchParams()
  const navigate = useNavigate()
  const found = readCardFilters(search)
  const kind = kindOfPath[path]
  return [
    { ...found, secured: kind ?? found.secured },
    (filters) => {
      const query = writeCardFilters({ ...filters, secured: kind === null ? filters.secured : null })
      navigate({ pathname: path, search: query }, { replace: true })
    },
  ]
}

const Nothing = ({
  title,
  text,
  to,
  action,
}: {
  title: string
  text: string
  to: string
  action: string
}) => (
  <Card className="mt-6 max-w-text">
    <h2 className="text-lg">{title}</h2>
    <p className="mt-2 mb-5">{text}</p>
    <Link to={to} className={buttonClass('secondary')}>
      {action}
    </Link>
  </Card>
)

const CardList = ({ cards }: { cards: readonly CreditCard[] }) => {
  const choice = useCardChoice(cards, COMPARE_LIMIT)
  const [isComparing, setComparing] = useState(false)
  const compared = choice.ids.flatMap((id) => cards.filter(({ category_id }) => category_id === id))
  const count = compared.length
  return (
    <>
      <ul className="mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.category_id}>
            <CardTile
              card={card}
              isChosen={choice.ids.includes(card.category_id)}
              onCompare={choice.toggle}
            />
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {count === 0 ? null : (
          <CardCompareBar
            count={count}
            isRefused={choice.isRefused}
            onOpen={() => setComparing(true)}
            onClear={choice.clear}
          />
        )}
      </Suspense>
      {/* Apart: while its code comes the bar stays, and with it the focus. */}
      <Suspense fallback={null}>
        {isComparing ? <CardCompareDialog cards={compared} onClose={() => setComparing(false)} /> : null}
      </Suspense>
    </>
  )
}

const Catalogue = ({ cards, path }: { cards: readonly CreditCard[]; path: CardListPath }) => {
  const t = useText()
  const { brand } = useBootstrap()
  const [filters, setFilters] = useFilters(path)
  const { secured } = filters
  useEffect(() => void saveCardList(secured), [secured])
  const shown = filterCards(cards, filters)
  if (cards.length === 0) {
    const text = t('cards.none_text', { brand: brand.name })
    return <Nothing title={t('cards.none')} text={text} to="/products" action={t('cards.to_products')} />
  }
  return (
    <>
      <CardFilterBar cards={cards} path={path} filters={filters} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="figures text-sm text-ink-soft">
          {t('cards.count', { shown: shown.length, count: cards.length })}
        </p>
        <CardOrderSelect
          cards={cards}
          path={path}
          filters={filters}
          onOrder={(order) => setFilters({ ...filters, order })}
        />
      </div>
      {shown.length === 0 ? (
        <Nothing
          title={t('cards.no_match')}
          text={t('cards.no_match_text')}
          to="/credit-cards"
          action={t('cards.clear')}
        />
      ) : (
        <CardList cards={shown} />
      )}
    </>
  )
}

const MineLink = () => {
  const t = useText()
  const { atkn } = useSession()
  return atkn === null ? null : (
    <p className="mt-6">
      <Link
        to="/user/credit-card"
        onClick={() => setSession({ productType: 'Credit Cards', productId: null })}
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
      >
        {t('cards.mine')}
      </Link>
    </p>
  )
}

const CardsOf = ({ path }: { path: CardListPath }) => {
  const t = useText()
  const { value: cards, error, reload } = useCards()
  return (
    <>
      {error === null || cards !== null ? null : <CardsFailure error={error} onRetry={reload} />}
      {cards === null ? error === null && <CardsSkeleton /> : <Catalogue cards={cards} path={path} />}
      <p className="mt-6 max-w-text text-sm text-ink-soft">
        {t('cards.apr_note')} {t('cards.order')}
      </p>
      <MineLink />
    </>
  )
}

const nameOf = {
  '/credit-cards': 'all',
  '/cards-unsecured': 'unsecured',
  '/cards-secured': 'secured',
} as const

/** The catalogue of credit cards, whole or of one kind (section 2: /credit-cards, /cards-unsecured, /cards-secured). */
export const CardsPage = () => {
  const t = useText()
  const { brand } = useBootstrap()
  const { pathname } = useLocation()
  const path = cardListPaths.find((known) => pathname.startsWith(known)) ?? '/credit-cards'
  const isOffering = useOffersCards()
  return (
    <div className="lg:pt-4">
      <h1 className="text-xl">{t(`cards.heading.${nameOf[path]}`)}</h1>
      {isOffering ? (
        <>
          <p className="mt-1 max-w-text text-ink-soft">{t(`cards.intro.${nameOf[path]}`)}</p>
          <CardsOf path={path} />
        </>
      ) : (
        <Nothing
          title={t('cards.not_offered', { brand: brand.name })}
          text={t('cards.not_offered_text')}
          to="/products"
          action={t('cards.to_products')}
        />
      )}
    </div>
  )
}
