import { expect, it } from 'vitest'
import { clockLeft, countText, isLive, languageText, reasonText, seriesText, talkText } from './call-words.ts'

it.each([
  [0, '0:00'],
  [-3, '0:00'],
  [59.2, '1:00'],
  [821, '13:41'],
])('%s seconds are %s', (seconds, text) => expect(clockLeft(seconds)).toBe(text))

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [134, '2 min 14 s'],
])('a talk of %i s is %s', (seconds, text) => expect(talkText(seconds)).toBe(text))

it('counts to a thousand', () => {
  expect([0, 1_000, 1_001].map(countText)).toEqual(['0', '1000', '1,000+'])
})

it('knows a call that goes on', () => {
  const call = { series: '1600', placed_at: '2026-11-20T06:00:00.000Z', talk_s: null } as const
  expect(isLive(null)).toBe(false)
  expect(isLive({ ...call, state: 'unsure' })).toBe(true)
  expect(isLive({ ...call, state: 'lost' })).toBe(false)
  expect(seriesText('1600')).toBe('they see a 1600 number')
})

it.each([
  ['documents', 'Sahyadri Bank', 'salary slips', 'Sahyadri Bank waits for this: salary slips'],
  ['documents', null, null, 'the lender waits for papers.'],
  [
    'offer_not_sent',
    'Sahyadri Bank',
    null,
    'The offer of Sahyadri Bank was chosen, and the application has not reached it.',
  ],
  ['no_news', 'Sahyadri Bank', null, 'Sahyadri Bank has sent no news.'],
  ['help', null, 'Please call', 'Asked to be called: Please call'],
  ['help', null, null, 'Asked to be called.'],
  ['call_back', null, null, 'Asked to be called at this time.'],
] as const)('%s of %s: %s', (purpose, lender_name, asked, text) => {
  expect(reasonText({ purpose, lender_name, asked })).toBe(text)
})

it('names languages in English', () => {
  expect(['hi', 'ta', 'xx'].map(languageText)).toEqual(['Hindi', 'Tamil', 'xx'])
})
