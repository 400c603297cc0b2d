import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { IconCopy } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useParams } from '../../../router/router.tsx'
import { ApiError } from '../../../api/api-error.ts'
import { useOpened } from '../../../office/palette/use-recent.ts'
import { useRecordWay, type RecordWay } from '../../../office/list/use-record-way.ts'
import { EmptyState, ErrorState } from '../../../office/table/empty-state.tsx'
import { PageHeading } from '../../../office/show/page-heading.tsx'
import { specifiedTexts } from '../../../office/show/specified-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/surfaces.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { LenderGroupsField } from '../../lender-groups/lender-groups-field.tsx'
import { useLenderGroups } from '../../lender-groups/use-lender-groups.ts'
import { RevenueSection } from '../../lender-revenue/revenue-section.tsx'
import { useRevenue } from '../../lender-revenue/use-revenue.ts'
import { CopyLenderDialog } from '../adding/copy-lender-dialog.tsx'
import { useAskedChanges } from '../changing/asked-changes.tsx'
import { ConflictDialog } from '../conflict-dialog.tsx'
import { CustomerPreview } from '../customer-preview.tsx'
import { ContradictionNotes } from './contradiction-notes.tsx'
import { contradictionsOf } from './contradictions.ts'
import { LenderHead } from './lender-head.tsx'
import { countBySection } from './section-counts.ts'
import { SectionIndex } from './section-index.tsx'
import { useGoLive } from '../use-go-live.ts'
import { GoLivePanel } from '../go-live-panel.tsx'
import { LenderHistory } from '../lender-history.tsx'
import { LenderSectionCard, SECTION } from '../lender-section-card.tsx'
import { lenderSections } from '../lender-sections.ts'
import { useLender, type LenderRecord } from '../use-lender.ts'
import { useOptionSets } from '../use-option-sets.ts'

const wayThere = {
  lists: ['lenders', 'vendors-on-off', 'cims-data'],
  home: { to: '/admin/lenders', label: 'Back to the lenders' },
  elsewhere: 'Back to the list',
}

const Loading = ({ back }: Pick<RecordWay, 'back'>) => (
  <>
    <PageHeading title={specifiedTexts.loading_lender} back={back} />
    <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
      <div className="space-y-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-96" />
      </div>
      <Skeleton className="h-64" />
    </div>
  </>
)

const Elsewhere = ({ lender: { lender_id, name, product_type } }: { lender: OfficeLender }) => (
  <Card aria-labelledby="brands-title">
    <h2 id="brands-title" className="text-base font-semibold">
      Applications and brands
    </h2>
    <p className="mt-2 text-sm">
      <Link to={`/admin/lenders/${lender_id}/applications`} className="underline">
        Applications with this lender, and whether it answers
      </Link>
    </p>
    <p className="mt-3 text-sm">
      <Link
        to={`/admin/vendors-on-off?${new URLSearchParams({ q: name, product: product_type }).toString()}`}
        className="underline"
      >
        Switch this lender on or off for a brand and product
      </Link>
    </p>
  </Card>
)

interface LenderEditorProps {
  lender: OfficeLender
  record: LenderRecord
  way: RecordWay
}

const LenderEditor = ({ lender, record, way }: LenderEditorProps) => {
  const { lender_id: lenderId, modelled_on } = lender
  const options = useOptionSets()
  const { groups, create } = useLenderGroups()
  const revenue = useRevenue(lenderId)
  const named = useMemo(() => ({ options, groups }), [options, groups])
  const [isCopying, setCopying] = useState(false)
  const { asking, question } = useAskedChanges(record, lender, groups)
  const chosen = record.shown('lender_group_ids')
  const check = useGoLive(lenderId).value?.data ?? null
  const warnings = useMemo(
    () => [...(check?.warnings ?? []), ...contradictionsOf(lender).map(({ text }) => ({ field: text }))],
    [check, lender],
  )
  const counts = useMemo(() => countBySection(check?.missing ?? [], warnings), [check, warnings])
  return (
    <>
      <LenderHead
        lender={lender}
        record={asking}
        options={options}
        way={way}
        counts={counts}
        check={check === null ? null : { missing: check.missing.length, warnings: warnings.length }}
        actions={
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setCopying(true)}>
            <IconCopy aria-hidden="true" className="size-5" />
            Copy
          </Button>
        }
      />
      {modelled_on === null ? null : (
        <p className="mb-4 text-sm text-ink-soft">Example data: modelled on {modelled_on}</p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] min-[75rem]:grid-cols-[10.5rem_minmax(0,1fr)_19rem]">
        <SectionIndex counts={counts} />
        <div className="min-w-0 space-y-4">
          {lenderSections.map((section) => (
            <LenderSectionCard
              key={section.id}
              section={section}
              lender={lender}
              record={asking}
              options={options}
            >
              {section.id === 'loan-details' ? <ContradictionNotes lender={lender} record={record} /> : null}
            </LenderSectionCard>
          ))}
        </div>
        {/* As high as the fields: what sticks in it ends with them, above the commissions. */}
        <div className="self-stretch">
          <div className="space-y-4 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
            <CustomerPreview lenderId={lenderId} product={lender.product_type} />
            <GoLivePanel lenderId={lenderId} isLive={lender.lender_status === 1} />
            <Elsewhere lender={lender} />
          </div>
        </div>
        <div className="min-w-0 space-y-4 lg:col-span-2 min-[75rem]:col-start-2">
          <Card id="commissions" aria-labelledby="commissions-title" className={`${SECTION} space-y-4`}>
            <h2 id="commissions-title" className="text-base font-semibold">
              Commissions
            </h2>
            <LenderGroupsField
              groups={groups}
              value={Array.isArray(chosen) ? (chosen as number[]) : []}
              onSave={async (ids) => {
                await asking.save('lender_group_ids', ids)
              }}
              onCreate={create}
            />
            <RevenueSection lenderId={lenderId} revenue={revenue} />
          </Card>
          <div id="history" className={SECTION}>
            <LenderHistory lenderId={lenderId} named={named} />
          </div>
        </div>
      </div>
      {question}
      {isCopying ? <CopyLenderDialog lender={lender} onClose={() => setCopying(false)} /> : null}
      <ConflictDialog
        conflict={record.conflict}
        named={named}
        keepTheirs={record.keepTheirs}
        takeMine={record.takeMine}
      />
    </>
  )
}

/** One lender: every field saved by itself, what it pays, and what became of it (section 2, Admin lender edit page). */
export const LenderEditPage = () => {
  const { lenderId } = useParams()
  const record = useLender(Number(lenderId))
  const way = useRecordWay(wayThere)
  const { lender, error, retry } = record
  useOpened(lender?.name ?? null)
  if (lender !== null) return <LenderEditor lender={lender} record={record} way={way} />
  if (error === null) return <Loading back={way.back} />
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeading title="Lender" back={way.back} />
      {isGone ? (
        <EmptyState title="There is no such lender">
          It may have been deleted:{' '}
          <Link to="/admin/lenders?status=deleted" className="underline">
            see the deleted lenders
          </Link>
          .
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={retry} />
      )}
    </>
  )
}
