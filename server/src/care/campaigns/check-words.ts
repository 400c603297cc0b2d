import { kindOfPurpose, type ContactPurpose } from '@marketplace/contract/customers/contact'
import {
  campaignVariables,
  type CampaignChannel,
  type CampaignWording,
  type CampaignWords,
} from '@marketplace/contract/care/campaign-texts'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import type { ProblemDetail } from '../../platform/http/problem.ts'
import { variablesIn } from './fill-words.ts'

const ADDRESS = /https?:|www\.|\b[a-z0-9-]+\.(?:com|in|org|net|co|ly)\b/i

/** A letter that words of a language have. */
const letters: Readonly<Record<LanguageId, RegExp>> = {
  en: /\p{Script=Latin}/u,
  hi: /\p{Script=Devanagari}/u,
}

const saidIn = ({ subject, words }: CampaignWording): string => `${subject ?? ''} ${words}`
const isKnown = (name: string): boolean => Object.hasOwn(campaignVariables, name)

type Fault = readonly [field: keyof CampaignWording, key: ProblemDetail['key']]

/** What a wording lacks, beside the variables that any language of the text has. */
const faultsOf = (
  channel: CampaignChannel,
  wording: CampaignWording,
  { language, variables }: { language: LanguageId; variables: readonly string[] },
): Fault[] => {
  const said = saidIn(wording)
  const own = variablesIn(said)
  const faults: Fault[] = []
  if (own.some((name) => !isKnown(name))) faults.push(['words', 'campaign_variable_unknown'])
  else if (variables.some((name) => !own.includes(name))) faults.push(['words', 'campaign_variables_differ'])
  if (ADDRESS.test(said)) faults.push(['words', 'campaign_address_in_words'])
  if (!letters[language].test(wording.words.replaceAll(/\{[^{}]*\}/g, '')))
    faults.push(['words', 'campaign_words_other_letters'])
  if (channel === 'email' && wording.subject === null) faults.push(['subject', 'campaign_subject_invalid'])
  if (channel === 'sms' && wording.dlt_template === null) faults.push(['dlt_template', 'dlt_id_invalid'])
  return faults
}

/**
 * What a text lacks before it may be kept: variables that nobody knows or that a language leaves out, an address outside
 * `{link}`, an SMS without its registration, promotion without the brand that sends it, a lender without who agreed there.
 */
export const checkWords = (
  channel: CampaignChannel,
  purpose: ContactPurpose,
  words: CampaignWords,
): ProblemDetail[] => {
  const { wordings, entity_id, link_path, lender_id, approved_by } = words
  const variables = [
    ...new Set(offeredLanguages.flatMap((language) => variablesIn(saidIn(wordings[language])))),
  ].filter(isKnown)
  const details: ProblemDetail[] = offeredLanguages.flatMap((language) =>
    faultsOf(channel, wordings[language], { language, variables }).map(([field, key]) => ({
      field: `words.wordings.${language}.${field}`,
      key,
    })),
  )
  const say = (field: string, key: ProblemDetail['key']) => details.push({ field: `words.${field}`, key })
  if (channel === 'sms' && entity_id === null) say('entity_id', 'dlt_id_invalid')
  if (variables.includes('link') !== (link_path !== null)) say('link_path', 'campaign_link_invalid')
  if (kindOfPurpose(purpose) === 'promotional' && !variables.includes('brand'))
    say(`wordings.${offeredLanguages[0]}.words`, 'campaign_brand_missing')
  if (lender_id !== null && approved_by === null) say('approved_by', 'campaign_approval_invalid')
  // One a field: the first is what the next would stand on.
  return details.filter(({ field }, at) => details.findIndex((other) => other.field === field) === at)
}
