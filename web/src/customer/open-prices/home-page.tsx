import { lazy, Suspense } from 'react'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { loadAreaTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { OpenHome } from './open-home.tsx'
import { comparedProducts } from '../start/compared-products.ts'
import { StartForm } from '../start/start-form.tsx'
import { StartPromises } from '../start/start-promises.tsx'

/** What stands below the prices; its code comes after theirs, and until it is there what the server drew reads the same. */
const HomeMore = import.meta.env.SSR
  ? (await import('./home-more.tsx')).HomeMore
  : lazy(async () => {
      const [{ HomeMore: component }] = await Promise.all([
        import('./home-more.tsx'),
        loadAreaTexts('product-list', readLanguage(document.documentElement.lang)),
      ])
      return { default: component }
    })

/** The brand's home: what a loan costs first, then the number. Where no lender publishes a price it is the plain start (pages.ts). */
export const HomePage = () => {
  const t = useText()
  const { lender_count, products, prices } = useBootstrap()
  if (prices === undefined) throw new Error('a home without prices')
  return (
    <>
      <OpenHome first={prices} />
      <Suspense fallback={null}>
        <HomeMore />
      </Suspense>
      <div className="mx-auto mt-8 grid max-w-text gap-x-12 gap-y-5 lg:max-w-none lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start">
        <Card aria-labelledby="begin-title">
          <h2 id="begin-title" className="mb-3 text-lg">
            {t('prices.begin_heading')}
          </h2>
          <StartForm />
        </Card>
        <StartPromises compared={comparedProducts(products)} isComparing={lender_count > 0} />
      </div>
    </>
  )
}
