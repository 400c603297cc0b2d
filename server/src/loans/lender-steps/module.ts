import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { lenderStepsOfPerson } from './held-of-person.ts'
import { lenderPagesRoutes } from './lender-pages.routes.ts'
import { askLenderNews } from './lender-steps.jobs.ts'

export const lenderStepsModule = {
  routes: lenderPagesRoutes,
  jobs: { ask_lender_news: { run: askLenderNews, queue: 'lenders' } },
  person: lenderStepsOfPerson,
} satisfies Module<Services>
