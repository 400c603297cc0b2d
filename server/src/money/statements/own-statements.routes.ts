import {
  answerOwnDispute as answerCall,
  listOwnDisputes,
  openDispute as openCall,
} from '@marketplace/contract/money/partner-statements-disputes'
import {
  downloadOwnStatementCsv,
  downloadOwnStatementPdf,
  getOwnStatement,
  listOwnStatementLeftOut,
  listOwnStatementLines,
  listOwnStatements,
  noteOwnStatementOpened,
} from '@marketplace/contract/money/partner-statements-own'
import type { Services } from '../../market/services.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { StreamedFile } from '../../platform/answers/streamed-file.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { listPayoutTermsRows } from '../payouts/payout-terms.queries.ts'
import { answerOwnDispute, openDispute } from '../disputes/disputes.ts'
import { countDisputes, findDispute, listNewestDisputes } from '../disputes/disputes.queries.ts'
import { getStatement } from './lock-statement.ts'
import { disputesOf, lenderNames } from './name-lines.ts'
import { presentDisputes } from '../disputes/present-dispute.ts'
import { presentLeftOut, presentLine } from './present-lines.ts'
import { presentStatement, presentStatements } from './present-statement.ts'
import { getPaper, openPaper } from './read-paper.ts'
import { listLeftOut, listLines } from './statement-lines.queries.ts'
import {
  countStatements,
  listPapers,
  listStatements,
  markOpened,
  type StatementRow,
} from './statements.queries.ts'

/**
 * A partner's own statements. Which these are is decided under row level security; what else is shown of them (payee, taxes, names) is asked for those alone.
 */
export const ownStatementsRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services
  const nameOf = lenderNames(services)
  const houseName = (): string => services.brands().bySlug(services.env.DEFAULT_BRAND)?.brand.name ?? ''

  /** @throws Problem not_found of another partner's and of what was never shown. */
  const getOwn = ({ partner_id }: SignedInPartner, statementId: number): Promise<StatementRow> =>
    asPartner(db, partner_id, (tx) => getStatement(tx, statementId))

  serve(listOwnStatements, async ({ query, actor: { partner_id } }) => {
    const own = await asPartner(db, partner_id, async (tx) => ({
      rows: await listStatements(tx, { partner_id }, pageBounds(query)),
      total: await countStatements(tx, { partner_id }),
    }))
    const data = await asOffice(db, (tx) => presentStatements(tx, own.rows, now()))
    return {
      success: true,
      data: data.map((row) => ({ ...row, waits_for_second_person: 0 as const })),
      total: own.total,
    }
  })

  serve(getOwnStatement, async ({ params: { statementId }, actor }) => {
    const row = await getOwn(actor, statementId)
    const { steps, ...statement } = await asOffice(db, (tx) => presentStatement(services, tx, row, now()))
    return succeed({
      ...statement,
      waits_for_second_person: 0,
      steps: steps
        .filter(({ state }) => state !== 'DRAFT')
        .map(({ state, at, note }) => ({ state, at, who: null, note: state === 'FAILED' ? note : null })),
    })
  })

  serve(noteOwnStatementOpened, async ({ params: { statementId }, actor }) => {
    await getOwn(actor, statementId)
    const row = await asOffice(db, async (tx) => {
      await markOpened(tx, statementId, now())
      return getStatement(tx, statementId)
    })
    return succeed({ opened_at: (row.opened_at ?? now()).toISOString() })
  })

  serve(listOwnStatementLines, async ({ params: { statementId }, query, actor: { partner_id } }) => {
    const { limit, offset } = pageBounds(query)
    return asPartner(db, partner_id, async (tx) => {
      await getStatement(tx, statementId)
      const lines = await listLines(tx, statementId)
      const page = lines.slice(offset, offset + limit)
      const disputes = await disputesOf(tx, partner_id, page)
      const data = page.map((line) => presentLine(line, nameOf, disputes))
      return { success: true as const, data, total: lines.length }
    })
  })

  serve(listOwnStatementLeftOut, async ({ params: { statementId }, query, actor: { partner_id } }) => {
    const { limit, offset } = pageBounds(query)
    return asPartner(db, partner_id, async (tx) => {
      const { payout_terms_id } = await getStatement(tx, statementId)
      const terms = await listPayoutTermsRows(tx, partner_id)
      const minimum = terms.find((row) => row.payout_terms_id === payout_terms_id)?.minimum_paise ?? 0
      const rows = await listLeftOut(tx, statementId)
      const page = rows.slice(offset, offset + limit)
      const disputes = await disputesOf(tx, partner_id, page)
      const data = page.map((line) => presentLeftOut(line, nameOf, disputes, minimum))
      return { success: true as const, data, total: rows.length }
    })
  })

  /** That it leaves is on the audit log first. */
  const download = async (
    { partner_id, auditActor }: SignedInPartner,
    statementId: number,
    format: 'pdf' | 'csv',
    ip: string,
  ): Promise<StreamedFile> => {
    const { paper, number } = await asPartner(db, partner_id, async (tx) => {
      const statement = await getStatement(tx, statementId)
      const has = (await listPapers(tx, statementId)).some((one) => one.format === format)
      // Its papers are made in the minute after it was shown.
      if (!has) throw new Problem('not_found')
      return { paper: await getPaper(tx, statementId, format), number: statement.number }
    })
    await db.transaction((tx) =>
      recordEvent(
        tx,
        {
          auditActor,
          action: 'partner_statement.download',
          object_kind: 'partner_statement',
          object_id: statementId,
          object_name: number,
          after: { format, sha256: paper.sha256 },
          ip,
        },
        now(),
      ),
    )
    return openPaper(services, paper)
  }
  serve(downloadOwnStatementPdf, ({ params: { statementId }, actor, ip }) =>
    download(actor, statementId, 'pdf', ip),
  )
  serve(downloadOwnStatementCsv, ({ params: { statementId }, actor, ip }) =>
    download(actor, statementId, 'csv', ip),
  )

  serve(listOwnDisputes, async ({ query, actor: { partner_id } }) => {
    const filter = { statement_id: query.statement_id }
    const own = await asPartner(db, partner_id, async (tx) => ({
      rows: await listNewestDisputes(tx, filter, pageBounds(query)),
      total: await countDisputes(tx, filter),
    }))
    const data = await asOffice(db, (tx) => presentDisputes(tx, own.rows, nameOf, houseName()))
    return { success: true, data, total: own.total }
  })

  /** An own dispute as the partner reads it. @throws Problem not_found */
  const ownDispute = async ({ partner_id }: SignedInPartner, disputeId: number) => {
    const row = await asPartner(db, partner_id, (tx) => findDispute(tx, disputeId))
    const [dispute] =
      row === null ? [] : await asOffice(db, (tx) => presentDisputes(tx, [row], nameOf, houseName()))
    if (dispute === undefined) throw new Problem('not_found')
    return succeed(dispute)
  }

  serve(openCall, async ({ body, actor, ip }) =>
    ownDispute(actor, await openDispute(services, actor, body, ip)),
  )

  serve(answerCall, async ({ params: { disputeId }, body, actor, ip }) => {
    await answerOwnDispute(services, actor, disputeId, body, ip)
    return ownDispute(actor, disputeId)
  })
}
