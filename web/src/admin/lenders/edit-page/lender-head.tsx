import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RecordPager } from '../../../office/list/record-pager.tsx'
import type { RecordWay } from '../../../office/list/use-record-way.ts'
import { BackLink } from '../../../office/show/back-link.tsx'
import { Badge } from '../../../ui/surfaces.tsx'
import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import { LenderFieldControl } from '../lender-field-control.tsx'
import { headFields, isShown } from '../lender-sections.ts'
import type { LenderRecord } from '../use-lender.ts'
import { SectionSelect } from './section-index.tsx'
import type { SectionCount } from './section-counts.ts'

/** Whether the lender may be live, in one line. */
const Readiness = ({ missing, warnings, isLive }: { missing: number; warnings: number; isLive: boolean }) => {
  const isReady = missing === 0
  const Icon = isReady ? IconCircleCheck : IconAlertTriangle
  const facts = missing === 1 ? '1 fact missing' : `${missing} facts missing`
  return (
    <p className="flex min-h-8 basis-full flex-wrap items-center gap-x-2 text-sm">
      <Icon aria-hidden="true" className={isReady ? 'size-5 text-good' : 'size-5 text-warn'} />
      <span className={isReady ? 'text-good' : 'text-warn'}>
        {isReady ? (isLive ? 'Live and in order' : 'Ready to be live') : facts}
      </span>
      {warnings === 0 ? null : <span className="text-ink-soft">{warnings} to look at</span>}
      {isReady && warnings === 0 ? null : (
        <a href="#go-live" className="underline">
          See the check
        </a>
      )}
    </p>
  )
}

interface LenderHeadProps {
  lender: OfficeLender
  record: LenderRecord
  options: OptionSets
  way: RecordWay
  counts: ReadonlyMap<string, SectionCount>
  /** Null while the check is on its way. */
  check: { missing: number; warnings: number } | null
  /** Buttons at the end. */
  actions: ReactNode
}

/**
 * What stays in sight while the page is scrolled: whose facts these are, whether customers see it, and where the others are. On a
 * phone the name and the choice of a section alone.
 */
export const LenderHead = ({ lender, record, options, way, counts, check, actions }: LenderHeadProps) => (
  <div className="max-sm:contents sm:sticky sm:top-0 sm:z-10 sm:-mx-4 sm:-mt-4 sm:mb-4 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4 sm:border-b sm:border-line-soft sm:bg-canvas sm:px-4 sm:py-1">
    <div className="flex flex-wrap items-center gap-x-2 max-sm:sticky max-sm:top-0 max-sm:z-10 max-sm:-mx-4 max-sm:-mt-4 max-sm:mb-4 max-sm:border-b max-sm:border-line-soft max-sm:bg-canvas max-sm:px-4 max-sm:pb-1 sm:contents">
      <span className="flex min-w-0 grow items-center gap-1 sm:grow-0">
        <BackLink {...way.back} />
        <span className="flex min-w-0 flex-col">
          <h1 className="min-w-0 truncate text-lg leading-snug" title={lender.name}>
            {lender.name}
          </h1>
          {lender.legal_name === null ? null : (
            <span className="min-w-0 truncate text-xs text-ink-soft" title={lender.legal_name}>
              {lender.legal_name}
            </span>
          )}
        </span>
      </span>
      <Badge>{lender.product_type}</Badge>
      <SectionSelect counts={counts} />
    </div>
    {headFields
      .filter((property) => isShown(property, lender))
      .map((property) => (
        <LenderFieldControl
          key={property}
          property={property}
          value={record.shown(property)}
          options={options}
          record={record}
          isInHead
        />
      ))}
    <span className="ms-auto flex items-center gap-2">
      <RecordPager place={way.place} of="lender" />
      {actions}
    </span>
    {check === null ? null : <Readiness {...check} isLive={lender.lender_status === 1} />}
  </div>
)
