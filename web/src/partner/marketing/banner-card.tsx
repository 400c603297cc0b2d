import {
  downloadBannerPng,
  downloadBannerSvg,
  previewBanner,
  type BannerShape,
  type OwnCreative,
} from '@marketplace/contract/partner-area/creatives'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { officeDownload } from '../../office/session/downloads.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { CreativeFacts } from './creative-facts.tsx'

const heights = { square: 'aspect-square', tall: 'aspect-[9/16]' } as const

const Preview = ({ creative, shape }: { creative: OwnCreative; shape: BannerShape }) => {
  const { creative_id, title, heading, text } = creative
  const { value, error, reload } = useAnswer(
    ask('own-creatives', previewBanner, { params: { creativeId: creative_id }, query: { shape } }),
    { isKept: true },
  )
  if (value === null)
    return error === null ? (
      <Skeleton className={heights[shape]} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    )
  return (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(value.data.svg)}`}
      alt={`Banner: ${heading ?? title}. ${text}`}
      className={`w-full rounded-surface border border-line-soft ${heights[shape]}`}
    />
  )
}

/** A banner as it is drawn for this partner, and its files. */
export const BannerCard = ({ creative, shape }: { creative: OwnCreative; shape: BannerShape }) => {
  const { creative_id, version, language, title } = creative
  const name = `banner-${creative_id}`
  const file = `${creative_id}-v${version}-${shape}`
  const request = { body: { creative_id, shape } }
  const download = async (kind: 'png' | 'svg'): Promise<void> => {
    await officeDownload(kind === 'png' ? downloadBannerPng : downloadBannerSvg, request, `${file}.${kind}`)
    invalidate('own-creatives')
  }
  return (
    <Card aria-labelledby={name} lang={language} className="flex flex-col gap-3">
      <h3 id={name} lang="en" className="text-base">
        {title}
      </h3>
      <Preview creative={creative} shape={shape} />
      <div lang="en">
        <CreativeFacts creative={creative} />
        <div className="-ms-4 mt-2 flex flex-wrap gap-2">
          <Button changes kind="quiet" onClick={() => void download('png')}>
            Download PNG<span className="sr-only"> {title}</span>
          </Button>
          <Button changes kind="quiet" onClick={() => void download('svg')}>
            Download SVG<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
    </Card>
  )
}
