import { lazy, Suspense } from 'react'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { comparedProducts } from './compared-products.ts'
import { StartForm } from './start-form.tsx'
import { StartPromises } from './start-promises.tsx'
import { useWaiting } from './use-waiting.ts'

/** What it is, one field, one button, and who stands behind it. */
const PlainStart = () => {
  const t = useText()
  const { lender_count, products, brand } = useBootstrap()
  const compared = comparedProducts(products)
  const isCardsAlone = compared === 'cards'
  const isComparing = isCardsAlone || (compared !== 'none' && lender_count > 0)
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
      <StartPromises compared={compared} isComparing={isComparing} />
    </div>
  )
}

const WaitingStart = lazy(async () => ({
  default: await (await import('./waiting-start.tsx')).loadWaitingStart(),
}))

/** The start; whoever comes from the questions before the number sees what waits behind it. */
export const StartPage = () => {
  const carried = useWaiting()
  return carried === null ? (
    <PlainStart />
  ) : (
    <Suspense fallback={<Skeleton className="mx-auto h-96 max-w-form" />}>
      <WaitingStart carried={carried} />
    </Suspense>
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
