import type { Body } from '@marketplace/contract/platform/call'
import type { acceptLeadDispute as acceptCall } from '@marketplace/contract/partner-area/lead-disputes'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Services } from '../../market/services.ts'
import { recordPartnerEvent } from '../../partners/events/record-partner-event.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { dueBy, lenderDueBy } from '../../partners/threads/due-by.ts'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import { type AuditActor, type AuditEvent, recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { lockPartnerStatements } from '../statements/statements.queries.ts'
import {
  addDispute,
  addEntry,
  type Adjustment,
  findDispute,
  findEntryOfRequest,
  type LeadDisputeRow,
  listDisputesOfLeads,
  listPartsOfLead,
  markDecided,
  markLenderAsked,
  markWritten,
} from './lead-disputes.queries.ts'

type Needed = Pick<Services, 'db' | 'now'>

const isOpen = ({ state }: Pick<LeadDisputeRow, 'state'>): boolean =>
  state !== 'ACCEPTED' && state !== 'REFUSED'

const auditOf = (
  { auditActor, ip }: { auditActor: AuditActor; ip: string },
  action: AuditEvent['action'],
  dispute: Pick<LeadDisputeRow, 'dispute_id' | 'lead_id'>,
  after?: Json,
): AuditEvent => ({
  auditActor,
  action,
  object_kind: 'lead_dispute',
  object_id: dispute.dispute_id,
  object_name: `L-${dispute.lead_id}`,
  ...(after !== undefined && { after }),
  ip,
})

/** Held with everything of its partner's money, as disputes about lines are. @throws Problem not_found. */
const lockDispute = async (tx: Database, disputeId: number): Promise<LeadDisputeRow> => {
  const found = await findDispute(tx, disputeId)
  if (found === null) throw new Problem('not_found')
  await lockPartnerStatements(tx, found.partner_id)
  const row = await findDispute(tx, disputeId)
  if (row === null) throw new Problem('not_found')
  return row
}

interface Opened {
  request_id: string
  lead: { lead_id: number; partner_id: number; product_type: ProductType }
  text: string
}

/**
 * Opens a dispute of a partner about a lead that its own trace found: its own, or another's whose lock holds.
 * @returns its id @throws Problem conflict where one of the lead is open, or the request wrote something else.
 */
export const openLeadDispute = (
  { db, now }: Needed,
  { partner_id, auditActor, person }: SignedInPartner,
  { request_id, lead, text }: Opened,
  ip: string,
): Promise<number> =>
  asOffice(db, async (tx) => {
    const at = now()
    await lockPartnerStatements(tx, partner_id)
    const known = await findEntryOfRequest(tx, request_id)
    if (known !== null) {
      if (known.partner_id !== partner_id || known.text !== text) throw new Problem('conflict')
      return known.dispute_id
    }
    const { lead_id, product_type } = lead
    const earlier = await listDisputesOfLeads(tx, [lead_id])
    if (earlier.some((one) => one.partner_id === partner_id && isOpen(one))) throw new Problem('conflict')
    const about = lead.partner_id === partner_id ? 'lead' : 'lock'
    const due_at = dueBy('general-query', at)
    const dispute_id = await addDispute(tx, {
      partner_id,
      lead_id,
      about,
      product_type,
      opened_at: at,
      due_at,
    })
    await addEntry(tx, {
      dispute_id,
      partner_id,
      written_by: 'partner',
      author: person.name,
      text,
      request_id,
      at,
    })
    await recordEvent(
      tx,
      auditOf({ auditActor, ip }, 'lead_dispute.open', { dispute_id, lead_id }, { about, product_type }),
      at,
    )
    return dispute_id
  })

interface Written {
  request_id: string
  text: string
}

/** Writes into a thread. @returns whether it did: the same request again does not. @throws Problem conflict where it is decided, or the request wrote something else. */
const write = async (
  tx: Database,
  dispute: LeadDisputeRow,
  { asks_lender, ...by }: { written_by: 'partner' | 'staff'; author: string; asks_lender?: true },
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
  await addEntry(tx, { dispute_id, partner_id, ...by, text, request_id, at })
  if (asks_lender === true) await markLenderAsked(tx, dispute_id, at, lenderDueBy(at))
  else await markWritten(tx, dispute_id, by.written_by === 'staff' ? null : dueBy('general-query', at))
  return true
}

/** The partner writes in its own: it waits for staff again. @throws Problem not_found of another's; conflict where it is decided. */
export const answerOwnLeadDispute = async (
  { db, now }: Needed,
  { partner_id, auditActor, person }: SignedInPartner,
  disputeId: number,
  written: Written,
  ip: string,
): Promise<void> => {
  const own = await asPartner(db, partner_id, (tx) => findDispute(tx, disputeId))
  if (own === null) throw new Problem('not_found')
  await asOffice(db, async (tx) => {
    const at = now()
    const dispute = await lockDispute(tx, disputeId)
    if (await write(tx, dispute, { written_by: 'partner', author: person.name }, written, at))
      await recordEvent(tx, auditOf({ auditActor, ip }, 'lead_dispute.write', dispute), at)
  })
}

/** The partner is told that there are words for it; the words stand in its area alone. */
const tell = (
  tx: Database,
  { dispute_id, partner_id, product_type }: LeadDisputeRow,
  state: 'ANSWERED' | 'ACCEPTED' | 'REFUSED',
  fact: string,
  at: Date,
): Promise<void> =>
  recordPartnerEvent(tx, {
    partner_id,
    type: 'dispute.answered',
    subject: `dispute ${dispute_id}`,
    fact,
    data: { dispute_id, product_type, state },
    at,
  })

