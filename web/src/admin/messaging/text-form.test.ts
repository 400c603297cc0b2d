import { expect, it } from 'vitest'
import { emptyText, isWritten, purposeOf, textInForm, wordsOfForm } from './text-form.ts'

const words = {
  wordings: {
    en: { subject: null, words: '{brand}: gold loans, {link}', dlt_template: '1107169233412345678' },
    hi: { subject: null, words: '{brand}: गोल्ड लोन, {link}', dlt_template: '1107169233412345679' },
  },
  entity_id: '1101234567890123456',
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
    wordings: {
      en: { subject: 'Gold loans', words: 'a', template: '1107169233412345678' },
      hi: { subject: ' ', words: ' b ', template: '' },
    },
    linkPath: ' ',
  }
  expect(wordsOfForm(email)).toMatchObject({
    wordings: {
      en: { subject: 'Gold loans', words: 'a', dlt_template: null },
      hi: { subject: null, words: 'b', dlt_template: null },
    },
    entity_id: null,
    link_path: null,
  })
})

it('a purpose that campaigns do not have becomes the usual one', () => {
  expect(purposeOf('survey')).toBe('survey')
  expect(purposeOf('call_back')).toBe('offer_promotion')
})

it('a text is written once something is said in every language', () => {
  expect(isWritten(textInForm(text))).toBe(true)
  expect(isWritten(emptyText)).toBe(false)
  const { en } = textInForm(text).wordings
  expect(isWritten({ ...emptyText, wordings: { ...emptyText.wordings, en } })).toBe(false)
})
