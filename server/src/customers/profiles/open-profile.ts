import type { MaskName } from '@marketplace/contract/customers/customer-field'
import { maskOf } from '@marketplace/contract/customers/customer-fields'
import type { Profile } from '@marketplace/contract/customers/profiles'
import type { Vault } from '../../platform/sealing/vault.ts'
import {
  maskAccountNumber,
  maskBirthDate,
  maskGstin,
  maskName,
  maskPan,
} from '../../platform/personal-data/mask-personal-data.ts'
import { productFlags } from './product-flags.ts'
import { selfEmployedUpdateRequired } from './update-required.ts'
import { sealedColumns, type ProfileFacts, type ProfileRow, type SealedColumn } from './profiles.queries.ts'

/** The sealed values of a customer in clear: `birth_date` as YYYY-MM-DD. They never leave the server like this. */
export type SealedInClear = { [column in SealedColumn]: string | null }

/** A profile with its sealed values apart, so that they cannot be answered by mistake. */
export interface OpenProfile {
  facts: ProfileFacts
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

const nothingSealed = Object.fromEntries(sealedColumns.map((column) => [column, null])) as SealedInClear

export const openProfile = async (vault: Vault, row: ProfileRow): Promise<OpenProfile> => {
  const stored = sealedColumns.flatMap((column) => {
    const sealed = row[column]
    return sealed === null ? [] : [{ column, sealed, context: sealContext(column, row.user_id) }]
  })
  const opened = await vault.openAll(stored)
  const clear: SealedInClear = { ...nothingSealed }
  for (const [at, { column }] of stored.entries()) clear[column] = opened[at] ?? null
  return { facts: row.facts, clear }
}

const masks: Readonly<Record<MaskName, (clear: string) => string>> = {
  name: maskName,
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
    pl_se_update_required: selfEmployedUpdateRequired(wire.employment_status_code, pl_update_required),
  }
}
