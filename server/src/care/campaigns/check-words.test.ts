import type { CampaignWords } from '@marketplace/contract/care/campaign-texts'
import { expect, it } from 'vitest'
import { checkWords } from './check-words.ts'

const ID = '1101234567890123456'
const sms: CampaignWords = {
  subject_en: null,
  words_en: '{first_name}, compare gold loans on {brand}: {link}',
  subject_hi: null,
  words_hi: '{first_name} जी, {brand} पर गोल्ड लोन देखें: {link}',
  entity_id: ID,
  dlt_template_en: ID,
  dlt_template_hi: ID,
  link_path: '/products',
  lender_id: null,
  approved_by: null,
  valid_until: null,
}
const email: CampaignWords = {
  ...sms,
  subject_en: 'Gold loans on {brand}',
  subject_hi: '{brand} पर गोल्ड लोन',
  entity_id: null,
  dlt_template_en: null,
  dlt_template_hi: null,
}

it.each<[string, 'sms' | 'email', Partial<CampaignWords>, string[]]>([
  ['a whole SMS', 'sms', {}, []],
  ['a whole e-mail', 'email', {}, []],
  [
    'an unknown variable',
    'sms',
    { words_en: '{rate} of {first_name}, {brand}: {link}' },
    ['words_en campaign_variable_unknown'],
  ],
  [
    'a variable in one language alone',
    'sms',
    { words_hi: '{brand} पर गोल्ड लोन देखें: {link}' },
    ['words_hi campaign_variables_differ'],
  ],
  [
    'an address in the words',
    'sms',
    { words_en: '{first_name}, see bad.com, {brand}: {link}' },
    ['words_en campaign_address_in_words'],
  ],
  ['an SMS without its entity', 'sms', { entity_id: null }, ['entity_id dlt_id_invalid']],
  ['an SMS without its Hindi template', 'sms', { dlt_template_hi: null }, ['dlt_template_hi dlt_id_invalid']],
  ['an e-mail without a subject', 'email', { subject_hi: null }, ['subject_hi campaign_subject_invalid']],
  [
    'Hindi that is English',
    'sms',
    { words_hi: '{first_name}, compare on {brand}: {link}' },
    ['words_hi campaign_words_not_hindi'],
  ],
  ['a link that leads nowhere', 'sms', { link_path: null }, ['link_path campaign_link_invalid']],
  ['a lender that did not agree', 'sms', { lender_id: 3 }, ['approved_by campaign_approval_invalid']],
])('%s', (_, channel, change, found) => {
  const details = checkWords(channel, 'offer_promotion', { ...(channel === 'sms' ? sms : email), ...change })
  expect(details.map(({ field, key }) => `${field.replace('words.', '')} ${key}`).toSorted()).toEqual(
    found.toSorted(),
  )
})

it('promotion names the brand that sends it; what goes on with a loan need not', () => {
  const nameless = {
    ...sms,
    words_en: '{first_name}, send your papers here: {link}',
    words_hi: '{first_name} जी, अपने दस्तावेज़ यहाँ भेजें: {link}',
  }
  expect(checkWords('sms', 'offer_promotion', nameless).map(({ key }) => key)).toEqual([
    'campaign_brand_missing',
  ])
  expect(checkWords('sms', 'documents', nameless)).toEqual([])
})
