import { KycBank, KycBusiness, KycTax, type KycSubmission } from '@marketplace/contract/partners/partner-kyc'
import { maskAccountNumber, maskGstin, maskPan } from '../../platform/personal-data/mask-personal-data.ts'
import type { Vault } from '../../platform/sealing/vault.ts'
import type { KycRow } from './kyc.queries.ts'

/** What was sent of one item, in clear. */
export type KycValues =
  | { item: 'business'; values: KycBusiness }
  | { item: 'tax'; values: KycTax }
  | { item: 'bank'; values: KycBank }

/** What binds sealed values to their row. */
const contextOf = (submissionId: string): string => `partner_kyc_submission:${submissionId}`

export const sealKyc = (vault: Vault, submissionId: string, clear: string): Buffer =>
  vault.seal(clear, contextOf(submissionId))

export const openSealedKyc = (
  vault: Vault,
  { submission_id, sealed }: Pick<KycRow, 'submission_id' | 'sealed'>,
): Promise<string> => vault.open(sealed, contextOf(submission_id))

export const openKyc = async (
  vault: Vault,
  row: Pick<KycRow, 'submission_id' | 'item' | 'sealed'>,
): Promise<KycValues> => {
  const values: unknown = JSON.parse(await openSealedKyc(vault, row))
  if (row.item === 'business') return { item: 'business', values: KycBusiness.parse(values) }
  if (row.item === 'tax') return { item: 'tax', values: KycTax.parse(values) }
  return { item: 'bank', values: KycBank.parse(values) }
}

/** One item as it is answered: PAN, GSTIN and account number show their masks alone. */
export const presentKyc = async (
  vault: Vault,
  row: KycRow,
): Promise<KycSubmission & { checked_by: string | null }> => {
  const {
    submission_id,
    item,
    state,
    sent_at,
    refused_reason,
    checked_by,
    checked_at,
    lapsed_at,
    lapsed_fields,
  } = row
  const open = await openKyc(vault, row)
  return {
    submission_id,
    item,
    state: lapsed_at === null ? state : 'lapsed',
    sent_at: sent_at.toISOString(),
    refused_reason,
    checked_by,
    checked_at: checked_at?.toISOString() ?? null,
    lapsed_at: lapsed_at?.toISOString() ?? null,
    lapsed_fields: lapsed_fields ?? [],
    business: open.item === 'business' ? open.values : null,
    tax:
      open.item === 'tax'
        ? {
            pan_masked: maskPan(open.values.pan),
            gstin_masked: open.values.gstin === null ? null : maskGstin(open.values.gstin),
          }
        : null,
    bank:
      open.item === 'bank'
        ? {
            account_name: open.values.account_name,
            account_number_masked: maskAccountNumber(open.values.account_number),
            ifsc: open.values.ifsc,
          }
        : null,
  }
}
