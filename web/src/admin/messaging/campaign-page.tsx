import { readCampaign, type CampaignRecord, type PlanReason } from '@marketplace/contract/care/campaigns'
import { useMemo, useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { hasCode } from '../../api/api-error.ts'
import { count } from '../../i18n/format-values.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { useOpened } from '../../office/palette/use-recent.ts'
import { timeText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { NotFoundPage } from '../../office/shell/not-found-page.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useBrandOptions } from '../dashboard/brand-options.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignDialog } from './campaign-dialog.tsx'
import { audienceRules, stateLooks, stepsOf } from './campaign-words.ts'
import { ArrivesPart } from './arrives-part.tsx'
import { everybody, PeoplePart } from './people-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { ReportPart } from './report-part.tsx'

const LOOK_MS = 2_000
const back = { to: '/admin/messaging', label: 'Back to the campaigns' }

/** Who, Text, Plan, Send: how far it has come. */
const Steps = ({ campaign }: { campaign: CampaignRecord }) => (
  <ol className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
    {stepsOf(campaign).map(({ key, label, isDone }, index) => (
      <li key={key} className="inline-flex items-center gap-2">
        <span
          aria-hidden="true"
          className={
            isDone
              ? 'inline-flex size-6 items-center justify-center rounded-full bg-brand text-xs font-semibold text-on-brand'
              : 'inline-flex size-6 items-center justify-center rounded-full border border-dashed border-line text-xs'
          }
        >
          {isDone ? '✓' : index + 1}
        </span>
        {label}
        {isDone ? <span className="sr-only">done</span> : null}
      </li>
    ))}
  </ol>
)

const Who = ({ campaign, onChange }: { campaign: CampaignRecord; onChange: (() => void) | null }) => {
  const brands = useBrandOptions()
  const brandName = (id: number): string =>
    brands?.find(({ value }) => value === String(id))?.label ?? `brand ${id}`
  return (
    <Card aria-labelledby="who">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="who" className="text-base">
          In your audience
        </h2>
        {onChange === null ? null : (
          <Button kind="secondary" aria-haspopup="dialog" onClick={onChange}>
            Change…
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap gap-2 text-sm">
        {audienceRules(campaign.audience, brandName).map((rule) => (
          <li key={rule} className="rounded-control border border-line px-3 py-1.5">
            {rule}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Progress = ({ campaign: { state, in_audience, paused_for } }: { campaign: CampaignRecord }) => {
  if (state === 'planning')
    return (
      <Notice live className="mb-4">
        Judging each person: {count(in_audience)} so far. You can leave this page.
      </Notice>
    )
  if (state === 'paused' && paused_for === 'failures')
    return (
      <Notice tone="bad" className="mb-4" title="Paused by itself">
        More than 5 % did not arrive. Look at the reasons below, mend the text or the way, then go on or stop.
      </Notice>
    )
  return null
}

const Record = ({ campaign }: { campaign: CampaignRecord }) => {
  const [isChanging, setChanging] = useState(false)
  const [filter, setFilter] = useUrlState(everybody)
  const { name, state, planned_at, started_at } = campaign
  const showReason = (reason: PlanReason): void => {
    setFilter({ state: 'left_out', reason, page: '1' })
    document.getElementById('people')?.scrollIntoView({ block: 'start' })
  }
  useOpened(name)
  const canChange = state === 'draft' || state === 'planned' || state === 'planning'
  return (
    <>
      <PageHeading
        title={name}
        back={back}
        text={
          <span className="flex flex-wrap items-center gap-x-3">
            <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>
            {planned_at === null ? null : <span>Plan of {timeText(planned_at)}</span>}
          </span>
        }
        actions={<CampaignActions campaign={campaign} />}
      />
      <Steps campaign={campaign} />
      <Progress campaign={campaign} />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-4">
          {started_at === null ? null : <ReportPart campaign={campaign} />}
          {planned_at === null ? null : <PlanPart campaign={campaign} onShow={showReason} />}
          <Who campaign={campaign} onChange={canChange ? () => setChanging(true) : null} />
        </div>
        <ArrivesPart campaign={campaign} />
      </div>
      {planned_at === null ? null : <PeoplePart campaign={campaign} filter={filter} onFilter={setFilter} />}
      {isChanging ? (
        <CampaignDialog
          campaign={campaign}
          onClose={() => setChanging(false)}
          onSaved={() => setChanging(false)}
        />
      ) : null}
    </>
  )
}

/** A campaign: whom it is for, what it says, its plan person by person, and what became of it. */
export const CampaignPage = () => {
  const { campaignId = '' } = useParams()
  const asking = useMemo(
    () => ask('campaigns', readCampaign, { params: { campaign_id: campaignId } }),
    [campaignId],
  )
  const { value, error, reload } = useAnswer(asking, {
    every: ({ data }) => (data.state === 'planning' || data.state === 'sending' ? LOOK_MS : null),
  })
  if (hasCode<typeof readCampaign>(error, 'not_found')) return <NotFoundPage />
  if (value === null)
    return (
      <>
        <PageHeading title="Campaign" back={back} />
        {error === null ? <Skeleton className="h-64" /> : <ErrorState error={error} onRetry={reload} />}
      </>
    )
  return <Record campaign={value.data} />
}
