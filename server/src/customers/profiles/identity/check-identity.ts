import type { IdentityQuestion } from '@marketplace/contract/customers/identity'
import { timingSafeEqual } from 'node:crypto'
import { spendBudget } from '../../../platform/http/rate-limits.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { openProfile } from '../open-profile.ts'
import { findProfileRow } from '../profiles.queries.ts'
import {
  findStandingIdentity,
  hashFact,
  type IdentityOf,
  type StandingIdentity,
} from './standing-identity.ts'

/** Tries a day and customer, whatever is asked. */
const TRIES = 5
const DAY_SECONDS = 86_400

/** What the one who asks has to tell, as hashes: the facts in clear never leave this file. */
const findIdentity = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  of: IdentityOf,
): Promise<StandingIdentity> => {
  const row = await findProfileRow(db, of.user_id)
  if (row === null) throw new Problem('not_found')
  const { clear } = await openProfile(vault, row)
  return findStandingIdentity(db, vault, of, clear)
}

/** What a customer can be asked for: the birth date where it is on file, else the end of the PAN; null for neither. */
export const chooseIdentityQuestion = async (
  services: Pick<Services, 'db' | 'vault'>,
  of: IdentityOf,
): Promise<IdentityQuestion | null> => {
  const { birth_date, pan_last4 } = await findIdentity(services, of)
  if (birth_date !== null) return 'birth_date'
  return pan_last4 === null ? null : 'pan_last4'
}

/**
 * Holds what somebody told against what is on file, all of it and in constant time; the try is counted before it is compared.
 * @throws Problem too_many_requests, identity_not_on_file, identity_wrong.
 */
export const checkIdentity = async (
  services: Pick<Services, 'db' | 'vault' | 'limitNow' | 'securityEvents'>,
  of: IdentityOf,
  given: { readonly [question in IdentityQuestion]?: string },
  { call, ip }: { call: string; ip: string },
): Promise<void> => {
  const { vault } = services
  const { user_id } = of
  await spendBudget(services, { key: `identity:${user_id}`, most: TRIES, seconds: DAY_SECONDS })
  const onFile = await findIdentity(services, of)
  const asked = Object.keys(given) as IdentityQuestion[]
  if (asked.some((question) => onFile[question] === null)) throw new Problem('identity_not_on_file')
  const told = asked.map((question) => hashFact(vault, user_id, question, given[question] ?? ''))
  const right = asked.map((question) => onFile[question])
  if (timingSafeEqual(Buffer.from(told.join()), Buffer.from(right.join()))) return
  services.securityEvents.note({
    kind: 'identity_wrong',
    call,
    actor_kind: 'customer',
    ip,
    subject: `customer:${user_id}`,
  })
  throw new Problem('identity_wrong')
}
