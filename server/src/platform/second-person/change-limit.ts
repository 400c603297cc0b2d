import {
  approvalLimitNames,
  type ApprovalLimitName,
  type changeApprovalLimit,
} from '@marketplace/contract/office/approvals'
import type { Body } from '@marketplace/contract/platform/call'
import { recordEvent } from '../audit-log/record-event.ts'
import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { askSecondPerson } from './ask-second-person.ts'
import { judgeLimit } from './judge-limit.ts'
import { getLimit, listLimits, saveLimit } from './limits.queries.ts'
import type { By, SecondPersonKind } from './second-person-kind.ts'

/** @throws Problem invalid_request of the value. */
const refuseValue = async (tx: Database, name: ApprovalLimitName, value: number): Promise<void> => {
  const problem = judgeLimit(name, value, await listLimits(tx))
  if (problem !== null) throw new Problem('invalid_request', [problem])
}

/** Asks for another limit. @throws Problem invalid_request of the value; conflict where another value waits. */
export const askForLimit = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: By,
  { name, value, reason }: Body<typeof changeApprovalLimit>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await refuseValue(tx, name, value)
    const before = await getLimit(tx, name)
    const object = { kind: 'approval_limit', id: name, name }
    await askSecondPerson(
      tx,
      { kind: 'approval_limit', object, detail: { before, value }, reason },
      by,
      now(),
    )
  })

/** Puts an approved limit in force. */
export const limitKind: SecondPersonKind = {
  perform: async (_services, tx, { object_id, detail }, { actor, ip }, at) => {
    const name = approvalLimitNames.find((known) => known === object_id)
    const value = detail['value']
    if (name === undefined || typeof value !== 'number') throw new Error('a request for a limit is not whole')
    await refuseValue(tx, name, value)
    const before = await getLimit(tx, name)
    await saveLimit(tx, name, value, at)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'approval_limit.changed',
        object_kind: 'approval_limit',
        object_id: name,
        object_name: name,
        before: { value: before },
        after: { value },
        ip,
      },
      at,
    )
  },
}
