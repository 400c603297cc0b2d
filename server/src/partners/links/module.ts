import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { foldLinkClicks } from './click-rollup.jobs.ts'
import { forgetOldClicks } from './clicks.queries.ts'
import { keepLeadParts } from './keep-parts.jobs.ts'
import { linkSeenRoutes } from './link-seen.routes.ts'

export const partnerLinksModule = {
  routes: linkSeenRoutes,
  jobs: {
    fold_link_clicks: { run: foldLinkClicks, queue: 'long', cron: '*/5 * * * *' },
    keep_lead_parts: { run: keepLeadParts, queue: 'reports', cron: '* * * * *' },
  },
  retention: [
    {
      table: 'link_click',
      days: LAWFUL_DAYS,
      why: 'a click is looked up where a partner asks why a lead is not theirs; counts by day stay',
      forget: forgetOldClicks,
      months: 'link_click',
    },
  ],
} satisfies Module
