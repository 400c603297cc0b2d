import type { CampaignWording, CampaignWords } from '@marketplace/contract/care/campaign-texts'
import { expect, it } from 'vitest'
import { checkWords } from './check-words.ts'

const ID = '1101234567890123456'
const en: CampaignWording = {
  subject: null,
  words: '{first_name}, compare gold loans on {brand}: {link}',
  dlt_template: ID,
}
const hi: CampaignWording = { ...en, words: '{first_name} जी, {brand} पर गोल्ड लोन देखें: {link}' }
const sms: CampaignWords = {
  wordings: { en, hi },
  entity_id: ID,
  link_path: '/products',
  lender_id: null,
  approved_by: null,
  valid_until: null,
}
const email: CampaignWords = {
  ...sms,
  wordings: {
    en: { ...en, subject: 'Gold loans on {brand}', dlt_template: null },
    hi: { ...hi, subject: '{brand} पर गोल्ड लोन', dlt_template: null },
  },
  entity_id: null,
}

interface Change extends Partial<Omit<CampaignWords, 'wordings'>> {
  en?: Partial<CampaignWording>
  hi?: Partial<CampaignWording>
}
const changed = (words: CampaignWords, { en: ofEn, hi: ofHi, ...of }: Change): CampaignWords => ({
  ...words,
  ...of,
  wordings: { en: { ...words.wordings.en, ...ofEn }, hi: { ...words.wordings.hi, ...ofHi } },
})

it.each<[string, 'sms' | 'email', Change, string[]]>([
  ['a whole SMS', 'sms', {}, []],
  ['a whole e-mail', 'email', {}, []],
  [
    'an unknown variable',
    'sms',
    { en: { words: '{rate} of {first_name}, {brand}: {link}' } },
    ['en.words campaign_variable_unknown'],
  ],
  [
    'a variable in one language alone',
    'sms',
    { hi: { words: '{brand} पर गोल्ड लोन देखें: {link}' } },
    ['hi.words campaign_variables_differ'],
  ],
  [
    'an address in the words',
    'sms',
    { en: { words: '{first_name}, see bad.com, {brand}: {link}' } },
    ['en.words campaign_address_in_words'],
  ],
  ['an SMS without its entity', 'sms', { entity_id: null }, ['entity_id dlt_id_invalid']],
  [
    'an SMS without its Hindi template',
    'sms',
    { hi: { dlt_template: null } },
    ['hi.dlt_template dlt_id_invalid'],
  ],
  [
    'an e-mail without a subject',
    'email',
    { hi: { subject: null } },
    ['hi.subject campaign_subject_invalid'],
  ],
  [
    'Hindi that is English',
    'sms',
    { hi: { words: '{first_name}, compare on {brand}: {link}' } },
    ['hi.words campaign_words_other_letters'],
  ],
  ['a link that leads nowhere', 'sms', { link_path: null }, ['link_path campaign_link_invalid']],
  ['a lender that did not agree', 'sms', { lender_id: 3 }, ['approved_by campaign_approval_invalid']],
])('%s', (_, channel, change, found) => {
  const details = checkWords(channel, 'offer_promotion', changed(channel === 'sms' ? sms : email, change))
  expect(
    details.map(({ field, key }) => `${field.replace(/^words\.(wordings\.)?/, '')} ${key}`).toSorted(),
  ).toEqual(found.toSorted())
})

it('promotion names the brand that sends it; what goes on with a loan need not', () => {
  const nameless = changed(sms, {
    en: { words: '{first_name}, send your papers here: {link}' },
    hi: { words: '{first_name} जी, अपने दस्तावेज़ यहाँ भेजें: {link}' },
  })
  expect(checkWords('sms', 'offer_promotion', nameless).map(({ key }) => key)).toEqual([
    'campaign_brand_missing',
  ])
  expect(checkWords('sms', 'documents', nameless)).toEqual([])
})
