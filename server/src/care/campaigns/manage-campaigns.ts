import type { saveCampaign, steerCampaign } from '@marketplace/contract/care/campaigns'
import type { Body } from '@marketplace/contract/platform/call'
import { giveUpCampaign } from '../../customers/messages/published.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findText } from './campaign-texts.queries.ts'
import {
  addCampaign,
  findCampaign,
  lockCampaign,
  setState,
  startPlan,
  startSending,
  updateCampaign,
  type CampaignRow,
} from './campaigns.queries.ts'
import type { CampaignOwner } from './manage-texts.ts'
import { enqueueSending } from './send-campaign.jobs.ts'
import { steerTo, type CampaignAct } from './steer-to.ts'

type KeepServices = Pick<Services, 'db' | 'now' | 'addJob'>

const record = (
  tx: Database,
  { actor, ip }: CampaignOwner,
  verb: string,
  { campaign_id, name, text_id, text_version, audience, in_audience, will_get }: CampaignRow,
  at: Date,
) =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action: `campaign.${verb}`,
      object_kind: 'campaign',
      object_id: campaign_id,
      object_name: name,
      after: {
        text_id,
        text_version,
        in_audience,
        will_get,
        audience: {
          ...audience,
          brand_ids: [...audience.brand_ids],
          product_types: [...audience.product_types],
        },
      },
      ip,
    },
    at,
  )

const standing = async (tx: Database, id: string): Promise<CampaignRow> => {
  const row = await findCampaign(tx, id)
  if (row === null) throw new Error('a campaign that was just written is gone')
  return row
}

/** @throws Problem not_found; campaign_not_now where `act` is not open to its state. */
const lockFor = async (tx: Database, id: string, act: CampaignAct): Promise<CampaignRow> => {
  const row = await lockCampaign(tx, id)
  if (row === null) throw new Problem('not_found')
  if (steerTo(row.state, act) === null) throw new Problem('campaign_not_now')
  return row
}

/** Adds a campaign, or changes one that was not sent. @throws Problem invalid_request for a text that is retired or none; conflict; campaign_not_now. */
export const saveCampaignOf = (
  { db, now }: KeepServices,
  { version, ...facts }: Body<typeof saveCampaign>,
  owner: CampaignOwner,
): Promise<CampaignRow> =>
  db.transaction(async (tx) => {
    const at = now()
    const text = await findText(tx, facts.text_id, null)
    if (text === null || text.retired === 1)
      throw new Problem('invalid_request', [{ field: 'text_id', key: 'option_invalid' }])
    const added =
      version === null ? await addCampaign(tx, facts, { created_by: owner.actor.full_name, at }) : 0
    if (added === 0) {
      const before = await lockFor(tx, facts.campaign_id, 'save')
      // The same request twice adds one.
      if (version === null && before.version === 1) return before
      if (before.version !== version)
        throw new Problem('conflict', [], { version: before.version, name: before.name })
      await updateCampaign(tx, facts)
    }
    const row = await standing(tx, facts.campaign_id)
    await record(tx, owner, added === 1 ? 'add' : 'save', row, at)
    return row
  })

/** Has a campaign planned by its text's newest version. @throws Problem not_found, campaign_not_now. */
export const planCampaignOf = (
  services: KeepServices,
  id: string,
  owner: CampaignOwner,
): Promise<CampaignRow> =>
  services.db.transaction(async (tx) => {
    const { text_id } = await lockFor(tx, id, 'plan')
    const text = await findText(tx, text_id, null)
    if (text === null) throw new Error('a campaign without its text')
    await startPlan(tx, id, { text_version: text.version })
    const row = await standing(tx, id)
    await services.addJob(
      tx,
      'plan_campaign',
      { campaign_id: id, plan: row.plan_number },
      { key: `plan_campaign ${id}` },
    )
    await record(tx, owner, 'plan', row, services.now())
    return row
  })

/** Begins to send. @throws Problem not_found, campaign_not_now; campaign_count_differs where the plan has another number. */
export const sendCampaignOf = (
  services: KeepServices,
  { campaign_id, people }: { campaign_id: string; people: number },
  owner: CampaignOwner,
): Promise<CampaignRow> =>
  services.db.transaction(async (tx) => {
    const at = services.now()
    const before = await lockFor(tx, campaign_id, 'send')
    if (before.will_get !== people) throw new Problem('campaign_count_differs')
    await startSending(tx, campaign_id, { sent_by: owner.actor.full_name, at })
    await enqueueSending(services, tx, campaign_id, at)
    const row = await standing(tx, campaign_id)
    await record(tx, owner, 'send', row, at)
    return row
  })

/** Pauses, goes on or ends for good; what waits to be sent of one that ends is given up. @throws Problem not_found, campaign_not_now. */
export const steerCampaignOf = (
  services: KeepServices,
  { campaign_id, act }: { campaign_id: string; act: Body<typeof steerCampaign>['act'] },
  owner: CampaignOwner,
): Promise<CampaignRow> =>
  services.db.transaction(async (tx) => {
    const at = services.now()
    const { state } = await lockFor(tx, campaign_id, act)
    const to = steerTo(state, act)
    if (to !== 'sending' && to !== 'paused' && to !== 'stopped') throw new Problem('campaign_not_now')
    await setState(tx, campaign_id, { state: to, paused_for: null, ended_at: to === 'stopped' ? at : null })
    if (to === 'stopped') await giveUpCampaign(tx, campaign_id)
    if (to === 'sending') await enqueueSending(services, tx, campaign_id, at)
    const row = await standing(tx, campaign_id)
    await record(tx, owner, act, row, at)
    return row
  })
