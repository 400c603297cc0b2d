import type {
  OfficePlan,
  saveOfficePlan,
  setPlanStatus as statusCall,
} from '@marketplace/contract/catalogue/insurance-office'
import type { Body } from '@marketplace/contract/platform/call'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { violates } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { insertPlan, lockPlan, updatePlan, updatePlanStatus, type PlanRow } from './office-plans.queries.ts'

interface By {
  actor: Staff
  ip: string
}
type PlanServices = Pick<Services, 'db' | 'now'>

/** A plan as staff read it; its tag names its facts and not whether it is live. */
export const presentPlan = ({ plan_id, status, ...facts }: PlanRow): OfficePlan => ({
  plan_id,
  ...facts,
  status,
  tag: fieldTag(facts),
})

/**
 * Adds a plan or saves the whole of one.
 * @throws Problem not_found; conflict with the plan that stands where somebody saved in between; invalid_request of a field.
 */
export const savePlanOfOffice = (
  { db, now }: PlanServices,
  { plan_id, tag, plan }: Body<typeof saveOfficePlan>,
  { actor, ip }: By,
): Promise<OfficePlan> =>
  db
    .transaction(async (tx) => {
      const row = plan_id === null ? null : await lockPlan(tx, plan_id)
      if (plan_id !== null && row === null) throw new Problem('not_found')
      const before = row === null ? null : presentPlan(row)
      if (before !== null && before.tag !== tag) throw new Problem('conflict', [], before)
      // Links that customers followed name the plan by it.
      if (before !== null && before.slug !== plan.slug)
        throw new Problem('invalid_request', [{ field: 'plan.slug', key: 'slug_stays' }])
      const saved = before === null ? await insertPlan(tx, plan) : await updatePlan(tx, before.plan_id, plan)
      if (saved === null) throw new Error('no plan was saved')
      const after = presentPlan(saved)
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: before === null ? 'insurance_plan.add' : 'insurance_plan.save',
          object_kind: 'insurance_plan',
          object_id: after.plan_id,
          object_name: `${after.insurer_name}, ${after.plan_name}`,
          before: before === null ? null : { ...before },
          after: { ...after },
          ip,
        },
        now(),
      )
      return after
    })
    .catch((error: unknown) => {
      throw violates(error, 'insurance_plan_slug_key')
        ? new Problem('invalid_request', [{ field: 'plan.slug', key: 'listed_twice' }])
        : error
    })

/**
 * Shows a plan to customers or takes it off; the same again changes nothing.
 * @throws Problem not_found; invalid_request where one that is live goes off without a reason.
 */
export const setPlanStatus = (
  { db, now }: PlanServices,
  { plan_id, status, reason = '' }: Body<typeof statusCall>,
  { actor, ip }: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    const plan = await lockPlan(tx, plan_id)
    if (plan === null) throw new Problem('not_found')
    if (plan.status === status) return
    if (status === 0 && reason === '')
      throw new Problem('invalid_request', [{ field: 'reason', key: 'reason_required' }])
    await updatePlanStatus(tx, plan_id, status)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: status === 1 ? 'insurance_plan.live' : 'insurance_plan.off',
        object_kind: 'insurance_plan',
        object_id: plan_id,
        object_name: `${plan.insurer_name}, ${plan.plan_name}`,
        before: { status: plan.status },
        after: { status },
        ...(reason !== '' && { reason }),
        ip,
      },
      now(),
    )
  })
