import type { Choices } from '@marketplace/contract/office/choices'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { listClicksOf } from '../credit-cards/card-clicks.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { listReferralsOf } from '../insurance/insurance.queries.ts'
import { referenceOf } from '../vouchers/claim-offer.ts'
import { listClaimsOf } from '../vouchers/vouchers.queries.ts'

/** The cards, insurance and vouchers that a customer chose, at most `limit` of each; no voucher's code. */
export const presentChoices = async (
  db: Database,
  userId: string,
  language: LanguageId,
  limit: number,
): Promise<Choices> => {
  const [clicks, referrals, claims] = await Promise.all([
    listClicksOf(db, userId, limit),
    listReferralsOf(db, userId, limit),
    listClaimsOf(db, userId, language, limit),
  ])
  return {
    card_clicks: clicks.map(({ at, ...click }) => ({ ...click, at: at.toISOString() })),
    insurance_referrals: referrals.map((referral) => ({
      referral_id: referral.referral_id,
      kind: referral.kind,
      plan_name: referral.plan_name,
      insurer_name: referral.insurer_name,
      licensee_name: referral.licensee_name,
      at: referral.created_at.toISOString(),
      withdrawn_at: referral.withdrawn_at?.toISOString() ?? null,
    })),
    voucher_claims: claims.map(({ claim_id, claimed_at, ...claim }) => ({
      ...claim,
      reference: referenceOf(claim_id),
      at: claimed_at.toISOString(),
    })),
  }
}
