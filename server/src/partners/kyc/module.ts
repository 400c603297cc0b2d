import type { Module } from '../../platform/module.ts'
import { DOCUMENT_DAYS } from '@marketplace/contract/partners/partner-documents'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetOldKyc } from './kyc.queries.ts'
import { kycRoutes } from './kyc.routes.ts'
import { noteNeededPapers } from './note-needed-papers.jobs.ts'
import { resealKyc } from './reseal-kyc.ts'

export const partnerKycModule = {
  routes: kycRoutes,
  jobs: { note_needed_papers: { run: noteNeededPapers, queue: 'long', cron: '50 21 * * *' } },
  retention: [
    {
      table: 'partner_kyc_submission',
      days: DOCUMENT_DAYS,
      why: 'details that were refused, or that others took the place of; what stands is kept as long as the partner',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldKyc(tx, before, limit)),
    },
  ],
  reseal: { what: 'details that partners sent in', run: resealKyc },
} satisfies Module<Services>
