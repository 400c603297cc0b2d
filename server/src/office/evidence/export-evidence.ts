import type {
  Evidence,
  exportLenderEvidence as lenderCall,
  exportPersonEvidence as personCall,
} from '@marketplace/contract/office/evidence'
import type { Body } from '@marketplace/contract/platform/call'
import { findProfileRow, holdCustomer } from '../../customers/profiles/published.ts'
import { listPeopleOfLender } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { reasonContext, recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { spendBudget } from '../../platform/http/rate-limits.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sealForPerson } from '../../platform/sealing/person-keys.ts'
import { listComplainantsAbout } from '../complaints/complaints.queries.ts'
import { buildEvidence } from './build-evidence.ts'

const HOUR_SECONDS = 3_600
/** More than an audit needs in an hour, far less than it takes to copy the customers one by one. */
const PEOPLE_AN_HOUR = 30
const PARTS_AN_HOUR = 200
/** So few that a part is answered at once, whatever each of them was shown. */
const PEOPLE_A_PART = 20

/**
 * One person's evidence; on the audit log before it leaves. The reason is free text about them and stands there sealed (decision 065);
 * somebody deleted has no key any more, and no name to write of.
 * @throws Problem not_found, too_many_requests.
 */
export const exportPerson = async (
  services: Services,
  { user_id, reason }: Body<typeof personCall>,
  { auditActor, staff_id, username }: Staff,
  ip: string,
): Promise<Evidence> => {
  await spendBudget(services, {
    key: `evidence_person:${staff_id}`,
    most: PEOPLE_AN_HOUR,
    seconds: HOUR_SECONDS,
  })
  if ((await findProfileRow(services.db, user_id)) === null) throw new Problem('not_found')
  const evidence = await buildEvidence(services, user_id, { lender_id: null, made_by: username, reason })
  const at = services.now()
  await services.db.transaction(async (tx) => {
    const why = (await holdCustomer(tx, user_id))
      ? { sealed_reason: await sealForPerson(tx, services, user_id, reason, reasonContext(user_id)) }
      : { reason }
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'evidence.person',
        object_kind: 'customer',
        object_id: user_id,
        after: { snapshots: evidence.snapshots.length, consents: evidence.consents.length },
        ...why,
        ip,
      },
      at,
    )
  })
  return evidence
}

/** A part of one lender's; each part is on the audit log before it leaves. @throws Problem not_found, too_many_requests. */
export const exportLenderPart = async (
  services: Services,
  { lender_id, from, to, after, reason }: Body<typeof lenderCall>,
  { auditActor, staff_id, username }: Staff,
  ip: string,
): Promise<{ people: Evidence[]; next: string | null }> => {
  await spendBudget(services, {
    key: `evidence_lender:${staff_id}`,
    most: PARTS_AN_HOUR,
    seconds: HOUR_SECONDS,
  })
  const lender = services.lenders().find(lender_id)
  if (lender === null) throw new Problem('not_found')
  const of = { lender_id, from, to, after }
  const [applied, complained] = await Promise.all([
    listPeopleOfLender(services.db, of, PEOPLE_A_PART),
    listComplainantsAbout(services.db, of, PEOPLE_A_PART),
  ])
  // Of two lists in order, each with its first twenty, the first twenty of both together.
  const userIds = [...new Set([...applied, ...complained])].sort().slice(0, PEOPLE_A_PART)
  const people: Evidence[] = []
  for (const userId of userIds)
    people.push(await buildEvidence(services, userId, { lender_id, made_by: username, reason }))
  const at = services.now()
  await services.db.transaction((tx) =>
    recordEvent(
      tx,
      {
        auditActor,
        action: 'evidence.lender',
        object_kind: 'lender',
        object_id: lender_id,
        object_name: lender.name,
        after: { from, to, people: userIds },
        reason,
        ip,
      },
      at,
    ),
  )
  return { people, next: userIds.length < PEOPLE_A_PART ? null : (userIds.at(-1) ?? null) }
}
