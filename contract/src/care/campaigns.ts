import * as z from 'zod/mini'
import { contactRefusals } from '../customers/contact.ts'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Id, Instant, LanguageId, rowId } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { ProductType } from '../reference/products.ts'
import { CampaignText } from './campaign-texts.ts'

/**
 * `planning` and `sending` go on by themselves; a plan is frozen once it is `planned`. `paused` goes on where it stopped, `stopped` and
 * `done` are ends.
 */
export const campaignStates = [
  'draft',
  'planning',
  'planned',
  'sending',
  'paused',
  'stopped',
  'done',
] as const
export const CampaignState = z.enum(campaignStates, { error: 'option_invalid' })
export type CampaignState = z.output<typeof CampaignState>

/** Why somebody of the audience is left out: what the rule of contacts says, or a rule of the campaign itself. */
export const planReasons = [...contactRefusals, 'applied_lately', 'text_ended'] as const
export const PlanReason = z.enum(planReasons)
export type PlanReason = z.output<typeof PlanReason>

const days = z.nullable(
  z
    .number({ error: 'campaign_days_invalid' })
    .check(
      z.int('campaign_days_invalid'),
      z.gte(1, 'campaign_days_invalid'),
      z.lte(1_095, 'campaign_days_invalid'),
    ),
)

/** Who is meant: customers whom all of it is true of. An empty list asks nothing. */
export const CampaignAudience = z.strictObject({
  brand_ids: z.array(rowId()).check(z.maxLength(100)),
  language: z.nullable(LanguageId),
  /** Products whose details they have begun to tell. */
  product_types: z.array(ProductType).check(z.maxLength(20)),
  seen_within_days: days,
  /** Leaves out who has applied within so many days, counted as a reason. */
  not_applied_days: days,
})
export type CampaignAudience = z.output<typeof CampaignAudience>

export const Campaign = z.object({
  campaign_id: Id,
  name: z.string(),
  state: CampaignState,
  text_id: rowId(),
  text_name: z.string(),
  audience: CampaignAudience,
  /** Whoever wrote, planned and sent it. */
  created_by: z.string(),
  created_at: Instant,
  planned_at: z.nullable(Instant),
  sent_by: z.nullable(z.string()),
  started_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  /** Why it paused by itself: more than 5 % of a batch failed; null where staff paused it. */
  paused_for: z.nullable(z.enum(['failures'])),
  in_audience: z.number(),
  will_get: z.number(),
  /** Handed to the messages' queue so far. */
  queued: z.number(),
  version: z.number(),
})
export type Campaign = z.output<typeof Campaign>

export const CampaignRecord = z.extend(Campaign, {
  text: CampaignText,
  /** Of the plan, each person once, by the first reason that holds; the largest first. */
  left_out: z.array(z.object({ reason: PlanReason, people: z.number() })),
  /** How it arrives, with the values of one who gets it; null before there is a plan with somebody in it. */
  arrives: z.nullable(
    z.object({
      language: LanguageId,
      header: z.nullable(z.string()),
      subject: z.nullable(z.string()),
      text: z.string(),
      parts: z.nullable(z.number()),
    }),
  ),
  /** SMS that all of it takes; null of e-mails. */
  parts: z.nullable(z.number()),
  report: z.object({
    sent: z.number(),
    failed: z.number(),
    waiting: z.number(),
    /** Of the plan's people who got nothing, by the reason that came up since; `failed` is by the gateway's answer. */
    refused_since: z.array(z.object({ reason: z.string(), people: z.number() })),
    failures: z.array(z.object({ reason: z.string(), people: z.number() })),
  }),
})
export type CampaignRecord = z.output<typeof CampaignRecord>

/** What became of somebody of the audience: in the plan, left out of it, handed to the messages' queue, or refused once it came to that. */
export const personStates = ['planned', 'left_out', 'queued', 'refused'] as const
export const PersonState = z.enum(personStates, { error: 'option_invalid' })
export type PersonState = z.output<typeof PersonState>

export const CampaignPerson = z.object({
  user_id: Id,
  /** Null where their data are deleted. */
  name: z.nullable(z.string()),
  /** Masked. */
  contact: z.nullable(z.string()),
  state: PersonState,
  /** Why somebody is left out, or was refused. */
  reason: z.nullable(PlanReason),
})
export type CampaignPerson = z.output<typeof CampaignPerson>

const ofCampaign = { params: z.object({ campaign_id: Id }), audience: [1] } as const

/** The newest first. */
export const listCampaigns = {
  method: 'GET',
  path: '/api/campaigns',
  audience: [1],
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(Campaign),
  errors: [],
} as const satisfies Call

export const readCampaign = {
  ...ofCampaign,
  method: 'GET',
  path: '/api/campaigns/:campaign_id',
  limit: 'read',
  answer: dataOf(CampaignRecord),
  errors: ['not_found'],
} as const satisfies Call

/** The plan person by person, by state and reason. */
export const listCampaignPeople = {
  ...ofCampaign,
  method: 'GET',
  path: '/api/campaigns/:campaign_id/people',
  limit: 'read',
  shows: 'people',
  query: z.object({ ...pageFields, state: z.optional(PersonState), reason: z.optional(PlanReason) }),
  answer: pageOf(CampaignPerson),
  errors: ['not_found'],
} as const satisfies Call

/** How many customers an audience has now, before any rule. */
export const countCampaignAudience = {
  method: 'POST',
  path: '/api/campaigns/count',
  audience: [1],
  limit: 'read',
  body: z.strictObject({ audience: CampaignAudience }),
  answer: dataOf(z.object({ people: z.number() })),
  errors: [],
} as const satisfies Call

/**
 * Adds a campaign, under an id drawn by the page so that a request that comes twice adds one, or changes one that is not being sent; a
 * plan made before is then void. `version` is the one that the change began from, null for a new one.
 */
export const saveCampaign = {
  method: 'POST',
  path: '/api/campaigns/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    campaign_id: Id,
    version: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
    name: z
      .string({ error: 'campaign_name_invalid' })
      .check(z.trim(), z.minLength(3, 'campaign_name_invalid'), z.maxLength(80, 'campaign_name_invalid')),
    text_id: rowId(),
    audience: CampaignAudience,
  }),
  answer: dataOf(Campaign),
  errors: ['conflict', 'campaign_not_now'],
} as const satisfies Call

/** Plans it, or plans it again: each person of the audience is judged, and the verdicts are kept. */
export const planCampaign = {
  ...ofCampaign,
  method: 'POST',
  path: '/api/campaigns/:campaign_id/plan',
  limit: 'write',
  answer: dataOf(Campaign),
  errors: ['not_found', 'campaign_not_now'],
} as const satisfies Call

/** Sends what is planned. `people` is the number of the plan, typed by whoever sends it. */
export const sendCampaign = {
  ...ofCampaign,
  method: 'POST',
  path: '/api/campaigns/:campaign_id/send',
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ people: z.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) }),
  answer: dataOf(Campaign),
  errors: ['not_found', 'campaign_not_now', 'campaign_count_differs'],
} as const satisfies Call

/** Pauses one that is being sent, goes on with a paused one, or ends either for good: what still waits to be sent is given up. */
export const steerCampaign = {
  ...ofCampaign,
  method: 'POST',
  path: '/api/campaigns/:campaign_id/steer',
  limit: 'write',
  body: z.strictObject({ act: z.enum(['pause', 'resume', 'stop'], { error: 'option_invalid' }) }),
  answer: dataOf(Campaign),
  errors: ['not_found', 'campaign_not_now'],
} as const satisfies Call
