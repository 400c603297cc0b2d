import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { campaignsRoutes } from './campaigns.routes.ts'
import { forgetOldPeople, forgetPersonInCampaigns } from './campaigns.queries.ts'
import { planCampaignJob } from './plan-campaign.jobs.ts'
import { sendCampaignJob } from './send-campaign.jobs.ts'

export const campaignsModule = {
  routes: campaignsRoutes,
  jobs: {
    plan_campaign: { run: planCampaignJob, queue: 'long' },
    send_campaign: { run: sendCampaignJob, queue: 'long' },
  },
  retention: [
    {
      table: 'campaign_person',
      days: LAWFUL_DAYS,
      why: 'personal data: who was in which campaign, and why not',
      forget: forgetOldPeople,
    },
  ],
  person: { erase: { campaigns: (_services, tx, { user_id }) => forgetPersonInCampaigns(tx, user_id) } },
} satisfies Module<Services>
