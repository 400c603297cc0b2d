import type { Module } from '../../platform/module.ts'
import { DOCUMENT_DAYS } from '@marketplace/contract/partners/partner-documents'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../reference/services.ts'
import { listTurnedDown } from '../accounts/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetKycOf, forgetOldKyc } from './kyc.queries.ts'
import { kycRoutes } from './kyc.routes.ts'
import { noteNeededPapers } from './note-needed-papers.jobs.ts'
import { resealKyc } from './reseal-kyc.ts'

const forgetKyc = async (tx: Database, before: Date, limit: number): Promise<number> => {
  const deleted = await forgetOldKyc(tx, before, limit)
  return deleted + (await forgetKycOf(tx, await listTurnedDown(tx, before), limit - deleted))
}

export const partnerKycModule = {
  routes: kycRoutes,
  jobs: { note_needed_papers: { run: noteNeededPapers, queue: 'long', cron: '50 21 * * *' } },
  retention: [
    {
      table: 'partner_kyc_submission',
      days: DOCUMENT_DAYS,
      why: 'details that were refused, that others took the place of, or whose sender was turned down; what stands is kept as long as the partner',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetKyc(tx, before, limit)),
    },
  ],
  reseal: { what: 'details that partners sent in', run: resealKyc },
} satisfies Module<Services>
