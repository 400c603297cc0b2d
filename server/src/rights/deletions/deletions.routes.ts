import {
  getCertificate,
  listDeletions,
  listWaitingDeletions,
  orderDeletion as orderCall,
  previewDeletionOf,
  proposeDeletion as proposeCall,
  stopDeletion as stopCall,
} from '@marketplace/contract/rights/deletions'
import { listPlannedPage } from '../../customers/planned-erasures/published.ts'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { openDeletionLedger } from '../my-data/deletion-ledger.ts'
import { listDeletionPage } from '../my-data/deletions.queries.ts'
import type { HeldOfPerson } from '../my-data/held-of-person.ts'
import { orderDeletion } from './order-deletion.ts'
import { presentDone, presentWaiting, readCertificate } from './present-deletions.ts'
import { previewForStaff } from './preview-for-staff.ts'
import { proposeDeletion } from './propose-deletion.ts'
import { stopDeletion } from './stop-deletion.ts'

export const deletionsRoutes = <S extends Services>(
  serve: Serve,
  services: S,
  held: HeldOfPerson<S>,
): void => {
  const ledger = openDeletionLedger(services.env.DATA_DIR)

  serve(previewDeletionOf, async ({ params, actor }) =>
    succeed(await previewForStaff(held, services, params.user_id, actor.staff_id)),
  )

  serve(orderCall, async ({ body, actor, ip }) => {
    const { certificate, due_at } = await orderDeletion(held, services, ledger, body, { actor, ip })
    return {
      success: true,
      message:
        certificate === null
          ? translate('en', 'deletion_waits')
          : translate('en', 'deletion_done', { certificate }),
      data: { certificate, due_at: due_at?.toISOString() ?? null },
    }
  })

  serve(proposeCall, async ({ body, actor, ip }) => {
    await proposeDeletion(services, body, { actor, ip })
    return { success: true, message: translate('en', 'approval_asked') }
  })

  serve(stopCall, async ({ body, actor, ip }) => {
    await stopDeletion(services, body.user_id, { actor, ip })
    return { success: true, message: translate('en', 'deletion_stopped') }
  })

  serve(listWaitingDeletions, async ({ query }) => {
    const { cause = null } = query
    const { rows, total } = await listPlannedPage(
      services.db,
      cause === 'asked' ? null : cause,
      pageBounds(query),
    )
    return { success: true, data: rows.map(presentWaiting), total }
  })

  serve(listDeletions, async ({ query }) => {
    const { rows, total } = await listDeletionPage(services.db, query.cause ?? null, pageBounds(query))
    return { success: true, data: rows.map((row) => presentDone(services, row)), total }
  })

  serve(getCertificate, async ({ params }) => succeed(await readCertificate(services, params.certificate)))
}
