import type { Certificate, DoneDeletion, WaitingDeletion } from '@marketplace/contract/rights/deletions'
import type { PlannedErasure } from '../../customers/planned-erasures/published.ts'
import { listSharedApplications } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findDeletion, type Deletion } from '../my-data/deletions.queries.ts'

type Brands = Pick<Services, 'brands'>

const brandNameOf = ({ brands }: Brands, brandId: number | null): string | null =>
  brands().brands.find(({ brand }) => brand.brand_id === brandId)?.brand.name ?? null

export const presentWaiting = (plan: PlannedErasure): WaitingDeletion => ({
  user_id: plan.user_id,
  cause: plan.cause,
  planned_at: plan.planned_at.toISOString(),
  due_at: plan.due_at.toISOString(),
  order: plan.ordered,
})

export const presentDone = (
  services: Brands,
  { certificate, deleted_at, brand_id, record, lenders }: Deletion,
): DoneDeletion => ({
  certificate,
  deleted_at: deleted_at.toISOString(),
  brand_name: brandNameOf(services, brand_id),
  cause: record?.cause ?? null,
  reference: record?.order?.reference ?? null,
  by_name: record?.order?.by_name ?? null,
  approved_by: record?.order?.approved_by ?? null,
  lenders: lenders.length,
})

/** The certificate of a number, with what lenders have heard of it by now. @throws Problem not_found. */
export const readCertificate = async (services: Services, number: string): Promise<Certificate> => {
  const deletion = await findDeletion(services.db, number)
  if (deletion === null) throw new Problem('not_found')
  const shared = await listSharedApplications(services.db, deletion.user_id)
  return {
    certificate: deletion.certificate,
    deleted_at: deletion.deleted_at.toISOString(),
    brand_name: brandNameOf(services, deletion.brand_id),
    record: deletion.record,
    lenders: deletion.lenders.map(({ lender_id, our_reference }) => {
      const row = shared.find((one) => one.lender_id === lender_id && one.our_reference === our_reference)
      return {
        lender_name: services.lenders().find(lender_id)?.legal_name ?? '',
        our_reference,
        told_at: row?.withdrawal_told_at?.toISOString() ?? null,
      }
    }),
  }
}
