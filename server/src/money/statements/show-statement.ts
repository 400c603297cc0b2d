import { addDays } from '@marketplace/contract/platform/calendar/days'
import type { Services } from '../../market/services.ts'
import { recordPartnerEvent } from '../../partners/events/record-partner-event.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toRupees } from '../../platform/money/paise.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { lockStatement } from './lock-statement.ts'
import { notifyPartner } from './notify-partner.ts'
import { readContents, sumOf } from './read-contents.ts'
import { recordStep } from './record-step.ts'
import { addLeftOut, addLines } from './statement-lines.queries.ts'
import { markShown } from './statements.queries.ts'

/**
 * Freezes a draft as it is now and notifies the partner; its papers follow. Shown already, nothing is done.
 * @throws Problem not_found; conflict of one that is cancelled; statement_not_payable where nothing of it is.
 */
export const showStatement = (services: Services, statementId: number, by: By): Promise<void> =>
  asOffice(services.db, async (tx) => {
    const at = services.now()
    const row = await lockStatement(tx, statementId)
    if (row.state === 'CANCELLED') throw new Problem('conflict')
    if (row.state !== 'DRAFT') return
    const { lines, leftOut, terms } = await readContents(tx, row, at)
    if (lines.length === 0) throw new Problem('statement_not_payable')
    const object_until = addDays(dayInIndia(at), terms.objection_days)
    await addLines(tx, row, lines)
    if (leftOut.length > 0) await addLeftOut(tx, row, leftOut)
    await markShown(tx, statementId, { at, object_until, payout_terms_id: terms.payout_terms_id })
    await services.addJob(tx, 'make_statement_papers', { statement_id: statementId, of: 'shown' })
    await notifyPartner(services, tx, row, 'statement_shown', object_until)
    const after = { commission: toRupees(sumOf(lines)), lines: lines.length, object_until }
    await recordPartnerEvent(tx, {
      partner_id: row.partner_id,
      type: 'statement.issued',
      subject: row.number,
      data: { statement_id: statementId, statement_number: row.number, month: row.month, ...after },
      at,
    })
    await recordStep(tx, row, { action: 'partner_statement.show', state: 'SHOWN', after }, by, at)
  })
