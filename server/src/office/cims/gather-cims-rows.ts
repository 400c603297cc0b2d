import { lenderKindNames } from '@marketplace/contract/market/lender-kinds'
import { lspRoleNames } from '@marketplace/contract/market/lender-register'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'
import { listAgreements } from '../agreements/agreements.queries.ts'
import { isInForce } from '../agreements/judge-agreement.ts'
import type { CimsRow } from './cims-csv.ts'

/** One row for each lender and each brand that shows it, by lender and brand. Unknown facts are empty cells. */
export const gatherCimsRows = async (services: Services): Promise<CimsRow[]> => {
  const today = dayInIndia(services.now())
  const agreements = (await listAgreements(services.db)).filter((row) => isInForce(row, today))
  const directory = services.lenders()
  const rows = services.brands().brands.flatMap((known) =>
    directory.publicLendersOf(known.brand.brand_id, productsOfBrand(known)).map((lender): CimsRow => {
      const agreement = agreements.find(({ lender_id }) => lender_id === lender.lender_id)
      return {
        lender: lender.legal_name,
        category: lenderKindNames[lender.lender_kind],
        registration_number: lender.registration_number ?? '',
        site_name: known.brand.name,
        site_link: brandOrigin(services.env, known),
        owner: known.brand.legal_name,
        owner_cin: known.brand.cin ?? '',
        grievance_officer: known.brand.grievance_officer_name,
        grievance_email: known.brand.grievance_email,
        grievance_phone: known.brand.grievance_phone,
        role: lender.lsp_role === null ? '' : lspRoleNames[lender.lsp_role],
        agreement_signed_on: agreement?.signed_on ?? '',
        agreement_ends_on: agreement?.ends_on ?? '',
      }
    }),
  )
  return rows.sort(
    (one, other) => one.lender.localeCompare(other.lender) || one.site_name.localeCompare(other.site_name),
  )
}
