import { planReasons } from '@marketplace/contract/care/campaigns'
import { expect, it } from 'vitest'
import { audienceRules, purposeText, reasonTexts, reportReason } from './campaign-words.ts'

const nobody = {
  brand_ids: [],
  language: null,
  product_types: [],
  seen_within_days: null,
  not_applied_days: null,
}
const brandName = (id: number): string => (id === 1 ? 'Sahimol' : 'Kamaldal')

it('every reason has words', () => {
  for (const reason of planReasons) expect(reasonTexts[reason].join('').length, reason).toBeGreaterThan(8)
  expect(reportReason('cap_week')).toBe('Contacted enough this week')
  expect(reportReason('the SMS gateway answered 400')).toBe('the SMS gateway answered 400')
  expect(reportReason('not allowed: quiet_hours, cap_week')).toBe('Not at this hour')
  expect(reportReason('campaign stopped')).toBe('The campaign was stopped')
  expect(purposeText('survey')).toBe('Survey')
})

it('an audience is told rule by rule', () => {
  expect(audienceRules(nobody, brandName)).toEqual(['All brands'])
  expect(
    audienceRules(
      {
        brand_ids: [1, 2],
        language: 'hi',
        product_types: ['Gold Loans'],
        seen_within_days: 180,
        not_applied_days: 30,
      },
      brandName,
    ),
  ).toEqual([
    'Brand is Sahimol or Kamaldal',
    'Language is Hindi',
    'Told details for Gold Loans',
    'Seen within 180 days',
    'Not applied within 30 days',
  ])
})
