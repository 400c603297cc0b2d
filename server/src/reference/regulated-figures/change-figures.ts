import type { Body } from '@marketplace/contract/platform/call'
import type { proposeFigure as proposeCall } from '@marketplace/contract/reference/regulated-figures'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { askSecondPerson } from '../../platform/second-person/ask-second-person.ts'
import type { By, SecondPersonKind } from '../../platform/second-person/second-person-kind.ts'
import type { Services } from '../services.ts'
import { judgeProposal } from './judge-proposal.ts'
import { addFigure, listRegulatedFigures, type RegulatedFigureRow } from './regulated-figures.queries.ts'

/** @throws Problem invalid_request of a field. */
const refuseWrong = async (tx: Database, row: RegulatedFigureRow, at: Date): Promise<void> => {
  const problem = judgeProposal(row, await listRegulatedFigures(tx), dayInIndia(at))
  if (problem !== null) throw new Problem('invalid_request', [problem])
}

/**
 * Proposes a row of a figure; it is in force once somebody else approved it.
 * @throws Problem invalid_request of a field; conflict where another one of the same figure and day waits.
 */
export const proposeFigure = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: By,
  { name, value, valid_from, source }: Body<typeof proposeCall>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    await refuseWrong(tx, { name, value, valid_from }, at)
    const object = { kind: 'regulated_figure', id: name, name }
    const detail = { value, valid_from, source }
    await askSecondPerson(tx, { kind: 'regulated_figure', object, part: valid_from, detail }, by, at)
  })

/** Adds the row that was approved; it is judged again first, as days have passed. */
export const figureKind: SecondPersonKind<Services> = {
  perform: async (_services, tx, { object_id: name, detail }, { actor, ip }, at) => {
    const { value, valid_from, source } = detail
    if (typeof value !== 'number' || typeof valid_from !== 'string' || typeof source !== 'string')
      throw new Error('a proposal is not whole')
    await refuseWrong(tx, { name, value, valid_from }, at)
    await addFigure(tx, { name, value, valid_from, source })
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'regulated_figure.added',
        object_kind: 'regulated_figure',
        object_id: name,
        after: { value, valid_from, source },
        ip,
      },
      at,
    )
  },
}
