import type { LenderApplicationLine } from '@marketplace/contract/office/lender-applications'
import type { OfLenderRow } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'

/** An application with a lender as staff see it; `contact` is masked already. */
export const presentLine = (
  { brands }: Pick<Services, 'brands'>,
  { brand_id, told_status, told_at, told_note, created_at, updated_at, ...row }: OfLenderRow,
  contact: string | null,
): LenderApplicationLine => ({
  ...row,
  contact,
  brand_name: brands().brands.find(({ brand }) => brand.brand_id === brand_id)?.brand.name ?? null,
  since: updated_at.toISOString(),
  applied_at: created_at.toISOString(),
  last_answer:
    told_status === null || told_at === null
      ? null
      : { status: told_status, at: told_at.toISOString(), note: told_note },
})
