import { holdAudience, type AudienceAsk, type AudienceRow } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { findText, type TextRow } from './campaign-texts.queries.ts'
import {
  addPlanned,
  endPlan,
  forgetPlan,
  lastPlanned,
  lockCampaign,
  savePlanned,
  type CampaignRow,
  type Judged,
} from './campaigns.queries.ts'
import { judgePeople } from './judge-people.ts'
import { writeTo } from './sending-of.ts'

/** People judged in one transaction. */
const BATCH = 4_000
const FORGOTTEN_AT_ONCE = 20_000
const DAY_MS = 86_400_000

/** An audience as the customers' rows are asked for it at a moment. */
export const audienceAsk = (
  { brand_ids, language, product_types, seen_within_days }: CampaignRow['audience'],
  at: Date,
): AudienceAsk => ({
  brand_ids,
  language,
  product_types,
  seen_since: seen_within_days === null ? null : new Date(at.getTime() - seen_within_days * DAY_MS),
})

/** Whether the words may go to somebody of a brand and language, found out once for each. */
const approvals = (services: Services, text: TextRow): ((row: AudienceRow) => boolean) => {
  const known = new Map<string, boolean>()
  return (row) => {
    const key = `${row.brand_id ?? 0} ${row.language}`
    const found = known.get(key)
    if (found !== undefined) return found
    const nobody = { ...row, first_name: null, mobile_phone_number: null, email: null }
    const { is_approved } = writeTo(services, text, nobody)
    known.set(key, is_approved)
    return is_approved
  }
}

const addTo = (
  { in_audience, will_get, left_out }: Pick<CampaignRow, 'in_audience' | 'will_get' | 'left_out'>,
  judged: readonly Judged[],
) => {
  const counts: Record<string, number> = { ...left_out }
  let gets = 0
  for (const { reason } of judged) {
    if (reason === null) gets += 1
    else counts[reason] = (counts[reason] ?? 0) + 1
  }
  return { in_audience: in_audience + judged.length, will_get: will_get + gets, left_out: counts }
}

/** Judges the next people of a plan. @returns false once there is nothing more to do. */
const planNext = (services: Services, id: string, plan: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    if (campaign?.state !== 'planning' || campaign.plan_number !== plan) return false
    if (campaign.in_audience === 0 && (await forgetPlan(tx, id, FORGOTTEN_AT_ONCE)) > 0) return true
    const text = await findText(tx, campaign.text_id, campaign.text_version)
    if (text === null) throw new Error('a campaign without its text')
    const after = await lastPlanned(tx, id)
    const people = await holdAudience(tx, audienceAsk(campaign.audience, services.now()), {
      after,
      limit: BATCH,
    })
    if (people.length > 0) {
      const isApproved = approvals(services, text)
      const toJudge = people.map((row) => ({ ...row, is_approved: isApproved(row) }))
      const judged = await judgePeople(services, tx, campaign, text, toJudge)
      await addPlanned(tx, id, judged)
      await savePlanned(tx, id, addTo(campaign, judged))
    }
    if (people.length === BATCH) return true
    await endPlan(tx, id, services.now())
    return false
  })

/** Plans a campaign, a part at a time: what a process that died had judged stays, and the plan goes on behind it. */
export const planCampaignJob: Job<'plan_campaign', Services> = async (
  services,
  { campaign_id, plan },
  attempt,
) => {
  while (await planNext(services, campaign_id, plan)) {
    if (attempt.stop?.aborted === true) {
      await services.addJob(
        services.db,
        'plan_campaign',
        { campaign_id, plan },
        { key: `plan_campaign ${campaign_id}` },
      )
      return
    }
  }
}
