import type { IdentityQuestion } from '@marketplace/contract/customers/identity'
import { timingSafeEqual } from 'node:crypto'
import { spendBudget } from '../../platform/http/rate-limits.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'
import { openProfile } from './open-profile.ts'
import { findProfileRow } from './profiles.queries.ts'

/** Tries a day and customer, whatever is asked. */
const TRIES = 5
const DAY_SECONDS = 86_400

type Identity = { [question in IdentityQuestion]: string | null }

/** What is on file of the facts that prove who somebody is, in clear. It never leaves the server. */
const findIdentity = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  userId: string,
): Promise<Identity> => {
  const row = await findProfileRow(db, userId)
  if (row === null) throw new Problem('not_found')
  const { clear } = await openProfile(vault, row)
  return { birth_date: clear.birth_date, pan_last4: clear.tin?.slice(-4) ?? null }
}

/** What a customer can be asked for: the birth date where it is on file, else the end of the PAN; null for neither. */
export const chooseIdentityQuestion = async (
  services: Pick<Services, 'db' | 'vault'>,
  userId: string,
): Promise<IdentityQuestion | null> => {
  const { birth_date, pan_last4 } = await findIdentity(services, userId)
  if (birth_date !== null) return 'birth_date'
  return pan_last4 === null ? null : 'pan_last4'
}

/**
 * Holds what somebody told against what is on file, all of it and in constant time; the try is counted before it is compared.
 * @throws Problem too_many_requests, identity_not_on_file, identity_wrong.
 */
export const checkIdentity = async (
  services: Pick<Services, 'db' | 'vault' | 'limitNow' | 'securityEvents'>,
  userId: string,
  given: { readonly [question in IdentityQuestion]?: string },
  { call, ip }: { call: string; ip: string },
): Promise<void> => {
  const { vault } = services
  await spendBudget(services, { key: `identity:${userId}`, most: TRIES, seconds: DAY_SECONDS })
  const onFile = await findIdentity(services, userId)
  const asked = Object.keys(given) as IdentityQuestion[]
  if (asked.some((question) => onFile[question] === null)) throw new Problem('identity_not_on_file')
  const hash = (told: { readonly [question in IdentityQuestion]?: string | null }): Buffer =>
    vault.blindIndex('identity', JSON.stringify(asked.map((question) => told[question])))
  if (timingSafeEqual(hash(given), hash(onFile))) return
  services.securityEvents.note({
    kind: 'identity_wrong',
    call,
    actor_kind: 'customer',
    ip,
    subject: `customer:${userId}`,
  })
  throw new Problem('identity_wrong')
}
