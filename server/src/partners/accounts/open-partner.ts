import type { Partner } from '@marketplace/contract/partners/partners'
import { maskAccountNumber, maskGstin, maskPan } from '../../platform/personal-data/mask-personal-data.ts'
import type { Vault } from '../../platform/sealing/vault.ts'
import type { PartnerRow } from './partners.queries.ts'

export type SealedPartnerColumn = 'pan' | 'gstin' | 'account_number'

/** What binds a sealed value to its place: it does not open in another column or row. */
const sealContext = (column: SealedPartnerColumn, id: number): string => `partner.${column}:${id}`

export const sealOfPartner = (vault: Vault, column: SealedPartnerColumn, id: number, clear: string): Buffer =>
  vault.seal(clear, sealContext(column, id))

export const openOfPartner = async (
  vault: Vault,
  column: SealedPartnerColumn,
  row: Pick<PartnerRow, 'id' | SealedPartnerColumn>,
): Promise<string | null> => {
  const sealed = row[column]
  return sealed === null ? null : vault.open(sealed, sealContext(column, row.id))
}

/** A partner as it is answered: what is sealed shows its mask alone. */
export const maskedPartner = async (vault: Vault, row: PartnerRow): Promise<Partner> => {
  const { pan: _, gstin: __, account_number: ___, created_at, updated_at, prepares_since, ...facts } = row
  const [pan, gstin, account] = await Promise.all([
    openOfPartner(vault, 'pan', row),
    openOfPartner(vault, 'gstin', row),
    openOfPartner(vault, 'account_number', row),
  ])
  return {
    ...facts,
    pan_masked: pan === null ? null : maskPan(pan),
    gstin_masked: gstin === null ? null : maskGstin(gstin),
    account_number_masked: account === null ? null : maskAccountNumber(account),
    prepares_since: prepares_since?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
