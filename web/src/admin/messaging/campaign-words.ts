import type { campaignPurposes } from '@marketplace/contract/care/campaign-texts'
import type {
  Campaign,
  CampaignAudience,
  CampaignState,
  PersonState,
  PlanReason,
} from '@marketplace/contract/care/campaigns'
import { count } from '../../i18n/format-values.ts'
import type { Tone } from '../../office/show/status-dot.tsx'
import { languageTitle } from '../texts/text-words.ts'

export const stateLooks: Readonly<Record<CampaignState, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'idle' },
  planning: { label: 'Planning', tone: 'info' },
  planned: { label: 'Planned', tone: 'warn' },
  sending: { label: 'Sending', tone: 'info' },
  paused: { label: 'Paused', tone: 'warn' },
  stopped: { label: 'Stopped', tone: 'bad' },
  done: { label: 'Sent', tone: 'good' },
}

export const personLooks: Readonly<Record<PersonState, { label: string; tone: Tone }>> = {
  planned: { label: 'Will get it', tone: 'warn' },
  left_out: { label: 'Left out', tone: 'idle' },
  queued: { label: 'Handed out', tone: 'good' },
  refused: { label: 'Refused since', tone: 'bad' },
}

export const purposeLabels: Readonly<Record<(typeof campaignPurposes)[number], string>> = {
  offer_promotion: 'Promotion of offers',
  survey: 'Survey',
  reminder: 'Reminder of what they began',
  documents: 'Papers that a lender waits for',
}
export const purposeText = (purpose: string): string =>
  purpose in purposeLabels ? purposeLabels[purpose as keyof typeof purposeLabels] : purpose

/** Why somebody is left out, and what stands beside it. */
export const reasonTexts: Readonly<Record<PlanReason, readonly [reason: string, beside: string]>> = {
  deleted: ['Deleted', 'their data are gone'],
  minor: ['Under age', 'below the age of a contract'],
  no_address: ['No number or address', 'or an address that is not proved'],
  bad_number: ['Dead number or address', 'the last try said that nobody has it'],
  no_consent: ['No consent to this', 'never agreed'],
  withdrawn: ['Consent withdrawn', 'agreed once'],
  dnd_asked: ['Asked not to be contacted', 'to us or by their operator'],
  open_complaint: ['Open complaint', 'until it is closed'],
  lender_series_missing: ['Lender’s number series missing', 'see the lender'],
  template_not_approved: ['Text not registered for the brand', 'entity, header or template is missing'],
  quiet_hours: ['Not at this hour', 'goes when hours let it'],
  cap_day: ['Contacted enough today', 'cap over all brands'],
  cap_week: ['Contacted enough this week', 'cap over all brands'],
  cap_month: ['Contacted enough this month', 'cap over all brands'],
  cap_lender: ['Contacted enough for this lender', 'cap of the lender'],
  applied_lately: ['Applied lately', 'your own rule'],
  text_ended: ['The text no longer holds', 'its last day is over'],
}

const isReason = (reason: string): reason is PlanReason => reason in reasonTexts

const ends: Readonly<Record<string, string>> = {
  'consent withdrawn': 'Consent withdrawn',
  'customer deleted': 'Deleted',
  'campaign stopped': 'The campaign was stopped',
  expired: 'Could not go in three days',
}
const NOT_ALLOWED = 'not allowed: '

/** A reason of the report: the rule's, or what ended a message, which may be the gateway's own words. */
export const reportReason = (reason: string): string => {
  const [first = ''] = reason.startsWith(NOT_ALLOWED)
    ? reason.slice(NOT_ALLOWED.length).split(', ')
    : [reason]
  return isReason(first) ? reasonTexts[first][0] : (ends[reason] ?? reason)
}

/** An audience in words, one rule each. */
export const audienceRules = (
  { brand_ids, language, product_types, seen_within_days, not_applied_days }: CampaignAudience,
  brandName: (brandId: number) => string,
): string[] => [
  ...(brand_ids.length === 0 ? ['All brands'] : [`Brand is ${brand_ids.map(brandName).join(' or ')}`]),
  ...(language === null ? [] : [`Language is ${languageTitle(language)}`]),
  ...(product_types.length === 0 ? [] : [`Told details for ${product_types.join(' or ')}`]),
  ...(seen_within_days === null ? [] : [`Seen within ${count(seen_within_days)} days`]),
  ...(not_applied_days === null ? [] : [`Not applied within ${count(not_applied_days)} days`]),
]

/** The steps of a campaign with those that are done. */
export const stepsOf = ({ state, planned_at, started_at }: Campaign) =>
  [
    { key: 'who', label: 'Who', isDone: true },
    { key: 'text', label: 'Text', isDone: true },
    { key: 'plan', label: 'Plan', isDone: planned_at !== null },
    { key: 'send', label: 'Send', isDone: started_at !== null && (state === 'done' || state === 'stopped') },
  ] as const
