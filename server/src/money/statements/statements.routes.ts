import {
  downloadStatementCsv,
  downloadStatementPdf,
  getPartnerStatement,
  getStatementSums,
  listPartnerStatements,
  listStatementLeftOut,
  listStatementLineEntries,
  listStatementLines,
  statementStates,
} from '@marketplace/contract/money/partner-statements'
import {
  approveStatement as approveCall,
  cancelStatement as cancelCall,
  draftStatements,
  recordStatementInvoice,
  showStatement as showCall,
} from '@marketplace/contract/money/partner-statements-acts'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { StreamedFile } from '../../platform/answers/streamed-file.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { toRupees } from '../../platform/money/paise.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { approveStatement } from './approve-statement.ts'
import { cancelStatement } from './cancel-statement.ts'
import { draftMonth } from './draft-statements.ts'
import { getStatement } from './lock-statement.ts'
import { disputesOf, lenderNames } from './name-lines.ts'
import { presentLeftOut, presentLine } from './present-lines.ts'
import { presentStatement, presentStatements } from './present-statement.ts'
import { readContents } from './read-contents.ts'
import { getPaper, openPaper } from './read-paper.ts'
import { recordInvoice } from './record-invoice.ts'
import { showStatement } from './show-statement.ts'
import { findShare, listShareEntries } from './statement-lines.queries.ts'
import { countStatements, listStatements } from './statements.queries.ts'

export const statementsRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services
  const nameOf = lenderNames(services)
  const detail = (statementId: number) =>
    asOffice(db, async (tx) => presentStatement(services, tx, await getStatement(tx, statementId), now()))

  serve(listPartnerStatements, async ({ query }) => {
    const { rows, total } = await asOffice(db, async (tx) => ({
      rows: await presentStatements(tx, await listStatements(tx, query, pageBounds(query)), now()),
      total: await countStatements(tx, query),
    }))
    return { success: true, data: rows, total }
  })

  serve(getStatementSums, async ({ query }) => {
    const rows = await asOffice(db, async (tx) =>
      presentStatements(tx, await listStatements(tx, query, { limit: 100_000, offset: 0 }), now()),
    )
    const byState = Map.groupBy(rows, ({ state }) => state)
    const sum = (amounts: readonly number[]): number =>
      toRupees(amounts.reduce((all, amount) => all + Math.round(amount * 100), 0))
    return succeed(
      statementStates.flatMap((state) => {
        const found = byState.get(state) ?? []
        if (found.length === 0) return []
        return [
          {
            state,
            count: found.length,
            commission: sum(found.map(({ commission }) => commission)),
            tds: sum(found.map(({ tds }) => tds)),
            to_bank: sum(found.map(({ to_bank }) => to_bank)),
          },
        ]
      }),
    )
  })

  serve(getPartnerStatement, async ({ params: { statementId } }) => succeed(await detail(statementId)))

  serve(listStatementLines, async ({ params: { statementId }, query }) => {
    const { limit, offset } = pageBounds(query)
    return asOffice(db, async (tx) => {
      const row = await getStatement(tx, statementId)
      const { lines } = await readContents(tx, row, now())
      const page = lines.slice(offset, offset + limit)
      const disputes = await disputesOf(tx, row.partner_id, page)
      const data = page.map((line) => presentLine(line, nameOf, disputes))
      return { success: true, data, total: lines.length }
    })
  })

  serve(listStatementLeftOut, async ({ params: { statementId }, query }) => {
    const { limit, offset } = pageBounds(query)
    return asOffice(db, async (tx) => {
      const row = await getStatement(tx, statementId)
      const { leftOut, terms } = await readContents(tx, row, now())
      const page = leftOut.slice(offset, offset + limit)
      const disputes = await disputesOf(tx, row.partner_id, page)
      const data = page.map((line) => presentLeftOut(line, nameOf, disputes, terms.minimum_paise))
      return { success: true, data, total: leftOut.length }
    })
  })

  serve(listStatementLineEntries, async ({ params: { statementId, lenderApplicationId, tranche } }) =>
    asOffice(db, async (tx) => {
      const { partner_id } = await getStatement(tx, statementId)
      const line = { lender_application_id: lenderApplicationId, tranche }
      const share = await findShare(tx, partner_id, line)
      if (share === null) throw new Problem('not_found')
      const entries = await listShareEntries(tx, partner_id, line)
      return succeed({
        expected: toRupees(share.expected_paise),
        stated: toRupees(share.stated_paise),
        received: toRupees(share.received_paise),
        percent_share: toRupees(share.percent_paise),
        flat_share: toRupees(share.flat_paise),
        referral_share: toRupees(share.referral_paise),
        entries: entries.map(({ amount_paise, ...entry }) => ({ ...entry, amount: toRupees(amount_paise) })),
      })
    }),
  )

  serve(draftStatements, async ({ body: { month }, actor, ip }) =>
    succeed(await draftMonth(services, month, { who: actor.username, auditActor: actor.auditActor, ip })),
  )

  serve(showCall, async ({ params: { statementId }, actor, ip }) => {
    await showStatement(services, statementId, { actor, ip })
    return succeed(await detail(statementId))
  })

  serve(approveCall, async ({ params: { statementId }, body, actor, ip }) => {
    const waits = await approveStatement(services, statementId, body, { actor, ip })
    return succeed({ waits: waits ? (1 as const) : (0 as const), statement: await detail(statementId) })
  })

  serve(cancelCall, async ({ params: { statementId }, body, actor, ip }) => {
    await cancelStatement(services, statementId, body.reason, { actor, ip })
    return succeed(await detail(statementId))
  })

  serve(recordStatementInvoice, async ({ params: { statementId }, body, actor, ip }) => {
    await recordInvoice(services, statementId, body, { actor, ip })
    return succeed(await detail(statementId))
  })

  /** That it leaves is on the audit log first. */
  const download = async (
    statementId: number,
    format: 'pdf' | 'csv',
    { actor, ip }: By,
  ): Promise<StreamedFile> => {
    const paper = await asOffice(db, async (tx) => {
      const { number } = await getStatement(tx, statementId)
      const found = await getPaper(tx, statementId, format)
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'partner_statement.download',
          object_kind: 'partner_statement',
          object_id: statementId,
          object_name: number,
          after: { format, sha256: found.sha256 },
          ip,
        },
        now(),
      )
      return found
    })
    return openPaper(services, paper)
  }
  serve(downloadStatementPdf, ({ params: { statementId }, actor, ip }) =>
    download(statementId, 'pdf', { actor, ip }),
  )
  serve(downloadStatementCsv, ({ params: { statementId }, actor, ip }) =>
    download(statementId, 'csv', { actor, ip }),
  )
}
