import type { Body } from '@marketplace/contract/platform/call'
import type {
  decideFigure,
  proposeFigure as proposeCall,
} from '@marketplace/contract/reference/regulated-figures'
import { hasActedOn } from '../../platform/audit-log/published.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { violates, type Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { judgeProposal } from './judge-proposal.ts'
import {
  addFigure,
  addProposal,
  decideProposal,
  listRegulatedFigures,
  lockProposal,
  type ProposalRow,
} from './regulated-figures.queries.ts'

/** Whoever does one of these to an account can sign in with it for a moment, or lets somebody do so. */
const HANDS_ON = [
  'staff.added',
  'staff.updated',
  'staff.enabled',
  'staff.password_set',
  'staff.second_factor_reset',
] as const
/** So long the others have to see the alarm of a new administrator, and the owner of an account that it was reset. */
const OWN_HANDS_DAYS = 7
const DAY_MS = 86_400_000

/**
 * @throws Problem own_proposal where the second person is the first one: by account, or by an account that the first one has made,
 * opened or reset within these days.
 */
const refuseOwn = async (
  tx: Database,
  { proposed_by }: Pick<ProposalRow, 'proposed_by'>,
  { staff_id }: Pick<Staff, 'staff_id'>,
  at: Date,
): Promise<void> => {
  const since = new Date(at.getTime() - OWN_HANDS_DAYS * DAY_MS)
  const account = { object_kind: 'staff', object_id: String(staff_id), actions: HANDS_ON, since }
  if (proposed_by === staff_id || (await hasActedOn(tx, { staff_id: proposed_by, ...account })))
    throw new Problem('own_proposal')
}

interface By {
  actor: Staff
  ip: string
}

/**
 * Proposes a row of a figure; it is in force once somebody else approved it.
 * @throws Problem invalid_request of a field; conflict where one of the same figure and day waits.
 */
export const proposeFigure = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, ip }: By,
  body: Body<typeof proposeCall>,
): Promise<void> =>
  db
    .transaction(async (tx) => {
      const at = now()
      const problem = judgeProposal(body, await listRegulatedFigures(tx), dayInIndia(at))
      if (problem !== null) throw new Problem('invalid_request', [problem])
      await addProposal(tx, {
        ...body,
        proposed_by: actor.staff_id,
        proposed_by_name: actor.username,
        proposed_at: at,
      })
      const { name, value, valid_from, source } = body
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'regulated_figure.propose',
          object_kind: 'regulated_figure',
          object_id: name,
          after: { value, valid_from, source },
          ip,
        },
        at,
      )
    })
    .catch((error: unknown) => {
      throw violates(error, 'figure_proposal_waiting') ? new Problem('conflict') : error
    })

/**
 * Decides a proposal. Approved, its row is there in the same transaction; the proposal is judged again first, as days have passed.
 * @throws Problem not_found; conflict where it was decided; own_proposal for approving one's own, also by an account in one's own hands; invalid_request of a field.
 */
export const decideFigureProposal = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, ip }: By,
  { proposal_id, decision, note }: Body<typeof decideFigure>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const proposal = await lockProposal(tx, proposal_id)
    if (proposal === null) throw new Problem('not_found')
    if (proposal.decision !== null) throw new Problem('conflict')
    const { name, value, valid_from, source } = proposal
    if (decision === 'approved') {
      await refuseOwn(tx, proposal, actor, at)
      const problem = judgeProposal(proposal, await listRegulatedFigures(tx), dayInIndia(at))
      if (problem !== null) throw new Problem('invalid_request', [problem])
      await addFigure(tx, { name, value, valid_from, source })
    }
    await decideProposal(tx, proposal_id, {
      decision,
      staff_id: actor.staff_id,
      name: actor.username,
      note: note?.trim() ?? null,
      now: at,
    })
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: decision === 'approved' ? 'regulated_figure.approve' : 'regulated_figure.refuse',
        object_kind: 'regulated_figure',
        object_id: name,
        after: { value, valid_from, source, proposed_by: proposal.proposed_by_name },
        ip,
      },
      at,
    )
  })
