import { openLeadDispute as openCall } from '@marketplace/contract/partner-area/lead-disputes'
import { traceForStaff, traceOwn, watchCase } from '@marketplace/contract/partner-area/partner-trace'
import type { Services } from '../../market/services.ts'
import { houseNameOf } from '../../money/lead-disputes/house-name.ts'
import { openLeadDispute } from '../../money/lead-disputes/lead-disputes.ts'
import { presentLeadDisputes } from '../../money/lead-disputes/present-lead-dispute.ts'
import { findDispute } from '../../money/lead-disputes/published.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { putWatch, removeWatch } from '../../partners/watches/published.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { gatherTrace, type StaffCase } from './gather-trace.ts'

export const traceRoutes = (serve: Serve, services: Services): void => {
  const { db } = services

  serve(traceOwn, async ({ query: { q }, actor: { partner_id } }) => {
    const { cases, ...trace } = await gatherTrace(services, partner_id, q)
    // Who the customer is and which lead of another decides, is nothing that a partner is told.
    return succeed({
      ...trace,
      cases: cases.map(({ user_id: _user_id, decided_by: _decided_by, ...one }) => one),
    })
  })

  serve(traceForStaff, async ({ query: { q } }) => {
    const { cases, ...trace } = await gatherTrace(services, null, q)
    return succeed({ ...trace, cases: cases.map(({ decided_by: _decided_by, ...one }) => one) })
  })

  /** The case of that name in the partner's own trace of `q`: asked anew, so that it acts upon nothing that it may not find. */
  const getCase = async (partnerId: number, q: string, caseId: string): Promise<StaffCase> => {
    const { cases } = await gatherTrace(services, partnerId, q)
    const found = cases.find(({ case_id }) => case_id === caseId)
    if (found === undefined) throw new Problem('not_found')
    return found
  }

  serve(watchCase, async ({ body: { q, case_id, on }, actor: { partner_id } }) => {
    const { watch, decided_by } = await getCase(partner_id, q, case_id)
    if (watch === null || decided_by === null) throw new Problem('not_found')
    const row = { partner_id, lead_id: decided_by.lead_id, of: watch.of }
    await asOffice(db, (tx) =>
      on === 1 ? putWatch(tx, { ...row, at: services.now() }) : removeWatch(tx, row),
    )
    return { success: true }
  })

  serve(openCall, async ({ body: { q, case_id, request_id, text }, actor, ip }) => {
    const { partner_id } = actor
    const { decided_by } = await getCase(partner_id, q, case_id)
    if (decided_by === null) throw new Problem('not_found')
    const dispute_id = await openLeadDispute(services, actor, { request_id, lead: decided_by, text }, ip)
    const row = await asPartner(db, partner_id, (tx) => findDispute(tx, dispute_id))
    const [dispute] =
      row === null ? [] : await asOffice(db, (tx) => presentLeadDisputes(tx, [row], houseNameOf(services)))
    if (dispute === undefined) throw new Problem('not_found')
    return succeed(dispute)
  })
}
