import { expect, it } from 'vitest'
import { audienceOfForm, campaignInForm, emptyCampaign } from './campaign-form.ts'

it('a form left as it opens asks for who was seen in 180 days and has not applied in 30', () => {
  expect(audienceOfForm(emptyCampaign())).toEqual({
    brand_ids: [],
    language: null,
    product_types: [],
    seen_within_days: 180,
    not_applied_days: 30,
  })
})

it('an audience goes into the form and comes out the same', () => {
  const audience = {
    brand_ids: [2, 1],
    language: 'hi' as const,
    product_types: ['Gold Loans' as const],
    seen_within_days: null,
    not_applied_days: 7,
  }
  const campaign = {
    campaign_id: '00000000-0000-4000-8000-000000000001',
    name: 'Gold loans',
    state: 'draft' as const,
    text_id: 4,
    text_name: 'GOLD',
    audience,
    created_by: 'Farah',
    created_at: '2026-11-28T10:00:00.000Z',
    planned_at: null,
    sent_by: null,
    started_at: null,
    ended_at: null,
    paused_for: null,
    in_audience: 0,
    will_get: 0,
    queued: 0,
    version: 1,
  }
  const values = campaignInForm(campaign)
  expect(values).toMatchObject({ textId: '4', brands: ['2', '1'], seenWithin: '', notApplied: '7' })
  expect(audienceOfForm(values)).toEqual(audience)
})
