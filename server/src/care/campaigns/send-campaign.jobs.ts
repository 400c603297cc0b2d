import { holdAddressees } from '../../customers/profiles/published.ts'
import { addCampaignMessages, countCampaignOutcomes } from '../../customers/messages/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { addJobs } from '../../platform/jobs/published.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { findText, type TextRow } from './campaign-texts.queries.ts'
import {
  addQueued,
  listNextPeople,
  lockCampaign,
  savePeople,
  setState,
  type CampaignRow,
} from './campaigns.queries.ts'
import { judgePeople } from './judge-people.ts'
import { writeTo, type Written } from './sending-of.ts'
import { tooManyFailures } from './too-many-failures.ts'

/** People judged again and handed to the messages' queue in one transaction. */
const BATCH = 500
/** No more wait to be sent at once: a pause takes hold soon, and passcodes are not kept waiting. */
const MOST_WAITING = 1_000
const LOOK_MS = 2_000
/** What has not gone by then says something else than what holds; promotion may wait over a Sunday and a holiday. */
const EXPIRES_MS = 3 * 86_400_000
/** Queues that the messages of campaigns share: of eight workers four stay free for passcodes. */
const LANES = 4

type Next = { again: Date } | 'more' | 'over'

interface Candidate extends Written {
  user_id: string
}

const readCandidates = async (
  services: Services,
  tx: Database,
  text: TextRow,
  userIds: readonly string[],
): Promise<Candidate[]> =>
  (await holdAddressees(tx, userIds)).map((row) => ({
    user_id: row.user_id,
    ...writeTo(services, text, row),
  }))

/** Hands out a part to those who may still get it; where hours keep it back, says when they end. */
const sendPart = async (
  services: Services,
  tx: Database,
  campaign: CampaignRow,
  text: TextRow,
): Promise<Next> => {
  const at = services.now()
  const { campaign_id } = campaign
  const people = await listNextPeople(tx, campaign_id, BATCH)
  if (people.length === 0) return 'over'
  const userIds = people.map(({ user_id }) => user_id)
  const candidates = new Map(
    (await readCandidates(services, tx, text, userIds)).map((row) => [row.user_id, row]),
  )
  const outcomes = await judgePeople(
    services,
    tx,
    campaign,
    text,
    userIds.map((user_id) => {
      const row = candidates.get(user_id)
      return { user_id, brand_id: row?.brand_id ?? null, is_approved: row?.is_approved ?? false }
    }),
  )
  const opens_at = outcomes.find((person) => person.opens_at !== null)?.opens_at ?? null
  if (opens_at !== null && opens_at > at) return { again: opens_at }
  const going = outcomes.flatMap(({ user_id, reason }) => {
    const row = candidates.get(user_id)
    return reason === null && row !== undefined ? [row] : []
  })
  const messages = await addCampaignMessages(tx, {
    campaign_id,
    channel: text.channel,
    lender_id: text.lender_id,
    expires_at: new Date(at.getTime() + EXPIRES_MS),
    created_at: at,
    people: going,
  })
  await savePeople(
    tx,
    campaign_id,
    outcomes.map(({ user_id, reason }) => ({
      user_id,
      message_id: messages.get(user_id) ?? null,
      reason: messages.has(user_id) ? null : (reason ?? 'deleted'),
    })),
  )
  await addQueued(tx, campaign_id, messages.size)
  await addJobs(
    tx,
    'send_message',
    Array.from(messages.values(), (message_id) => ({
      payload: { message_id },
      queue: `campaign ${message_id % LANES}`,
      key: `message:${message_id}`,
    })),
  )
  return 'more'
}

/** One step of sending, in one transaction: a process that dies in it has sent nothing of it. */
const sendNext = (services: Services, id: string): Promise<Next | null> =>
  services.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    if (campaign?.state !== 'sending') return null
    const at = services.now()
    const look = { again: new Date(at.getTime() + LOOK_MS) }
    const done = await countCampaignOutcomes(tx, campaign)
    if (tooManyFailures(done)) {
      await setState(tx, id, { state: 'paused', paused_for: 'failures', ended_at: null })
      services.log.error(
        { campaign_id: id, failed: done.failed, sent: done.sent },
        'a campaign paused by itself',
      )
      return null
    }
    if (done.waiting >= MOST_WAITING) return look
    const text = await findText(tx, campaign.text_id, campaign.text_version)
    if (text === null) throw new Error('a campaign without its text')
    const next = await sendPart(services, tx, campaign, text)
    if (next !== 'over') return next
    if (done.waiting > 0) return look
    await setState(tx, id, { state: 'done', paused_for: null, ended_at: at })
    return null
  })

export const enqueueSending = (
  { addJob }: Pick<Services, 'addJob'>,
  tx: Database,
  campaign_id: string,
  run_at: Date,
): Promise<void> =>
  addJob(tx, 'send_campaign', { campaign_id }, { key: `send_campaign ${campaign_id}`, run_at })

/** Hands a campaign to the messages' queue, 500 people at a time, until all are, or staff or failures stop it. */
export const sendCampaignJob: Job<'send_campaign', Services> = async (services, { campaign_id }, attempt) => {
  for (;;) {
    const next = await sendNext(services, campaign_id)
    if (next === null || next === 'over') return
    const isEnding = attempt.stop?.aborted === true
    if (next === 'more' && !isEnding) continue
    await enqueueSending(services, services.db, campaign_id, next === 'more' ? services.now() : next.again)
    return
  }
}
