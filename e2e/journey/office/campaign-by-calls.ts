import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'

const words = {
  wordings: {
    en: {
      subject: null,
      words: '{first_name}, compare gold loans on {brand}: {link}',
      dlt_template: '1107169233412345678',
    },
    hi: {
      subject: null,
      words: '{first_name} जी, {brand} पर गोल्ड लोन देखें: {link}',
      dlt_template: '1107169233412345679',
    },
  },
  entity_id: '1000000000000000000',
  link_path: '/products',
  lender_id: null,
  approved_by: null,
  valid_until: '2099-12-31',
}

/** A campaign with a plan, of a text of its own. @returns its id. */
export const planCampaignByCalls = async (page: Page, token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` }
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(path, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as Answer
  }
  const campaign_id = crypto.randomUUID()
  const { text_id } = await post<{ text_id: number }>('/api/campaign-texts/save', {
    text_id: null,
    version: null,
    name: `Gold ${campaign_id.slice(0, 8)}`,
    channel: 'sms',
    purpose: 'offer_promotion',
    words,
    retired: 0,
  })
  await post('/api/campaigns/save', {
    campaign_id,
    version: null,
    name: 'Gold loans, festival, Hindi',
    text_id,
    audience: {
      brand_ids: [],
      language: 'hi',
      product_types: [],
      seen_within_days: 180,
      not_applied_days: 30,
    },
  })
  await post(`/api/campaigns/${campaign_id}/plan`, {})
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/campaigns/${campaign_id}`, { headers })
      return ((await answer.json()) as { data: { state: string } }).data.state
    })
    .toBe('planned')
  return campaign_id
}
