import type { Module } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { documentsRoutes } from './documents.routes.ts'
import { forgetPartnerPapers } from './forget-papers.jobs.ts'

export const partnerDocumentsModule = {
  routes: documentsRoutes,
  jobs: { forget_partner_papers: { run: forgetPartnerPapers, queue: 'messages', cron: '40 21 * * *' } },
} satisfies Module<Services>
