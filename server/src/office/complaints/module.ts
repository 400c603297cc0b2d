import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { complaintsRoutes } from './complaints.routes.ts'
import { forgetComplaintTexts } from './forget-sealed-texts.jobs.ts'
import { complaintsOfPerson } from './held-of-person.ts'
import { resealComplaintTexts } from './reseal-complaint-texts.ts'

export const complaintsModule = {
  routes: complaintsRoutes,
  jobs: { forget_complaint_texts: { run: forgetComplaintTexts, queue: 'messages', cron: '35 21 * * *' } },
  person: complaintsOfPerson,
  reseal: { what: 'texts of complaints', run: resealComplaintTexts },
} satisfies Module<Services>
