import { kindOfPurpose, type ContactPurpose } from '@marketplace/contract/customers/contact'
import {
  campaignVariables,
  type CampaignChannel,
  type CampaignWords,
} from '@marketplace/contract/care/campaign-texts'
import type { ProblemDetail } from '../../platform/http/problem.ts'
import { variablesIn } from './fill-words.ts'

const ADDRESS = /https?:|www\.|\b[a-z0-9-]+\.(?:com|in|org|net|co|ly)\b/i
const both = ['en', 'hi'] as const

/**
 * What a wording lacks before it may be kept: variables that nobody knows or that stand in one language alone, an address outside
 * `{link}`, an SMS without its registration, promotion without the brand that sends it, a lender without who agreed there.
 */
export const checkWords = (
  channel: CampaignChannel,
  purpose: ContactPurpose,
  words: CampaignWords,
): ProblemDetail[] => {
  const details: ProblemDetail[] = []
  const say = (field: string, key: ProblemDetail['key']) => details.push({ field: `words.${field}`, key })
  const said = {
    en: `${words.subject_en ?? ''} ${words.words_en}`,
    hi: `${words.subject_hi ?? ''} ${words.words_hi}`,
  }
  const names = { en: variablesIn(said.en), hi: variablesIn(said.hi) }
  for (const language of both) {
    const other = names[language === 'en' ? 'hi' : 'en']
    if (names[language].some((name) => !Object.hasOwn(campaignVariables, name)))
      say(`words_${language}`, 'campaign_variable_unknown')
    else if (names[language].some((name) => !other.includes(name)))
      say(`words_${language === 'en' ? 'hi' : 'en'}`, 'campaign_variables_differ')
    if (ADDRESS.test(said[language])) say(`words_${language}`, 'campaign_address_in_words')
    if (channel === 'email' && words[`subject_${language}`] === null)
      say(`subject_${language}`, 'campaign_subject_invalid')
    if (channel === 'sms' && words[`dlt_template_${language}`] === null)
      say(`dlt_template_${language}`, 'dlt_id_invalid')
  }
  if (!/\p{Script=Devanagari}/u.test(words.words_hi)) say('words_hi', 'campaign_words_not_hindi')
  if (channel === 'sms' && words.entity_id === null) say('entity_id', 'dlt_id_invalid')
  if (names.en.includes('link') !== (words.link_path !== null)) say('link_path', 'campaign_link_invalid')
  if (kindOfPurpose(purpose) === 'promotional' && !names.en.includes('brand'))
    say('words_en', 'campaign_brand_missing')
  if (words.lender_id !== null && words.approved_by === null) say('approved_by', 'campaign_approval_invalid')
  return details
}
