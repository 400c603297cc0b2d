import { addReferralTerms, listReferralTerms } from '@marketplace/contract/money/referral-terms'
import type { Services } from '../../market/services.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { agreeReferralTerms } from './agree-referral-terms.ts'
import { listReferralTermsRows, type SetReferralTerms } from './referral-terms.queries.ts'

const presentTerms = async (tx: Database, rows: readonly SetReferralTerms[]) => {
  const payees = await listPayees(
    tx,
    rows.flatMap(({ partner_id }) => partner_id ?? []),
  )
  const names = new Map(payees.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    ...row,
    partner_name: row.partner_id === null ? null : (names.get(row.partner_id) ?? ''),
    set_at: row.set_at.toISOString(),
  }))
}

export const referralTermsRoutes = (serve: Serve, services: Services): void => {
  const { db } = services

  serve(listReferralTerms, () =>
    asOffice(db, async (tx) => succeed(await presentTerms(tx, await listReferralTermsRows(tx)))),
  )

  serve(addReferralTerms, async ({ body, actor, ip }) => {
    const row = await agreeReferralTerms(services, body, { actor, ip })
    const [terms] = await asOffice(db, (tx) => presentTerms(tx, [row]))
    if (terms === undefined) throw new Error('terms of referral are missing')
    return succeed(terms)
  })
}
