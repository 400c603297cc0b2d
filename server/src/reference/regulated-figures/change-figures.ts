import type { Body } from '@marketplace/contract/platform/call'
import type {
  decideFigure,
  proposeFigure as proposeCall,
} from '@marketplace/contract/reference/regulated-figures'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { violates } from '../../platform/db/database.ts'
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
} from './regulated-figures.queries.ts'

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
 * @throws Problem not_found; conflict where it was decided; own_proposal for approving one's own; invalid_request of a field.
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
      if (proposal.proposed_by === actor.staff_id) throw new Problem('own_proposal')
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
