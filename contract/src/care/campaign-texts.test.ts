import { expect, it } from 'vitest'
import { CampaignPurpose, saveCampaignText } from './campaign-texts.ts'

const wording = { subject: null, words: 'Gold loans on {brand}', dlt_template: null }
const words = {
  wordings: { en: wording, hi: { ...wording, words: '{brand} पर गोल्ड लोन' } },
  entity_id: null,
  link_path: null,
  lender_id: null,
  approved_by: null,
  valid_until: null,
}
const text = {
  text_id: null,
  version: null,
  name: 'GOLD',
  channel: 'sms',
  purpose: 'offer_promotion',
  words,
  retired: 0,
}

it.each<[string, object, string | null]>([
  ['a whole text', {}, null],
  ['without one of its languages', { wordings: { en: wording } }, 'words.wordings.hi'],
  [
    'words of a few letters',
    { wordings: { ...words.wordings, en: { ...wording, words: ' {brand} ' } } },
    'words.wordings.en.words',
  ],
  [
    'a subject of two letters',
    { wordings: { ...words.wordings, en: { ...wording, subject: 'No' } } },
    'words.wordings.en.subject',
  ],
  [
    'a template of another length',
    { wordings: { ...words.wordings, en: { ...wording, dlt_template: '110' } } },
    'words.wordings.en.dlt_template',
  ],
  ['a link to another site', { link_path: 'https://example.com' }, 'words.link_path'],
  ['a link within the site', { link_path: '/products' }, null],
])('%s', (_, change, field) => {
  const parsed = saveCampaignText.body.safeParse({ ...text, words: { ...words, ...change } })
  expect(parsed.success ? null : parsed.error.issues[0]?.path.join('.')).toBe(field)
})

it.each([
  ['offer_promotion', true],
  ['survey', true],
  ['call_back', false],
  ['anything', false],
])('a campaign for %s: %s', (purpose, is) => {
  expect(CampaignPurpose.safeParse(purpose).success).toBe(is)
})
