import type { Call } from '@marketplace/contract/platform/call'
import type { FastifyRequest } from 'fastify'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import type { Services } from '../../reference/services.ts'
import { addView } from './masquerade.queries.ts'
import { pageOfCall } from './page-of-call.ts'

/**
 * Notes which page of the partner's staff look at, before anything of it is shown: for the partner to read and on the audit log, once a page.
 * What a page asks by itself on the way is no page.
 */
export const noteView = async (
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  { partner_id, asker: { actor, subject, masquerade_id } }: SignedInPartner,
  call: Call,
  { params, ip }: Pick<FastifyRequest, 'params' | 'ip'>,
): Promise<void> => {
  if (masquerade_id === null || call.background === true) return
  const page = pageOfCall(call.path, params)
  const now = clock()
  await asOffice(db, async (tx) => {
    if ((await addView(tx, { masquerade_id, partner_id, page, now })) === 0) return
    await recordEvent(
      tx,
      {
        auditActor: actor,
        action: 'masquerade.view',
        object_kind: 'partner',
        object_id: partner_id,
        object_name: subject.name,
        after: { masquerade_id, page },
        ip,
      },
      now,
    )
  })
}
