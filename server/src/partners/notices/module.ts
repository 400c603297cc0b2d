import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetOldDigests, forgetOldReads } from './notices.queries.ts'
import { noticesRoutes } from './notices.routes.ts'
import { sendDigests } from './send-digests.jobs.ts'
import { notifyOfHookOff } from './notify-of-hook-off.jobs.ts'

export const noticesModule = {
  routes: noticesRoutes,
  // 08:15 in India.
  jobs: {
    send_partner_digests: { run: sendDigests, queue: 'long', cron: '45 2 * * *' },
    tell_hook_off: { run: notifyOfHookOff, queue: 'messages' },
  },
  retention: [
    {
      table: 'partner_notice_read',
      days: LAWFUL_DAYS,
      why: 'the events themselves are gone before it',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldReads(tx, before, limit)),
    },
    {
      table: 'partner_digest',
      days: LAWFUL_DAYS,
      why: 'that an e-mail went out on a day',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldDigests(tx, before, limit)),
    },
  ],
} satisfies Module<Services>
