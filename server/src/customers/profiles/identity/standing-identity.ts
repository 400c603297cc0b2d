import { identityQuestions, type IdentityQuestion } from '@marketplace/contract/customers/identity'
import type { Database } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/sealing/vault.ts'
import { findSessionOwner } from '../../../platform/sessions/published.ts'
import {
  findFormerIdentity,
  saveFormerIdentity,
  type FormerFact,
  type FormerIdentity,
} from '../former-identity.queries.ts'
import type { SealedInClear } from '../open-profile.ts'

/** Hashes of the facts that prove an owner, in hex; null where nothing stands. */
export type StandingIdentity = { [question in IdentityQuestion]: string | null }

/** Who asks to be taken for the owner, and in which session. */
export interface IdentityOf {
  user_id: string
  token_hash: Buffer
}

/** The facts that prove an owner, of a profile. */
const factsOf = ({ birth_date, tin }: Pick<SealedInClear, 'birth_date' | 'tin'>) => ({
  birth_date,
  pan_last4: tin?.slice(-4) ?? null,
})

export const hashFact = (
  vault: Pick<Vault, 'blindIndex'>,
  userId: string,
  question: IdentityQuestion,
  value: string,
): string => vault.blindIndex(`identity.${question}`, `${userId}:${value}`).toString('hex')

/**
 * Whether a value that took the place of `former` proves anything in a session that began at `since`. Not in the session that typed
 * it: a stolen one could write its own proof. And where another value stood, only if the owner is known to have changed it:
 * whoever has the number, and not the account, may sign in as often as they like.
 */
const isStanding = (former: FormerFact | undefined, since: Date): boolean =>
  former === undefined ||
  (Date.parse(former.changed_at) < since.getTime() && (former.by_owner === 1 || former.hash === null))

/** What the one who holds the session has to tell to be taken for the owner. */
export const findStandingIdentity = async (
  db: Database,
  vault: Pick<Vault, 'blindIndex'>,
  { user_id, token_hash }: IdentityOf,
  clear: Pick<SealedInClear, 'birth_date' | 'tin'>,
): Promise<StandingIdentity> => {
  const since = (await findSessionOwner(db, token_hash))?.created_at ?? new Date(0)
  const former = await findFormerIdentity(db, user_id)
  const facts = factsOf(clear)
  const standing: StandingIdentity = { birth_date: null, pan_last4: null }
  for (const question of identityQuestions) {
    const value = facts[question]
    const now = value === null ? null : hashFact(vault, user_id, question, value)
    standing[question] = isStanding(former[question], since) ? now : (former[question]?.hash ?? null)
  }
  return standing
}

/** Keeps what stood of the facts that a save changes, in its transaction and before it is written. */
export const keepFormerIdentity = async (
  db: Database,
  vault: Pick<Vault, 'blindIndex'>,
  whose: IdentityOf,
  {
    stored,
    changed,
    now,
  }: Record<'stored' | 'changed', Pick<SealedInClear, 'birth_date' | 'tin'>> & { now: Date },
): Promise<void> => {
  const [before, after] = [factsOf(stored), factsOf(changed)]
  const differing = identityQuestions.filter((question) => before[question] !== after[question])
  if (differing.length === 0) return
  const standing = await findStandingIdentity(db, vault, whose, stored)
  const by_owner = (await findSessionOwner(db, whose.token_hash))?.owner_known === 1 ? 1 : 0
  const former: FormerIdentity = {}
  for (const question of differing)
    former[question] = { hash: standing[question], changed_at: now.toISOString(), by_owner }
  await saveFormerIdentity(db, whose.user_id, former)
}
