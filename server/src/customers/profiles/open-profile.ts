import type { MaskName } from '@marketplace/contract/customer-field'
import { maskOf } from '@marketplace/contract/customer-fields'
import type { Profile } from '@marketplace/contract/customers/profiles'
import type { Vault } from '../../platform/sealing/vault.ts'
import {
  maskAccountNumber,
  maskBirthDate,
  maskGstin,
  maskPan,
} from '../../platform/personal-data/mask-personal-data.ts'
import { productFlags } from './product-flags.ts'
import { sealedColumns, type ProfileRow, type SealedColumn } from './profiles.queries.ts'

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

const sealedNames: ReadonlySet<string> = new Set(sealedColumns)
const withoutSealed = (row: ProfileRow): OpenProfile['facts'] =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !sealedNames.has(name))) as OpenProfile['facts']

export const openProfile = async (vault: Vault, row: ProfileRow): Promise<OpenProfile> => {
  const opened = await Promise.all(
    sealedColumns.map(
      async (column) => [column, await openSealed(vault, column, row.user_id, row[column])] as const,
    ),
  )
  return { facts: withoutSealed(row), clear: Object.fromEntries(opened) as SealedInClear }
}

const masks: Readonly<Record<MaskName, (clear: string) => string>> = {
  birth_date: maskBirthDate,
  pan: maskPan,
  account_number: maskAccountNumber,
  gstin: maskGstin,
}

/** The masked forms of what is stored; null where nothing is. */
export const maskSealed = (inClear: SealedInClear): SealedInClear =>
  Object.fromEntries(
    sealedColumns.map((column) => {
      const clear = inClear[column]
      return [column, clear === null ? null : masks[maskOf(column)](clear)]
    }),
  ) as SealedInClear

/** The profile as it is answered, with `pl_update_required` as the rule of the moment has it. */
export const toAnswer = ({ facts, clear }: OpenProfile, pl_update_required: 0 | 1): Profile => {
  const { products, ...wire } = facts
  return {
    ...wire,
    ...maskSealed(clear),
    ...productFlags(products),
    inflight_credit_app_id: wire.inflight_applications[0]?.app_id ?? null,
    pl_update_required,
  }
}
