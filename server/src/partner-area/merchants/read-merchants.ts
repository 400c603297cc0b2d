import { missingSteps, type listMerchants, type Merchant } from '@marketplace/contract/partner-area/merchants'
import type { Query } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { sumOwedTo } from '../../money/payouts/published.ts'
import { readPartnerPage } from '../../partners/accounts/read-partners.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { listCredentialStates } from '../../platform/credentials/published.ts'
import { toRupees } from '../../platform/money/paise.ts'

/** One page of those who are or want to be partners, with what is missing and what they are owed. */
export const readMerchants = async (
  services: Services,
  query: Query<typeof listMerchants>,
): Promise<{ data: Merchant[]; total: number }> => {
  const { data, total } = await readPartnerPage(services, query)
  const ids = data.map(({ id }) => id)
  const [owed, credentials] = await asOffice(services.db, async (tx) => [
    await sumOwedTo(tx, ids),
    await listCredentialStates(tx, 'partner', ids),
  ])
  const owedTo = new Map(owed.map(({ partner_id, owed_paise }) => [partner_id, owed_paise]))
  const withPassword = new Set(credentials.map(({ subject_id }) => subject_id))
  return {
    data: data.map((partner) => {
      const can_sign_in =
        (partner.status === 'active' || partner.prepares_since !== null) && withPassword.has(partner.id)
          ? 1
          : 0
      const { id, name, contact_name, email, status, created_at, leads, revenue_percent, revenue_flat_fee } =
        partner
      return {
        id,
        name,
        contact_name,
        email,
        status,
        created_at,
        leads,
        to_be_paid: toRupees(owedTo.get(id) ?? 0),
        revenue_percent,
        revenue_flat_fee,
        can_sign_in,
        missing: missingSteps({ ...partner, can_sign_in }),
      }
    }),
    total,
  }
}
