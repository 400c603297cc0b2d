import type { StaffDeletionPreview } from '@marketplace/contract/rights/deletions'
import { findPlannedErasure } from '../../customers/planned-erasures/published.ts'
import { findCustomerTimes, listFoundCustomers } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { listOpenReferences } from '../../office/customer-care/open-references.ts'
import { Problem } from '../../platform/http/problem.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { listWaiting } from '../../platform/second-person/published.ts'
import type { HeldOfPerson } from '../my-data/held-of-person.ts'
import { previewDeletion } from '../my-data/preview-deletion.ts'
import { blocksOf } from './judge-deletion.ts'
import { readStand } from './read-stand.ts'

/** What a deletion would do to a customer, and what is ordered already, masked. @throws Problem not_found. */
export const previewForStaff = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  userId: string,
  staffId: number,
): Promise<StaffDeletionPreview> => {
  const { db, brands, now } = services
  const [[customer], times] = await Promise.all([
    listFoundCustomers(db, { user_id: userId }, 1),
    findCustomerTimes(db, userId),
  ])
  if (customer === undefined || times === null) throw new Problem('not_found')
  const [preview, stand, references, planned, waiting] = await Promise.all([
    previewDeletion(held, services, userId),
    readStand(services, db, userId),
    listOpenReferences(services, db, userId, staffId),
    findPlannedErasure(db, userId),
    listWaiting(db, now()),
  ])
  const proposed = waiting.find(({ kind, subject }) => kind === 'customer_deletion' && subject === userId)
  const masked = (contact: string | null): string | null => (contact === null ? null : maskContact(contact))
  const { first_name, last_name } = customer
  return {
    user_id: userId,
    name: [first_name, last_name].filter((name) => name !== null).join(' ') || null,
    mobile: masked(customer.mobile_phone_number),
    email: masked(customer.email),
    brand_name: brands().brands.find(({ brand }) => brand.brand_id === customer.brand_id)?.brand.name ?? null,
    known_since: times.created_at.toISOString(),
    preview: {
      ...preview,
      stays: preview.stays.map((line) => ({ ...line, keeps: [...held.keeps[line.thing]] })),
    },
    held_until: stand.held_until?.toISOString() ?? null,
    blocks: blocksOf(stand),
    references: references.filter(({ kind }) => kind === 'complaint' || kind === 'help_request'),
    planned:
      planned === null
        ? null
        : {
            cause: planned.cause,
            planned_at: planned.planned_at.toISOString(),
            due_at: planned.due_at.toISOString(),
            order: planned.ordered,
          },
    proposed_by: proposed?.asked_by_name ?? null,
  }
}
