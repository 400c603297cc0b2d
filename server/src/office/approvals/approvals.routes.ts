import {
  changeApprovalLimit,
  countApprovals,
  decideApproval,
  listApprovalLimits,
  listApprovals,
  withdrawApproval,
} from '@marketplace/contract/office/approvals'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { askForLimit } from '../../platform/second-person/change-limit.ts'
import {
  decideRequest,
  withdrawRequest,
  type SecondPersonKinds,
} from '../../platform/second-person/decide-request.ts'
import { listHandsOn } from '../../platform/second-person/list-hands-on.ts'
import { refusalOf } from '../../platform/second-person/who-decides.ts'
import { listLimits, listRequestPage, listWaiting } from '../../platform/second-person/published.ts'
import type { Services } from '../../platform/services.ts'
import { listAdministrators } from '../staff/published.ts'
import { presentRequest } from './present-requests.ts'

export const approvalsRoutes =
  <S extends Services>(kinds: SecondPersonKinds<S>) =>
  (serve: Serve, services: S): void => {
    const { db, now } = services

    serve(listApprovals, async ({ actor, query }) => {
      const at = now()
      const [{ rows, total }, administrators] = await Promise.all([
        listRequestPage(db, query.kind ?? null, pageBounds(query)),
        listAdministrators(db),
      ])
      const ids = [...administrators.map(({ staff_id }) => staff_id), ...rows.map(({ asked_by }) => asked_by)]
      const hands = await listHandsOn(db, ids, at)
      return {
        success: true,
        data: rows.map((row) => presentRequest(row, actor.staff_id, { administrators, hands, at })),
        total,
      }
    })

    serve(countApprovals, async ({ actor }) => {
      const at = now()
      const waiting = await listWaiting(db, at)
      const ids = [actor.staff_id, ...waiting.map(({ asked_by }) => asked_by)]
      const hands = await listHandsOn(db, ids, at)
      const mine = waiting.filter((row) => refusalOf(row, actor.staff_id, hands) === null)
      return succeed({ count: mine.length })
    })

    serve(decideApproval, async ({ actor, ip, body }) => {
      await decideRequest(services, kinds, { actor, ip }, body)
      const key = body.decision === 'approved' ? 'approval_approved' : 'approval_declined'
      return { success: true, message: translate('en', key) }
    })

    serve(withdrawApproval, async ({ actor, ip, body }) => {
      await withdrawRequest(services, { actor, ip }, body.request_id)
      return { success: true, message: translate('en', 'approval_withdrawn') }
    })

    serve(listApprovalLimits, async () => {
      const [limits, administrators] = await Promise.all([listLimits(db), listAdministrators(db)])
      return succeed({ limits, administrators: administrators.length })
    })

    serve(changeApprovalLimit, async ({ actor, ip, body }) => {
      await askForLimit(services, { actor, ip }, body)
      return { success: true, message: translate('en', 'approval_asked') }
    })
  }
