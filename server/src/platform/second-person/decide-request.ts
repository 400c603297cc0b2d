import type { ApprovalKind, decideApproval } from '@marketplace/contract/office/approvals'
import type { Body } from '@marketplace/contract/platform/call'
import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { listHandsOn } from './list-hands-on.ts'
import { recordStep } from './record-step.ts'
import { findRequest, lockRequest, markDecided, type RequestRow } from './requests.queries.ts'
import type { By, SecondPersonKind } from './second-person-kind.ts'
import { stateOf } from './state-of.ts'
import { refusalOf } from './who-decides.ts'

/** What a module does of each kind, once a second person has approved it. */
export type SecondPersonKinds<S extends Services = Services> = Readonly<
  Record<ApprovalKind, SecondPersonKind<S>>
>

/** The request, locked; what its kind holds is held before. @throws Problem not_found; conflict where it waits no more. */
const lockOpen = async (
  tx: Database,
  requestId: number,
  at: Date,
  kinds?: Readonly<Record<ApprovalKind, Pick<SecondPersonKind, 'hold'>>>,
): Promise<RequestRow> => {
  const found = await findRequest(tx, requestId)
  if (found === null) throw new Problem('not_found')
  await kinds?.[found.kind].hold?.(tx, found)
  const request = await lockRequest(tx, requestId)
  if (request === null) throw new Problem('not_found')
  const state = stateOf(request, at)
  if (state !== 'waiting') {
    const decided_at = request.decided_at?.toISOString() ?? null
    throw new Problem('conflict', [], { state, decided_by: request.decided_by_name, decided_at })
  }
  return request
}

/**
 * Approves or declines a request. Approved, it is done in the same transaction.
 * @throws Problem not_found, conflict, own_proposal, own_approval; what the act itself refuses.
 */
export const decideRequest = <S extends Services>(
  services: S,
  kinds: SecondPersonKinds<S>,
  by: By,
  { request_id, decision, note }: Body<typeof decideApproval>,
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const at = services.now()
    const { staff_id } = by.actor
    const request = await lockOpen(tx, request_id, at, kinds)
    const refusal = refusalOf(request, staff_id, await listHandsOn(tx, [staff_id, request.asked_by], at))
    if (refusal !== null) throw new Problem(refusal)
    await kinds[request.kind].judgeNote?.(services, tx, request, note)
    await markDecided(tx, request_id, { decision, by: by.actor, note, now: at })
    if (decision === 'approved') await kinds[request.kind].perform(services, tx, request, by, at)
    await recordStep(tx, decision, request, by, note, at)
  })

/** Takes back what one has asked for oneself. @throws Problem not_found, also of another's; conflict. */
export const withdrawRequest = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: By,
  requestId: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const found = await findRequest(tx, requestId)
    if (found?.asked_by !== by.actor.staff_id) throw new Problem('not_found')
    const request = await lockOpen(tx, requestId, at)
    await markDecided(tx, requestId, { decision: 'withdrawn', by: by.actor, note: null, now: at })
    await recordStep(tx, 'withdrawn', request, by, null, at)
  })
