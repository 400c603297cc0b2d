import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { creativesOfficeRoutes } from './creatives-office.routes.ts'
import { notifyOfEndingCreatives } from './creatives.jobs.ts'
import { forgetOldTakes, listCreativeFiles } from './creatives.queries.ts'
import { ownCreativesRoutes } from './own-creatives.routes.ts'

export const creativesModule = {
  routes: (serve, services) => {
    ownCreativesRoutes(serve, services)
    creativesOfficeRoutes(serve, services)
  },
  // 07:30 in India: who is told of it can mend the shop window before it opens.
  jobs: { tell_ending_creatives: { run: notifyOfEndingCreatives, queue: 'long', cron: '0 2 * * *' } },
  retention: [
    {
      table: 'creative_take',
      days: LAWFUL_DAYS,
      why: 'which partner handed out which words, while somebody may ask',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldTakes(tx, before, limit)),
    },
  ],
  filesInUse: listCreativeFiles,
} satisfies Module<Services>