/** Staff answer. @throws Problem not_found; conflict where it is decided. */
export const answerLeadDispute = (
  { db, now }: Needed,
  disputeId: number,
  written: Written,
  { actor, ip }: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const at = now()
    const dispute = await lockDispute(tx, disputeId)
    const by = { written_by: 'staff', author: actor.username } as const
    if (!(await write(tx, dispute, by, written, at))) return
    await tell(tx, dispute, 'ANSWERED', written.request_id, at)
    await recordEvent(tx, auditOf({ ...actor, ip }, 'lead_dispute.answer', dispute), at)
  })

/** Staff note that they asked the lender: the partner reads it, and until when its word is waited for. @throws Problem not_found; conflict where it is decided. */
export const askLender = (
  { db, now }: Needed,
  disputeId: number,
  written: Written,
  { actor, ip }: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const at = now()
    const dispute = await lockDispute(tx, disputeId)
    const { dispute_id, partner_id, product_type } = dispute
    const by = { written_by: 'staff', author: actor.username, asks_lender: true } as const
    if (!(await write(tx, dispute, by, written, at))) return
    await recordPartnerEvent(tx, {
      partner_id,
      type: 'dispute.lender_asked',
      subject: `dispute ${dispute_id}`,
      fact: written.request_id,
      data: {
        dispute_id,
        product_type,
        asked_at: at.toISOString(),
        answer_by: lenderDueBy(at).toISOString(),
      },
      at,
    })
    await recordEvent(tx, auditOf({ ...actor, ip }, 'lead_dispute.ask_lender', dispute), at)
  })

const decide = async (
  tx: Database,
  dispute: LeadDisputeRow,
  decision: { state: 'ACCEPTED' | 'REFUSED'; adjustment: Adjustment | null; text: string },
  { actor, ip }: By,
  at: Date,
): Promise<void> => {
  const { dispute_id, partner_id } = dispute
  const { state, adjustment, text } = decision
  const entry = { dispute_id, partner_id, written_by: 'staff', author: actor.username } as const
  await addEntry(tx, { ...entry, text, request_id: null, at })
  await markDecided(tx, dispute_id, { state, adjustment, by: actor.username, at })
  await tell(tx, dispute, state, state, at)
  const action = state === 'ACCEPTED' ? 'lead_dispute.accept' : 'lead_dispute.refuse'
  const after = adjustment === null ? undefined : { adjusted: toRupees(adjustment.adjusted_paise) }
  await recordEvent(tx, { ...auditOf({ ...actor, ip }, action, dispute, after), reason: text }, at)
}

/** Adds the sum to the partner's share of that part of a loan. @throws Problem not_found where it is no part of this lead's customer and product. */
const adjust = async (
  tx: Database,
  { dispute_id, partner_id, lead_id }: LeadDisputeRow,
  { lender_application_id, tranche, amount }: NonNullable<Body<typeof acceptCall>['adjustment']>,
  by: By,
  at: Date,
): Promise<Adjustment> => {
  const part = (await listPartsOfLead(tx, lead_id)).find(
    (one) => one.lender_application_id === lender_application_id && one.tranche === tranche,
  )
  if (part === undefined) throw new Problem('not_found')
  const adjusted_paise = toPaise(amount)
  const line = { lender_application_id, tranche }
  await lockLenderMonths(tx, part.lender_id)
  await postTransactions(
    tx,
    [
      {
        kind: 'ADJUSTMENT',
        source: 'statement',
        cause: 'dispute_accepted',
        cause_line: line,
        lender_id: part.lender_id,
        effective_day: part.day,
        idempotency_key: `lead-dispute:${dispute_id}`,
        staff_id: by.actor.staff_id,
        entries: [
          {
            account: { kind: 'partner_accrued', partner_id },
            amount_paise: -adjusted_paise,
            line,
            figure: 'percent_share',
          },
          { account: { kind: 'partner_share', partner_id }, amount_paise: adjusted_paise },
        ],
      },
    ],
    at,
  )
  return { adjusted_paise, part: line }
}

/**
 * Agrees, and books what the decision names: it alone may. Accepted already with the same, nothing is done.
 * @throws Problem not_found; conflict where it is decided otherwise.
 */
export const acceptLeadDispute = (
  { db, now }: Needed,
  disputeId: number,
  { adjustment, text }: Body<typeof acceptCall>,
  by: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const at = now()
    const dispute = await lockDispute(tx, disputeId)
    const wanted = adjustment === null ? 0 : toPaise(adjustment.amount)
    const isSamePart =
      dispute.lender_application_id === (adjustment?.lender_application_id ?? null) &&
      dispute.tranche === (adjustment?.tranche ?? null)
    if (dispute.state === 'ACCEPTED' && dispute.adjusted_paise === wanted && isSamePart) return
    if (!isOpen(dispute)) throw new Problem('conflict')
    const booked =
      adjustment === null ? { adjusted_paise: 0, part: null } : await adjust(tx, dispute, adjustment, by, at)
    await decide(tx, dispute, { state: 'ACCEPTED', adjustment: booked, text }, by, at)
  })

/** Refuses with a reason; refused already, nothing is done. @throws Problem not_found; conflict where it was accepted. */
export const refuseLeadDispute = (
  { db, now }: Needed,
  disputeId: number,
  text: string,
  by: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const at = now()
    const dispute = await lockDispute(tx, disputeId)
    if (dispute.state === 'REFUSED') return
    if (!isOpen(dispute)) throw new Problem('conflict')
    await decide(tx, dispute, { state: 'REFUSED', adjustment: null, text }, by, at)
  })
