import type { Job } from '../../platform/jobs/job.ts'
import { listEndedLeads } from '../accounts/partner-leads.queries.ts'
import { endClaims } from '../claims/lead-claims.queries.ts'
import { recordPartnerEvents } from '../events/record-partner-event.ts'
import { asOffice } from '../scope/as-partner.ts'
import { notifyOfEndedLocks } from '../watches/notify-watchers.ts'

/** So far back it looks for locks that have ended: whoever was told is not told again, and no hour is missed while no process ran. */
const LOOK_BACK_MS = 2 * 86_400_000
const BATCH = 1_000

/** Tells partners whose lock on a lead has ended, and whose claim nobody proved; of a claim that is over its hash goes. */
export const expireLeads: Job<'expire_leads'> = async ({ db, now }) => {
  const until = now()
  let after = { locked_until: new Date(until.getTime() - LOOK_BACK_MS), lead_id: 0 }
  let found
  do {
    const from = after
    found = await asOffice(db, async (tx) => {
      const ended = await listEndedLeads(tx, { after: from, until, limit: BATCH })
      await recordPartnerEvents(
        tx,
        ended.map(({ lead_id, partner_id, product_type, locked_until }) => ({
          partner_id,
          type: 'lead.expired',
          subject: `lead ${lead_id}`,
          data: {
            lead_id,
            claim_id: null,
            reference: null,
            product_type,
            ended_at: locked_until.toISOString(),
          },
          at: locked_until,
        })),
      )
      await notifyOfEndedLocks(tx, ended, until)
      return ended
    })
    after = found.at(-1) ?? after
  } while (found.length === BATCH)
  let ended
  do {
    ended = await asOffice(db, async (tx) => {
      const claims = await endClaims(tx, until, BATCH)
      await recordPartnerEvents(
        tx,
        claims.lapsed.map(({ claim_id, partner_id, reference, product_type, ends_at }) => ({
          partner_id,
          type: 'lead.expired',
          subject: `claim ${claim_id}`,
          data: { lead_id: null, claim_id, reference, product_type, ended_at: ends_at.toISOString() },
          at: ends_at,
        })),
      )
      return claims.ended
    })
  } while (ended === BATCH)
}
