import { roleSeesMoney } from '@marketplace/contract/partners/partner-team'
import {
  acceptLeadDispute as acceptCall,
  answerLeadDispute as answerCall,
  answerOwnLeadDispute as answerOwnCall,
  askLenderOfLeadDispute as askLenderCall,
  getLeadDispute,
  listLeadDisputes,
  listOwnLeadDisputes,
  type LeadDispute,
  refuseLeadDispute as refuseCall,
} from '@marketplace/contract/partner-area/lead-disputes'
import type { Services } from '../../market/services.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { lenderNames } from '../statements/name-lines.ts'
import { houseNameOf } from './house-name.ts'
import {
  acceptLeadDispute,
  answerLeadDispute,
  answerOwnLeadDispute,
  askLender,
  refuseLeadDispute,
} from './lead-disputes.ts'
import {
  countDisputes,
  findDispute,
  listDisputeRows,
  listNewestDisputes,
  listPartsOfLead,
} from './lead-disputes.queries.ts'
import { presentLeadDisputes, presentParts } from './present-lead-dispute.ts'

/** Sales are told no share, and so nothing that was added to it. */
const toRole = ({ person: { role } }: SignedInPartner, dispute: LeadDispute): LeadDispute =>
  roleSeesMoney(role) ? dispute : { ...dispute, adjusted: null }

export const leadDisputesRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  const nameOf = lenderNames(services)
  const detail = (disputeId: number) =>
    asOffice(db, async (tx) => {
      const row = await findDispute(tx, disputeId)
      const [dispute] = row === null ? [] : await presentLeadDisputes(tx, [row], null)
      if (row === null || dispute === undefined) throw new Problem('not_found')
      return { dispute, parts: presentParts(await listPartsOfLead(tx, row.lead_id), row.partner_id, nameOf) }
    })
  const decided = async (disputeId: number) => succeed((await detail(disputeId)).dispute)

  serve(listLeadDisputes, ({ query }) =>
    asOffice(db, async (tx) => ({
      success: true,
      data: await presentLeadDisputes(tx, await listDisputeRows(tx, query.state, pageBounds(query)), null),
      total: await countDisputes(tx, query.state),
    })),
  )

  serve(getLeadDispute, async ({ params: { disputeId } }) => {
    const { dispute, parts } = await detail(disputeId)
    return succeed({ ...dispute, parts })
  })

  serve(answerCall, async ({ params: { disputeId }, body, actor, ip }) => {
    await answerLeadDispute(services, disputeId, body, { actor, ip })
    return decided(disputeId)
  })

  serve(askLenderCall, async ({ params: { disputeId }, body, actor, ip }) => {
    await askLender(services, disputeId, body, { actor, ip })
    return decided(disputeId)
  })

  serve(acceptCall, async ({ params: { disputeId }, body, actor, ip }) => {
    await acceptLeadDispute(services, disputeId, body, { actor, ip })
    return decided(disputeId)
  })

  serve(refuseCall, async ({ params: { disputeId }, body, actor, ip }) => {
    await refuseLeadDispute(services, disputeId, body.text, { actor, ip })
    return decided(disputeId)
  })

  serve(listOwnLeadDisputes, async ({ query, actor }) => {
    const { partner_id } = actor
    const own = await asPartner(db, partner_id, async (tx) => ({
      rows: await listNewestDisputes(tx, pageBounds(query)),
      total: await countDisputes(tx),
    }))
    const data = await asOffice(db, (tx) => presentLeadDisputes(tx, own.rows, houseNameOf(services)))
    return { success: true, data: data.map((dispute) => toRole(actor, dispute)), total: own.total }
  })

  serve(answerOwnCall, async ({ params: { disputeId }, body, actor, ip }) => {
    await answerOwnLeadDispute(services, actor, disputeId, body, ip)
    const row = await asPartner(db, actor.partner_id, (tx) => findDispute(tx, disputeId))
    const [dispute] =
      row === null ? [] : await asOffice(db, (tx) => presentLeadDisputes(tx, [row], houseNameOf(services)))
    if (dispute === undefined) throw new Problem('not_found')
    return succeed(toRole(actor, dispute))
  })
}
