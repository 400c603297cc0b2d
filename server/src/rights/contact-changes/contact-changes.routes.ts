import { CONTACT_HOLD_HOURS } from '@marketplace/contract/entry/contact-change'
import {
  listContactChanges,
  takeBackContact,
  type OpenContactChange,
} from '@marketplace/contract/rights/contact-changes'
import { listOpenChanges, type ContactChange } from '../../entry/change-contact/published.ts'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { listRequestsOfOwner } from './requests-of-owner.ts'
import { takeBackForCustomer } from './take-back-for-customer.ts'

const HOUR_MS = 3_600_000

const present = (change: ContactChange, requests: OpenContactChange['requests']): OpenContactChange => {
  const { contact_id, kind, old_contact, new_contact, done_at, waits_until, created_at } = change
  const until =
    done_at === null
      ? (waits_until ?? created_at)
      : new Date(done_at.getTime() + CONTACT_HOLD_HOURS * HOUR_MS)
  return {
    contact_id,
    kind,
    old_contact: old_contact === null ? null : maskContact(old_contact),
    new_contact: maskContact(new_contact),
    done_at: done_at?.toISOString() ?? null,
    until: until.toISOString(),
    requests,
  }
}

export const contactChangesRoutes = (serve: Serve, services: Services): void => {
  serve(listContactChanges, async ({ params, actor }) => {
    const { db, now } = services
    const changes = await listOpenChanges(db, params.user_id, now())
    return succeed(
      await Promise.all(
        changes.map(async (change) =>
          present(change, await listRequestsOfOwner(services, db, change, actor.staff_id)),
        ),
      ),
    )
  })

  serve(takeBackContact, async ({ body, actor, ip }) => {
    await takeBackForCustomer(services, body, { actor, ip })
    return { success: true, message: translate('en', 'contact_taken_back_by_staff') }
  })
}
