import type { Profile } from '@marketplace/contract/profiles'
import type { Vault } from '../sealing/vault.ts'
import { maskAccountNumber, maskBirthDate, maskPan } from './mask-personal-data.ts'
import type { ProfileRow, SealedColumn } from './profiles.queries.ts'

/** The sealed values of a customer in clear: `birth_date` as YYYY-MM-DD. They never leave the server like this. */
export type SealedInClear = { [column in SealedColumn]: string | null }

/** A profile with its sealed values apart, so that they cannot be answered by mistake. */
export interface OpenProfile {
  facts: Omit<ProfileRow, SealedColumn>
  clear: SealedInClear
}

/** What binds a sealed value to its place: it does not open in another column or row. */
export const sealContext = (column: SealedColumn, userId: string): string => `customer.${column}:${userId}`

export const openSealed = (
  vault: Vault,
  column: SealedColumn,
  userId: string,
  sealed: Buffer | null,
): Promise<string | null> =>
  sealed === null ? Promise.resolve(null) : vault.open(sealed, sealContext(column, userId))

export const openProfile = async (vault: Vault, row: ProfileRow): Promise<OpenProfile> => {
  const { birth_date, tin, account_number, ...facts } = row
  const [clearBirthDate, clearTin, clearAccountNumber] = await Promise.all([
    openSealed(vault, 'birth_date', row.user_id, birth_date),
    openSealed(vault, 'tin', row.user_id, tin),
    openSealed(vault, 'account_number', row.user_id, account_number),
  ])
  return {
    facts,
    clear: { birth_date: clearBirthDate, tin: clearTin, account_number: clearAccountNumber },
  }
}

/** The masked forms of what is stored; null where nothing is. */
export const maskSealed = ({ birth_date, tin, account_number }: SealedInClear): SealedInClear => ({
  birth_date: birth_date === null ? null : maskBirthDate(birth_date),
  tin: tin === null ? null : maskPan(tin),
  account_number: account_number === null ? null : maskAccountNumber(account_number),
})

/** The profile as it is answered, with `pl_update_required` as the rule of the moment has it. */
export const toAnswer = ({ facts, clear }: OpenProfile, pl_update_required: 0 | 1): Profile => {
  const { pl_completed_at: _, ...wire } = facts
  return {
    ...wire,
    ...maskSealed(clear),
    inflight_credit_app_id: wire.inflight_applications[0]?.app_id ?? null,
    pl_update_required,
  }
}
