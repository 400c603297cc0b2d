import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { sendLenderApplication, sendWithdrawal } from './applications.jobs.ts'
import { applicationsRoutes } from './applications.routes.ts'
import { endSharingOf } from './end-sharing.ts'
import { applicationsOfPerson } from './held-of-person.ts'

export const applicationsModule = {
  routes: applicationsRoutes,
  jobs: {
    send_lender_application: { run: sendLenderApplication, queue: 'lenders' },
    tell_lender_withdrawal: { run: sendWithdrawal, queue: 'lenders' },
  },
  person: applicationsOfPerson,
  withdrawal: { share: endSharingOf },
} satisfies Module<Services>
