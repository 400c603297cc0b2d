import * as z from 'zod/mini'
import { ContactPurpose } from '../customers/contact.ts'
import { DltId } from '../customers/dlt.ts'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Instant, LanguageId, rowId } from '../platform/formats.ts'

/** Channels that a campaign goes by. */
export const campaignChannels = ['sms', 'email'] as const
export const CampaignChannel = z.enum(campaignChannels, { error: 'option_invalid' })
export type CampaignChannel = z.output<typeof CampaignChannel>

/** What a campaign may be for. What mixes service and promotion is promotion (TRAI TCCCPR 2018 as amended on 12 February 2025). */
export const campaignPurposes = ['offer_promotion', 'survey', 'reminder', 'documents'] as const
export const CampaignPurpose = ContactPurpose.check(
  z.refine((purpose) => campaignPurposes.some((one) => one === purpose), 'option_invalid'),
)

/** What stands for a value in the words, and the type that the operators tag it with (TRAI direction of 18 November 2025). */
export const campaignVariables = {
  first_name: 'alphanumeric',
  brand: 'alphanumeric',
  link: 'url',
  phone: 'cbn',
} as const
export type CampaignVariable = keyof typeof campaignVariables

/** The longest value of a variable (the same direction). */
export const MOST_OF_VARIABLE = 40
const MOST_WORDS = 1_000

const words = z
  .string({ error: 'campaign_words_invalid' })
  .check(
    z.trim(),
    z.minLength(10, 'campaign_words_invalid'),
    z.maxLength(MOST_WORDS, 'campaign_words_invalid'),
  )
const subject = z.nullable(
  z
    .string({ error: 'campaign_subject_invalid' })
    .check(
      z.trim(),
      z.minLength(3, 'campaign_subject_invalid'),
      z.maxLength(120, 'campaign_subject_invalid'),
    ),
)

/** What is sent in one language. An SMS has no subject, an e-mail no template of the operators' register. */
export const CampaignWording = z.strictObject({ subject, words, dlt_template: z.nullable(DltId) })
export type CampaignWording = z.output<typeof CampaignWording>

/** What a version of a text says, in every language together; anything else is another version. */
export const CampaignWords = z.strictObject({
  wordings: z.record(LanguageId, CampaignWording),
  /** Whose register holds it: an SMS goes to customers of this entity's brands alone. Null of an e-mail. */
  entity_id: z.nullable(DltId),
  /** The address within the brand's own site that `{link}` leads to; null where the words have none. */
  link_path: z.nullable(
    z
      .string({ error: 'campaign_link_invalid' })
      .check(z.maxLength(30, 'campaign_link_invalid'), z.regex(/^\/[a-z0-9/-]*$/, 'campaign_link_invalid')),
  ),
  /** A lender that the words name, and who there agreed to them; null where they name none. */
  lender_id: z.nullable(rowId()),
  approved_by: z.nullable(
    z
      .string({ error: 'campaign_approval_invalid' })
      .check(
        z.trim(),
        z.minLength(3, 'campaign_approval_invalid'),
        z.maxLength(120, 'campaign_approval_invalid'),
      ),
  ),
  /** The last day on which what it says holds; null where nothing in it ends. */
  valid_until: z.nullable(Day),
})
export type CampaignWords = z.output<typeof CampaignWords>

export const CampaignText = z.object({
  text_id: rowId(),
  name: z.string(),
  channel: CampaignChannel,
  purpose: ContactPurpose,
  kind: z.enum(['promotional', 'service']),
  version: z.number(),
  words: CampaignWords,
  /** SMS of 160 or 70 characters that a message takes with values of usual length; null of an e-mail. */
  parts: z.nullable(z.record(LanguageId, z.number())),
  saved_by: z.string(),
  saved_at: Instant,
  /** Of the campaigns that use it, whatever became of them. */
  campaigns: z.number(),
  retired: Flag,
})
export type CampaignText = z.output<typeof CampaignText>

export const listCampaignTexts = {
  method: 'GET',
  path: '/api/campaign-texts',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(CampaignText)),
  errors: [],
} as const satisfies Call

/**
 * Adds a text, or another version of one; `version` is the one that the change began from, null for a new text. A campaign keeps the
 * version that it was planned with.
 */
export const saveCampaignText = {
  method: 'POST',
  path: '/api/campaign-texts/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    text_id: z.nullable(rowId()),
    version: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(100_000))),
    name: z
      .string({ error: 'campaign_name_invalid' })
      .check(z.trim(), z.minLength(3, 'campaign_name_invalid'), z.maxLength(60, 'campaign_name_invalid')),
    channel: CampaignChannel,
    purpose: CampaignPurpose,
    words: CampaignWords,
    retired: Flag,
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), text_id: rowId(), version: z.number() }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
