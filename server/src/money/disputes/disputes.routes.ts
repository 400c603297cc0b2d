import {
  acceptDispute as acceptCall,
  answerDispute as answerCall,
  getDispute,
  listDisputes,
  refuseDispute as refuseCall,
} from '@marketplace/contract/money/partner-statements-disputes'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { acceptDispute, answerDispute, refuseDispute } from './disputes.ts'
import { countDisputes, findDispute, listDisputeRows } from './disputes.queries.ts'
import { lenderNames } from '../statements/name-lines.ts'
import { presentDisputes } from './present-dispute.ts'

export const disputesRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  const nameOf = lenderNames(services)
  const detail = (disputeId: number) =>
    asOffice(db, async (tx) => {
      const row = await findDispute(tx, disputeId)
      const [dispute] = row === null ? [] : await presentDisputes(tx, [row], nameOf, null)
      if (dispute === undefined) throw new Problem('not_found')
      return dispute
    })

  serve(listDisputes, async ({ query }) =>
    asOffice(db, async (tx) => ({
      success: true,
      data: await presentDisputes(tx, await listDisputeRows(tx, query, pageBounds(query)), nameOf, null),
      total: await countDisputes(tx, query),
    })),
  )

  serve(getDispute, async ({ params: { disputeId } }) => succeed(await detail(disputeId)))

  serve(answerCall, async ({ params: { disputeId }, body, actor, ip }) => {
    await answerDispute(services, disputeId, body, { actor, ip })
    return succeed(await detail(disputeId))
  })

  serve(acceptCall, async ({ params: { disputeId }, body, actor, ip }) => {
    await acceptDispute(services, disputeId, body, { actor, ip })
    return succeed(await detail(disputeId))
  })

  serve(refuseCall, async ({ params: { disputeId }, body, actor, ip }) => {
    await refuseDispute(services, disputeId, body.text, { actor, ip })
    return succeed(await detail(disputeId))
  })
}
