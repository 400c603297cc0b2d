import { IconCoinRupee, IconListDetails, IconPhoneOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { OpenHome } from '../open-prices/open-home.tsx'
import { comparedProducts, type Compared } from './compared-products.ts'
import { PublishedRanges } from '../loan-ranges/published-ranges.tsx'
import { StartForm } from './start-form.tsx'

const Assurance = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <span className="mt-0.5 shrink-0 text-brand-ink">{icon}</span>
    <span>{children}</span>
  </li>
)

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

const BEGIN = 'begin'

/** Why one may begin, and where everything else is. */
const Promises = ({ compared, isComparing }: { compared: Compared; isComparing: boolean }) => {
  const t = useText()
  const icon = { 'aria-hidden': true, size: 22 } as const
  const hasLoans = isComparing && compared !== 'cards'
  return (
    <div>
      <ul className="space-y-3">
        <Assurance icon={<IconCoinRupee {...icon} />}>{t('start.free')}</Assurance>
        {hasLoans ? (
          <Assurance icon={<IconListDetails {...icon} />}>{t('start.every_match')}</Assurance>
        ) : null}
        <Assurance icon={<IconPhoneOff {...icon} />}>{t('start.no_calls')}</Assurance>
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
        {compared === 'cards' || compared === 'both' ? (
          <Link to="/credit-cards" className={linkClass}>
            {t('start.see_cards')}
          </Link>
        ) : null}
        <Link to="/grievance" className={linkClass}>
          {t('layout.grievance')}
        </Link>
        <Link to="/how-we-order-offers" className={linkClass}>
          {t('layout.ranking')}
        </Link>
      </p>
      {hasLoans ? <PublishedRanges /> : null}
    </div>
  )
}

/** What it is, one field, one button, and who stands behind it; where lenders publish prices, those first. */
export const StartPage = () => {
  const t = useText()
  const { lender_count, products, brand, prices } = useBootstrap()
  const compared = comparedProducts(products)
  const isCardsAlone = compared === 'cards'
  const isComparing = isCardsAlone || (compared !== 'none' && lender_count > 0)
  if (prices !== undefined)
    return (
      <>
        <OpenHome
          first={prices}
          heading={t('start.heading_prices')}
          text={t('start.see_prices', { count: lender_count })}
          beginId={BEGIN}
        />
        <div className="mx-auto mt-8 grid max-w-text gap-x-12 gap-y-5 lg:max-w-none lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start">
          <Card id={BEGIN} aria-labelledby="begin-title" className="scroll-mt-4">
            <h2 id="begin-title" className="mb-3 text-lg">
              {t('start.prices.begin_heading')}
            </h2>
            <StartForm />
          </Card>
          <Promises compared={compared} isComparing={isComparing} />
        </div>
      </>
    )
  return (
    <div className="mx-auto grid max-w-text gap-x-16 gap-y-5 lg:max-w-none lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr] lg:items-start lg:pt-8">
      <div className="lg:pt-4">
        <h1 className="text-xl">
          {isCardsAlone
            ? t('start.heading_cards')
            : isComparing
              ? t('start.heading', { compared, count: lender_count })
              : t('start.heading_none', { brand: brand.name })}
        </h1>
        <p className="mt-2 text-sm text-ink-soft sm:text-base lg:text-lg">
          {isComparing ? t('start.see_cost') : t('start.not_open')}
        </p>
      </div>
      <Card className="lg:row-span-2">
        <StartForm />
      </Card>
      <Promises compared={compared} isComparing={isComparing} />
    </div>
  )
}

/** The same start before the passcode, for whoever comes from a credit card (section 4: entry without a prospect id). */
export const StartForCard = () => {
  const t = useText()
  return (
    <div className="mx-auto max-w-form">
      <h1 className="text-xl">{t('verification.card_heading')}</h1>
      <p className="mt-2">{t('verification.card_text')}</p>
      <Card className="mt-3">
        <StartForm />
      </Card>
    </div>
  )
}
