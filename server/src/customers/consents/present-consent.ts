import type { Consent } from '@marketplace/contract/customers/consents'
import type { ConsentRow } from './consents.queries.ts'

/** A consent as its owner reads it. */
export const presentConsent = (row: ConsentRow): Consent => ({
  ...row,
  given_at: row.given_at.toISOString(),
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  withdrawable: row.withdrawn_at === null ? 1 : 0,
})
