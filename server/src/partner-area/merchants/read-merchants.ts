import { missingSteps, type listMerchants, type Merchant } from '@marketplace/contract/partner-area/merchants'
import type { Query } from '@marketplace/contract/platform/call'
import type { ListedPartner } from '@marketplace/contract/partners/partners'
import type { Services } from '../../market/services.ts'
import { sumOwedTo } from '../../money/payouts/published.ts'
import { readPartnerDetail, readPartnerPage } from '../../partners/accounts/read-partners.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { listCredentialStates } from '../../platform/credentials/published.ts'
import { toRupees } from '../../platform/money/paise.ts'

const presentMerchant = (
  partner: ListedPartner,
  { can_sign_in, owed_paise }: { can_sign_in: 0 | 1; owed_paise: number },
): Merchant => {
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
    to_be_paid: toRupees(owed_paise),
    revenue_percent,
    revenue_flat_fee,
    can_sign_in,
    missing: missingSteps({ ...partner, can_sign_in }),
  }
}

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
    data: data.map((partner) =>
      presentMerchant(partner, {
        can_sign_in:
          (partner.status === 'active' || partner.prepares_since !== null) && withPassword.has(partner.id)
            ? 1
            : 0,
        owed_paise: owedTo.get(partner.id) ?? 0,
      }),
    ),
    total,
  }
}

/** One of them. @throws Problem not_found. */
export const readMerchant = async (services: Services, id: number): Promise<Merchant> => {
  const partner = await readPartnerDetail(services, id)
  const [owed] = await asOffice(services.db, (tx) => sumOwedTo(tx, [id]))
  return presentMerchant(partner, {
    can_sign_in: partner.can_sign_in,
    owed_paise: owed?.owed_paise ?? 0,
  })
}
