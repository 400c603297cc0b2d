import {
  addPayoutTerms,
  downloadBankFile,
  listPayoutRuns,
  listPayoutTerms,
  listWaitingPayouts,
  makePayoutRun,
  recordPayoutFailed,
  recordPayoutPaid,
} from '@marketplace/contract/money/partner-statements-acts'
import type { Services } from '../../market/services.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { listLapsedAccounts } from '../../partners/kyc/published.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Database } from '../../platform/db/database.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { getStatement } from '../statements/lock-statement.ts'
import { presentStatement } from '../statements/present-statement.ts'
import { listNumbersOf } from '../statements/published.ts'
import { fileOfBytes } from '../statements/read-paper.ts'
import { agreePayoutTerms } from './agree-payout-terms.ts'
import { makeRun, readBankFile } from './make-run.ts'
import { listPayoutTermsRows, type SetTermsRow } from './payout-terms.queries.ts'
import { countRuns, listRuns, listWaitingPayoutRows } from './payouts.queries.ts'
import { presentPayoutTerms, presentRun } from './present-payout.ts'
import { recordFailed, recordPaid } from './record-payment.ts'

const presentTerms = async (tx: Database, rows: readonly SetTermsRow[]) => {
  const payees = await listPayees(
    tx,
    rows.flatMap(({ partner_id }) => partner_id ?? []),
  )
  const names = new Map(payees.map(({ id, name }) => [id, name]))
  return rows.map((row) => presentPayoutTerms(row, names))
}

export const payoutsRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services
  const detail = (statementId: number) =>
    asOffice(db, async (tx) => presentStatement(services, tx, await getStatement(tx, statementId), now()))

  serve(listWaitingPayouts, async () =>
    asOffice(db, async (tx) => {
      const rows = await listWaitingPayoutRows(tx)
      const payees = await listPayees(
        tx,
        rows.map(({ partner_id }) => partner_id),
      )
      const lapsed = await listLapsedAccounts(
        tx,
        rows.map(({ partner_id }) => partner_id),
      )
      const byId = new Map(payees.map((payee) => [payee.id, payee]))
      const numbers = await listNumbersOf(
        tx,
        rows.map(({ statement_id }) => statement_id),
      )
      const payouts = rows.map(
        ({ payout_id, statement_id, partner_id, part, amount_paise, failed_reason }) => {
          const payee = byId.get(partner_id)
          const isKnown = payee?.account_number != null && payee.ifsc !== null && payee.account_name !== null
          return {
            payout_id,
            statement_id,
            number: numbers.get(statement_id) ?? '',
            partner_id,
            partner_name: payee?.name ?? '',
            part,
            amount: toRupees(amount_paise),
            failed_reason,
            blocked: !isKnown
              ? ('no_account' as const)
              : lapsed.has(partner_id)
                ? ('account_not_checked' as const)
                : null,
          }
        },
      )
      const amount = toRupees(rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0))
      return succeed({ payouts, count: rows.length, amount })
    }),
  )

  serve(makePayoutRun, async ({ body: { request_id }, actor, ip }) =>
    succeed(presentRun(await makeRun(services, request_id, { actor, ip }))),
  )

  serve(listPayoutRuns, async ({ query }) =>
    asOffice(db, async (tx) => ({
      success: true as const,
      data: (await listRuns(tx, pageBounds(query))).map(presentRun),
      total: await countRuns(tx),
    })),
  )

  serve(downloadBankFile, async ({ params: { runId }, actor, ip }) =>
    fileOfBytes(await readBankFile(services, runId, { actor, ip })),
  )

  serve(recordPayoutPaid, async ({ params: { payoutId }, body, actor, ip }) =>
    succeed(await detail(await recordPaid(services, payoutId, body, { actor, ip }))),
  )

  serve(recordPayoutFailed, async ({ params: { payoutId }, body, actor, ip }) =>
    succeed(await detail(await recordFailed(services, payoutId, body, { actor, ip }))),
  )

  serve(listPayoutTerms, async ({ query: { partner_id } }) =>
    asOffice(db, async (tx) =>
      succeed(await presentTerms(tx, await listPayoutTermsRows(tx, partner_id ?? null))),
    ),
  )

  serve(addPayoutTerms, async ({ body, actor, ip }) => {
    const row = await agreePayoutTerms(services, body, { actor, ip })
    const [terms] = await asOffice(db, (tx) => presentTerms(tx, [row]))
    if (terms === undefined) throw new Error('terms of payout are missing')
    return succeed(terms)
  })
}
