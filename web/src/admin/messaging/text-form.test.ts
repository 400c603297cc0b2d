import { expect, it } from 'vitest'
import { emptyText, purposeOf, textInForm, wordsOfForm } from './text-form.ts'

const words = {
  subject_en: null,
  words_en: '{brand}: gold loans, {link}',
  subject_hi: null,
  words_hi: '{brand}: गोल्ड लोन, {link}',
  entity_id: '1101234567890123456',
  dlt_template_en: '1107169233412345678',
  dlt_template_hi: '1107169233412345679',
  link_path: '/products',
  lender_id: 7,
  approved_by: 'N. Rao, Example Bank',
  valid_until: '2026-11-30',
}
const text = {
  text_id: 3,
  name: 'GOLD',
  channel: 'sms' as const,
  purpose: 'offer_promotion' as const,
  kind: 'promotional' as const,
  version: 2,
  words,
  parts: { en: 1, hi: 2 },
  saved_by: 'Farah',
  saved_at: '2026-11-28T10:00:00.000Z',
  campaigns: 0,
  retired: 0 as const,
}

it('a text goes into the form and comes out the same', () => {
  expect(wordsOfForm(textInForm(text))).toEqual(words)
})

it('an e-mail leaves out what belongs to an SMS, and what is empty', () => {
  const email = {
    ...textInForm(text),
    channel: 'email' as const,
    subjectEn: 'Gold loans',
    subjectHi: 'गोल्ड लोन',
    linkPath: ' ',
  }
  expect(wordsOfForm(email)).toMatchObject({
    entity_id: null,
    dlt_template_en: null,
    dlt_template_hi: null,
    subject_en: 'Gold loans',
    link_path: null,
  })
  expect(wordsOfForm({ ...emptyText, wordsEn: ' a ' }).words_en).toBe('a')
})

it('a purpose that campaigns do not have becomes the usual one', () => {
  expect(purposeOf('survey')).toBe('survey')
  expect(purposeOf('call_back')).toBe('offer_promotion')
})
