import { midnightInIndia } from '@marketplace/contract/platform/calendar/india-time'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import type { Services } from '../../reference/services.ts'
import { listPayees } from '../accounts/published.ts'
import { countEventsByPartner } from '../events/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { listOpenAmong } from '../scope/partner-scope.queries.ts'
import { listAddresses } from '../people/published.ts'
import { dueDigests, type DueDigest } from './due-digests.ts'
import { addDigest, listNoticeSettings } from './notices.queries.ts'

const DAY_MS = 86_400_000

/** The whole day in India that ended last: after `from`, up to `to`. */
const dayBefore = (now: Date): { day: string; from: Date; to: Date } => {
  const to = new Date(midnightInIndia(now).getTime() - 1)
  return { day: dayInIndia(to), from: new Date(to.getTime() - DAY_MS), to }
}

const send = async (
  services: Services,
  tx: Database,
  { partner_id, events }: DueDigest,
  day: string,
): Promise<void> => {
  if ((await addDigest(tx, { partner_id, day, events, at: services.now() })) === 0) return
  const [partner] = await listPayees(tx, [partner_id])
  if (partner === undefined) throw new Error('an event has no partner')
  const brand = services.brands().bySlug(services.env.DEFAULT_BRAND)
  if (brand === null) throw new Error('the default brand is not there')
  const owners = await listAddresses(services.vault, tx, { ...partner, partner_id }, ['owner'])
  for (const to of owners)
    await queueMessage(services, tx, {
      channel: 'email',
      to,
      template: 'partner_digest',
      language: 'en',
      values: { brand: brand.brand.name, number: String(events) },
      code: `${brandOrigin(services.env, brand)}/partner/notifications`,
    })
}

/**
 * The e-mail of the day before to the owners of each partner that was told of something: how much it was and a link, nothing of what it was. A transaction
 * each: a run that was cut short goes on, and none goes out twice.
 */
export const sendDigests: Job<'send_partner_digests', Services> = async (services, _payload, attempt) => {
  const { db, now } = services
  const { day, from, to } = dayBefore(now())
  const due = await asOffice(db, async (tx) => {
    const told = await countEventsByPartner(tx, { from, to })
    const open = await listOpenAmong(tx, [...new Set(told.map(({ partner_id }) => partner_id))])
    return dueDigests(told, await listNoticeSettings(tx), open)
  })
  for (const one of due) {
    if (attempt.stop?.aborted === true) return
    await asOffice(db, (tx) => send(services, tx, one, day))
  }
}
