import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { DrawnHead } from '../spot/drawn-head.tsx'
import { comparedProducts } from '../start/compared-products.ts'
import { StartForm } from '../start/start-form.tsx'

/** What is compared; a brand without loans and cards may have anything else. */
const drawings = {
  both: 'Personal Loans',
  loans: 'Personal Loans',
  cards: 'Credit Cards',
  none: null,
} as const

/** Where an advertisement or a post leads: what this is, in four sentences, and the start itself. The campaign is kept. */
export const SocialPage = () => {
  const t = useText()
  const compared = comparedProducts(useBootstrap().products)
  return (
    <div className="mx-auto grid max-w-text gap-x-16 gap-y-5 lg:max-w-none lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr] lg:items-start lg:pt-8">
      <div className="lg:pt-4">
        <DrawnHead drawing={drawings[compared]} heading={t('social.heading')}>
          <p className="mt-2 text-ink-soft lg:text-lg">{t('social.compare', { compared })}</p>
        </DrawnHead>
      </div>
      <Card className="lg:row-span-2">
        <StartForm />
      </Card>
      <ul className="list-disc space-y-2 ps-5">
        <li>{t('social.free', { compared })}</li>
        <li>{t('social.decide', { compared })}</li>
        <li>{t('social.data', { compared })}</li>
      </ul>
    </div>
  )
}
