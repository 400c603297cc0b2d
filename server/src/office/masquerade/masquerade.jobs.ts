import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { Services } from '../../reference/services.ts'
import { endLook, notifyOfLook } from './end-look.ts'
import { findLook } from './masquerade.queries.ts'

/** Ends a look whose time is over, and tells the partner of one for a risk once it is due. A repetition finds nothing. */
export const endMasquerade: Job<'end_masquerade', Services> = async (services, { masquerade_id }) => {
  const now = services.now()
  await asOffice(services.db, async (tx) => {
    const look = await findLook(tx, masquerade_id)
    if (look === null) return
    if (look.ended_at !== null) await notifyOfLook(services, tx, look, now)
    else if (look.ends_at <= now)
      await endLook(services, tx, masquerade_id, { by: 'limit', at: look.ends_at, ip: null })
  })
}
