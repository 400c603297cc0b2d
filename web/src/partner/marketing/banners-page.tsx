import type { BannerShape, OwnCreative } from '@marketplace/contract/partner-area/creatives'
import { useAnswer } from '../../office/answers.ts'
import { Segmented } from '../../office/form/segmented.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { BannerCard } from './banner-card.tsx'
import { chooseCreatives, productsOf } from './choose-creatives.ts'
import { choiceDefaults, CreativeChoice } from './creative-choice.tsx'
import { ownCreatives } from './own-creatives.ts'

const defaults = { ...choiceDefaults, shape: 'square' }
const shapes: readonly { value: BannerShape; label: string }[] = [
  { value: 'square', label: 'Square, for posts and prints' },
  { value: 'tall', label: 'Tall, for a status' },
]

const Banners = ({ creatives }: { creatives: readonly OwnCreative[] }) => {
  const [{ shape: asked, ...choice }, set] = useUrlState(defaults)
  const shape: BannerShape = asked === 'tall' ? 'tall' : 'square'
  const banners = creatives.filter(({ format }) => format === 'banner')
  const chosen = chooseCreatives(banners, choice)
  return (
    <>
      <CreativeChoice {...choice} products={productsOf(banners)} onChange={set} />
      <div className="mb-4">
        <Segmented label="Shape" options={shapes} value={shape} onChange={(value) => set({ shape: value })} />
      </div>
      {chosen.length === 0 ? (
        <EmptyState title="No banner here">Choose another language or product.</EmptyState>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 min-[80rem]:grid-cols-3">
          {chosen.map((creative) => (
            <BannerCard key={creative.creative_id} creative={creative} shape={shape} />
          ))}
        </div>
      )}
    </>
  )
}

/** Banners in the brand's colours with the partner's own link and QR code, drawn by the server. */
export const BannersPage = () => {
  const { value, error, reload } = useAnswer(ownCreatives)
  return (
    <>
      <PageHeading
        title="Banners and creatives"
        back={{ to: '/partner/marketing-support', label: 'Back to Marketing support' }}
        text="Your link and QR code are in each. When one ends you are told; its code goes on opening the page."
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <Banners creatives={value.data.creatives} />
      )}
    </>
  )
}
