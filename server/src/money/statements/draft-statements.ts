import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { daysOfMonth } from '../ledger/book-month.ts'
import { listPartnersWithShares } from './statement-lines.queries.ts'
import { numberOf } from '../statement-rules/statement-number.ts'
import {
  addStatements,
  addSteps,
  listInTheWay,
  lockDrafting,
  markCancelled,
  nextNumbers,
} from './statements.queries.ts'

interface Drafted {
  drafted: number
  /** Drafts and statements of the month in all. */
  total: number
}

const draft = async (
  tx: Database,
  month: string,
  by: { who: string | null; auditActor: AuditActor; ip: string | null },
  at: Date,
): Promise<Drafted> => {
  await lockDrafting(tx)
  const partners = await listPartnersWithShares(tx, daysOfMonth(month).to)
  const inTheWay = await listInTheWay(tx, partners, month)
  const have = new Set(inTheWay.filter((one) => one.month >= month).map(({ partner_id }) => partner_id))
  const missing = partners.filter((partner_id) => !have.has(partner_id))
  const first = await nextNumbers(tx, month)
  const rows = missing.map((partner_id, place) => ({ partner_id, number: numberOf(month, first + place) }))
  const numbers = new Map(rows.map(({ partner_id, number }) => [partner_id, number]))
  const older = inTheWay.filter(({ partner_id }) => numbers.has(partner_id))
  const reasons = older.map(({ partner_id }) => `Carried forward to ${numbers.get(partner_id) ?? ''}`)
  // One that was shown this very moment is no draft any more.
  const cancelled = await markCancelled(
    tx,
    older.map(({ statement_id }) => statement_id),
    reasons,
    at,
    ['DRAFT'],
  )
  const added = await addStatements(tx, rows, month, at)
  await addSteps(
    tx,
    [
      ...older.flatMap(({ statement_id, partner_id }, place) =>
        cancelled.has(statement_id)
          ? [{ statement_id, partner_id, state: 'CANCELLED' as const, note: reasons[place] ?? null }]
          : [],
      ),
      ...added.map(({ statement_id, partner_id }) => ({
        statement_id,
        partner_id,
        state: 'DRAFT' as const,
        note: null,
      })),
    ],
    by.who,
    at,
  )
  if (added.length > 0)
    await recordEvent(
      tx,
      {
        auditActor: by.auditActor,
        action: 'partner_statement.draft',
        object_kind: 'statement_month',
        object_id: month,
        after: { drafted: added.length, carried_forward: cancelled.size },
        ip: by.ip,
      },
      at,
    )
  return { drafted: added.length, total: have.size + added.length }
}

/**
 * Drafts a month (YYYY-MM) for every partner with a part up to its end that statements have not had. A draft of an earlier month is cancelled: its lines
 * are in the new one. Done again it adds what came since.
 * @throws Problem conflict of a month that is to come.
 */
export const draftMonth = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  month: string,
  by: { who: string | null; auditActor: AuditActor; ip: string | null },
): Promise<Drafted> =>
  asOffice(db, async (tx) => {
    const at = now()
    if (month > dayInIndia(at).slice(0, 7)) throw new Problem('conflict')
    return draft(tx, month, by, at)
  })
