import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router.tsx'
import { askSearch, type Ask } from '@marketplace/contract/loans/ask-in-search'
import type { OpenPrices } from '@marketplace/contract/market/open-prices'
import { checkPathOf } from '@marketplace/contract/loans/check-paths'
import type { LoanPage as LoanPageFacts } from '@marketplace/contract/market/loan-pages'
import { loanAt, productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import { useSession } from '../../browser-storage/session-store.ts'
import { loadAreaTexts } from '../../i18n/texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Band } from '../../ui/band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useMarks } from '../lender-mark/use-marks.ts'
import { LegalWaiting } from '../legal/legal-waiting.tsx'
import { usePrices } from '../open-prices/use-prices.ts'
import { useProductChoice } from '../products/use-product-choice.tsx'
import { LoanAsk } from './loan-ask.tsx'
import { LoanRows } from './loan-rows.tsx'
import { useLoanPage } from './use-loan-page.ts'

/**
 * What stands below the prices is rendered by the server with them, and its code comes after theirs: until it is there the page reads the same.
 */
const LoanMore = import.meta.env.SSR
  ? (await import('./loan-more.tsx')).LoanMore
  : lazy(async () => {
      const [{ LoanMore: component }] = await Promise.all([
        import('./loan-more.tsx'),
        loadAreaTexts('loan-more', readLanguage(document.documentElement.lang)),
      ])
      return { default: component }
    })

interface BeginProps {
  product: LoanProduct
  chosen: Pick<OpenPrices, 'amount' | 'tenure_months'>
  /** How many answers come before the number. */
  questions: number
}

/** To one's own offers: a visitor over the questions that come before the number, whoever is signed in at once. */
const Begin = ({ product, chosen, questions }: BeginProps) => {
  const t = useText()
  const { atkn } = useSession()
  const { choose, question } = useProductChoice()
  return (
    <>
      <Link
        to={`${checkPathOf(product)}?${askSearch({ amount: chosen.amount, tenure: chosen.tenure_months })}`}
        onClick={
          atkn === null
            ? undefined
            : (event) => {
                event.preventDefault()
                choose(product)
              }
        }
        className={buttonClass('primary', 'min-h-12 w-full lg:px-8')}
      >
        {t('prices.begin')}
      </Link>
      {atkn === null ? (
        <p className="mt-1 text-center text-xs text-ink-soft lg:max-w-56">
          {t('prices.begin_note', { count: questions })}
        </p>
      ) : null}
      {question}
    </>
  )
}

const Heading = ({
  product,
  page,
  apr,
}: {
  product: LoanProduct
  page: LoanPageFacts | null
  apr: number | null
}) => {
  const t = useText()
  const format = useFormat()
  const name = t(`title.${product}`)
  const lent = page?.lent ?? null
  const crumbs = (
    <nav aria-label={t('loan.crumbs')} className="mb-1 text-sm">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link to="/products" className="inline-flex min-h-9 items-center underline underline-offset-4">
            {t('loan.crumb')}
          </Link>
        </li>
        <li aria-hidden="true" className="inline-flex min-h-9 items-center">
          ›
        </li>
        <li aria-current="page" className="inline-flex min-h-9 items-center">
          {name}
        </li>
      </ol>
    </nav>
  )
  return (
    <Band
      above={crumbs}
      holdsCard={page !== null && page.lenders > 0}
      heading={apr === null ? name : t('loan.heading', { name, apr: format.percent(apr) })}
    >
      {page === null ? null : (
        <p className="figures mt-2 max-w-text text-on-band-soft lg:text-[1.125rem]">
          {lent === null
            ? t('loan.no_lender')
            : t('loan.limits', {
                least: format.moneyInWords(lent.amount.min),
                most: format.moneyInWords(lent.amount.max),
                shortest: format.tenure(lent.months.min),
                longest: format.tenure(lent.months.max),
                security: productJourneys[product].security?.kind ?? 'none',
              })}
        </p>
      )}
    </Band>
  )
}

/** The address keeps what is looked at, so that it can be shared and come back to; what else stands in it stays. */
const useOwnAddress = (
  { amount, tenure_months }: { amount: number; tenure_months: number },
  isFirst: boolean,
): void => {
  useEffect(() => {
    const url = new URL(window.location.href)
    if (isFirst && !url.searchParams.has('amount')) return
    url.searchParams.set('amount', String(amount))
    url.searchParams.set('tenure', String(tenure_months))
    window.history.replaceState(window.history.state, '', url)
  }, [amount, tenure_months, isFirst])
}

interface LivePageProps {
  product: LoanProduct
  page: LoanPageFacts
  asked: Ask
  /** What follows the prices; made apart from them, so that a move of the slider leaves it as it is. */
  below: ReactNode
}

const LivePage = ({ product, page, asked, below }: LivePageProps) => {
  const first = page.prices
  const { prices, chosen, choose, bringAll, hasFailed, draw } = usePrices(first, {
    all: true,
    start: { amount: asked.amount ?? first.amount, tenure_months: asked.tenure ?? first.tenure_months },
  })
  const late = useMarks()
  const isFirst = chosen.amount === first.amount && chosen.tenure_months === first.tenure_months
  useOwnAddress(chosen, isFirst)
  const hasLenders = page.lenders > 0
  return (
    <>
      <Heading product={product} page={page} apr={prices.lowest_apr} />
      {hasLenders ? (
        <>
          <div className="relative -mt-14">
            <LoanAsk
              bounds={first}
              chosen={chosen}
              onChoose={choose}
              action={<Begin product={product} chosen={chosen} questions={first.questions} />}
            />
          </div>
          <LoanRows prices={prices} hasFailed={hasFailed} draw={draw ?? late} onNeedAll={bringAll} />
        </>
      ) : null}
      {below}
      {hasLenders ? (
        <div className="sticks-below sticky bottom-0 z-10 -mx-4 mt-3 border-t border-line-soft bg-surface px-4 py-3 shadow-lift sm:-mx-6 sm:px-6 lg:hidden">
          <Begin product={product} chosen={chosen} questions={first.questions} />
        </div>
      ) : null}
    </>
  )
}

const LoanPageOf = ({ product }: { product: LoanProduct }) => {
  const { loaded, asked } = useLoanPage(product)
  if (loaded.value !== null)
    return (
      <LivePage
        product={product}
        page={loaded.value}
        asked={asked}
        below={
          <Suspense fallback={null}>
            <LoanMore product={product} page={loaded.value} />
          </Suspense>
        }
      />
    )
  return (
    <>
      <Heading product={product} page={null} apr={null} />
      <LegalWaiting loaded={loaded} />
    </>
  )
}

/** A loan in the open: what it costs at every lender that publishes a price, who gets one, and what is asked. */
export const LoanPage = () => {
  const { pathname } = useLocation()
  const product = loanAt(pathname.replace(/\/+$/, ''))
  if (product === null) throw new Error('a page of no loan')
  return <LoanPageOf key={product} product={product} />
}
