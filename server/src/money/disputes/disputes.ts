import type { Services } from '../../market/services.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { type AuditActor, type AuditEvent, recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { hasReferralAlone } from '../ledger/commission-lines.queries.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import {
  addDispute,
  addEntry,
  type DisputeRow,
  findDispute,
  findEntryOfRequest,
  listDisputesOfLines,
  markDecided,
  markDisputeState,
} from './disputes.queries.ts'
import { settleDispute } from './dispute-work.ts'
import { lockStatement } from '../statements/lock-statement.ts'
import { addLeftOut, listLines, removeLine } from '../statements/statement-lines.queries.ts'
import { findStatement, lockPartnerStatements } from '../statements/statements.queries.ts'

type Needed = Pick<Services, 'db' | 'now'>

const isOpen = ({ state }: Pick<DisputeRow, 'state'>): boolean => state === 'OPEN' || state === 'ANSWERED'

const auditOf = (
  { auditActor, ip }: { auditActor: AuditActor; ip: string },
  action: AuditEvent['action'],
  dispute: Pick<DisputeRow, 'dispute_id' | 'number'>,
  after?: Json,
): AuditEvent => ({
  auditActor,
  action,
  object_kind: 'partner_dispute',
  object_id: dispute.dispute_id,
  object_name: dispute.number,
  ...(after !== undefined && { after }),
  ip,
})

const lockDispute = async (tx: Database, disputeId: number): Promise<DisputeRow> => {
  const found = await findDispute(tx, disputeId)
  if (found === null) throw new Problem('not_found')
  await lockPartnerStatements(tx, found.partner_id)
  const row = await findDispute(tx, disputeId)
  if (row === null) throw new Problem('not_found')
  return row
}

interface Opened {
  request_id: string
  statement_id: number
  lender_application_id: number
  tranche: number
  text: string
}

/**
 * Opens a dispute of a partner about a line of its own statement. From a statement that is shown the line goes, and is left out as disputed.
 * @returns its id @throws Problem not_found of another's statement or a line that is not in it; conflict where one is open.
 */
export const openDispute = async (
  { db, now }: Needed,
  partner: SignedInPartner,
  opened: Opened,
  ip: string,
): Promise<number> => {
  const { partner_id, auditActor } = partner
  const { statement_id, lender_application_id, tranche, text, request_id } = opened
  // Whose statement it is, row level security says.
  const own = await asPartner(db, partner_id, (tx) => findStatement(tx, statement_id))
  if (own === null) throw new Problem('not_found')
  return asOffice(db, async (tx) => {
    const at = now()
    const statement = await lockStatement(tx, statement_id)
    const known = await findEntryOfRequest(tx, request_id)
    if (known !== null) {
      if (known.partner_id !== partner_id || known.text !== text) throw new Problem('conflict')
      return known.dispute_id
    }
    const earlier = await listDisputesOfLines(tx, partner_id, [lender_application_id])
    if (earlier.some((one) => one.tranche === tranche && isOpen(one))) throw new Problem('conflict')
    const line = (await listLines(tx, statement_id)).find(
      (one) => one.lender_application_id === lender_application_id && one.tranche === tranche,
    )
    if (line === undefined || statement.state === 'CANCELLED') throw new Problem('not_found')
    const { application_number, lender_id, day, amount_paise, disbursed_paise, brought_by } = line
    const opened_day = dayInIndia(at)
    const dispute_id = await addDispute(tx, {
      partner_id,
      statement_id,
      number: statement.number,
      lender_application_id,
      tranche,
      application_number,
      lender_id,
      day,
      amount_paise,
      opened_at: at,
      opened_day,
    })
    await addEntry(tx, {
      dispute_id,
      partner_id,
      written_by: 'partner',
      author: partner.person.name,
      text,
      request_id,
      at,
    })
    if (statement.state === 'SHOWN') {
      await removeLine(tx, statement_id, line)
      await addLeftOut(tx, statement, [
        {
          lender_application_id,
          tranche,
          application_number,
          lender_id,
          day,
          disbursed_paise,
          amount_paise,
          reason: 'disputed',
          until: opened_day,
          brought_by,
        },
      ])
    }
    await settleDispute(tx, dispute_id, at)
    const after = { application: application_number, amount: toRupees(amount_paise) }
    const named = { dispute_id, number: statement.number }
    await recordEvent(tx, auditOf({ auditActor, ip }, 'partner_dispute.open', named, after), at)
    return dispute_id
  })
}

interface Written {
  request_id: string
  text: string
}

/** Writes into a thread; the same request again does nothing. @throws Problem conflict where it is decided, or the request wrote something else. */
const write = async (
  tx: Database,
  dispute: DisputeRow,
  by: { written_by: 'partner' | 'staff'; author: string; staff_id: number | null },
  { request_id, text }: Written,
  at: Date,
): Promise<boolean> => {
  const known = await findEntryOfRequest(tx, request_id)
  if (known !== null) {
    const isSame =
      known.dispute_id === dispute.dispute_id && known.text === text && known.author === by.author
    if (!isSame) throw new Problem('conflict')
    return false
  }
  if (!isOpen(dispute)) throw new Problem('conflict')
  const { dispute_id, partner_id } = dispute
  const { written_by, author } = by
  await addEntry(tx, { dispute_id, partner_id, written_by, author, text, request_id, at })
  await markDisputeState(tx, dispute_id, by.written_by === 'staff' ? 'ANSWERED' : 'OPEN')
  await settleDispute(tx, dispute_id, at, by.staff_id)
  return true
}

