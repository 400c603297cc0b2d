import { judgeContacts } from '../../customers/contact-rules/judge-contacts.ts'
import { listAudience, type AudienceAsk, type AudienceRow } from '../../customers/profiles/published.ts'
import { listAppliedAmong } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
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
import { firstReason } from './first-reason.ts'
import { askOf, writeTo } from './sending-of.ts'

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

/** Whether a text no longer holds at a moment. */
export const hasEnded = ({ valid_until }: Pick<TextRow, 'valid_until'>, at: Date): boolean =>
  valid_until !== null && valid_until < dayInIndia(at)

/** Judges people of an audience, each by the facts of now. */
export const judgePeople = async (
  services: Services,
  db: Database,
  { audience }: Pick<CampaignRow, 'audience'>,
  text: TextRow,
  people: readonly AudienceRow[],
): Promise<Judged[]> => {
  const at = services.now()
  const approved = new Map<string, boolean>()
  const isApproved = (row: AudienceRow): boolean => {
    const key = `${row.brand_id ?? 0} ${row.language}`
    const known = approved.get(key)
    if (known !== undefined) return known
    const nobody = { ...row, first_name: null, mobile_phone_number: null, email: null }
    const { is_approved } = writeTo(services, text, nobody)
    approved.set(key, is_approved)
    return is_approved
  }
  const asks = people.map((row) => askOf(text, { ...row, is_approved: isApproved(row), at }))
  const verdicts = await judgeContacts(services, db, asks)
  const { not_applied_days: days } = audience
  const applied = new Set(
    days === null
      ? []
      : await listAppliedAmong(
          db,
          people.map(({ user_id }) => user_id),
          new Date(at.getTime() - days * DAY_MS),
        ),
  )
  const text_ended = hasEnded(text, at)
  return people.map(({ user_id }, index) => {
    const verdict = verdicts[index]
    const refusals = verdict === undefined || verdict.allowed ? [] : verdict.reasons
    return { user_id, reason: firstReason({ refusals, applied_lately: applied.has(user_id), text_ended }) }
  })
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
    const people = await listAudience(tx, audienceAsk(campaign.audience, services.now()), {
      after,
      limit: BATCH,
    })
    if (people.length > 0) {
      const judged = await judgePeople(services, tx, campaign, text, people)
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