/** The partner writes in its own dispute: it is open again. @throws Problem not_found of another's; conflict where it is decided. */
export const answerOwnDispute = async (
  { db, now }: Needed,
  partner: SignedInPartner,
  disputeId: number,
  written: Written,
  ip: string,
): Promise<void> => {
  const { partner_id, auditActor, person } = partner
  const own = await asPartner(db, partner_id, (tx) => findDispute(tx, disputeId))
  if (own === null) throw new Problem('not_found')
  await asOffice(db, async (tx) => {
    const at = now()
    const dispute = await lockDispute(tx, disputeId)
    const by = { written_by: 'partner', author: person.name, staff_id: null } as const
    if (await write(tx, dispute, by, written, at))
      await recordEvent(tx, auditOf({ auditActor, ip }, 'partner_dispute.write', dispute), at)
  })
}

/** Staff answer. @throws Problem not_found; conflict where it is decided. */
export const answerDispute = (
  { db, now }: Needed,
  disputeId: number,
  written: Written,
  { actor, ip }: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const at = now()
    const dispute = await lockDispute(tx, disputeId)
    const by = { written_by: 'staff', author: actor.username, staff_id: actor.staff_id } as const
    if (await write(tx, dispute, by, written, at))
      await recordEvent(tx, auditOf({ ...actor, ip }, 'partner_dispute.answer', dispute), at)
  })

const decide = async (
  tx: Database,
  dispute: DisputeRow,
  decision: { state: 'ACCEPTED' | 'REFUSED'; adjusted_paise: number | null; text: string },
  { actor, ip }: By,
  at: Date,
): Promise<void> => {
  const { dispute_id, partner_id } = dispute
  const { state, adjusted_paise, text } = decision
  await addEntry(tx, {
    dispute_id,
    partner_id,
    written_by: 'staff',
    author: actor.username,
    text,
    request_id: null,
    at,
  })
  await markDecided(tx, dispute_id, { state, adjusted_paise, by: actor.username, at })
  await settleDispute(tx, dispute_id, at, actor.staff_id)
  const action = state === 'ACCEPTED' ? 'partner_dispute.accept' : 'partner_dispute.refuse'
  const after = adjusted_paise === null ? undefined : { adjusted: toRupees(adjusted_paise) }
  await recordEvent(tx, { ...auditOf({ ...actor, ip }, action, dispute, after), reason: text }, at)
}

/**
 * Adds a sum (rupees, above or below 0) to the partner's share of the line, or to what it has for the partner that it invited: an ADJUSTMENT of
 * the day of the disbursal. The next statement has the difference. Accepted already with the same sum, nothing is done.
 * @throws Problem not_found; conflict where it is decided otherwise.
 */
export const acceptDispute = (
  { db, now }: Needed,
  disputeId: number,
  { amount, text }: { amount: number; text: string },
  by: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const at = now()
    const dispute = await lockDispute(tx, disputeId)
    const adjusted_paise = toPaise(amount)
    if (dispute.state === 'ACCEPTED' && dispute.adjusted_paise === adjusted_paise) return
    if (!isOpen(dispute)) throw new Problem('conflict')
    const { dispute_id, partner_id, lender_id, lender_application_id, tranche, day } = dispute
    await lockLenderMonths(tx, lender_id)
    const line = { lender_application_id, tranche }
    const isReferral = await hasReferralAlone(tx, partner_id, line)
    await postTransactions(
      tx,
      [
        {
          kind: 'ADJUSTMENT',
          source: 'statement',
          cause: 'dispute_accepted',
          cause_line: line,
          lender_id,
          effective_day: day,
          idempotency_key: `dispute:${dispute_id}`,
          staff_id: by.actor.staff_id,
          entries: [
            {
              account: { kind: 'partner_accrued', partner_id },
              amount_paise: -adjusted_paise,
              line,
              figure: isReferral ? 'referral_share' : 'percent_share',
            },
            {
              account: { kind: isReferral ? 'referral_share' : 'partner_share', partner_id },
              amount_paise: adjusted_paise,
            },
          ],
        },
      ],
      at,
    )
    await decide(tx, dispute, { state: 'ACCEPTED', adjusted_paise, text }, by, at)
  })

/** Refuses with a reason; refused already, nothing is done. @throws Problem not_found; conflict where it was accepted. */
export const refuseDispute = ({ db, now }: Needed, disputeId: number, text: string, by: By): Promise<void> =>
  asOffice(db, async (tx) => {
    const at = now()
    const dispute = await lockDispute(tx, disputeId)
    if (dispute.state === 'REFUSED') return
    if (!isOpen(dispute)) throw new Problem('conflict')
    await decide(tx, dispute, { state: 'REFUSED', adjusted_paise: null, text }, by, at)
  })
