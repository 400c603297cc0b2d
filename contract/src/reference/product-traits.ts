import { journeyOf } from './product-journeys.ts'
import type { SecurityKind } from './product-record.ts'
import type { ProductType } from './products.ts'

/** What secures a product; null where nothing does. */
export const securityKindOf = (product: ProductType): SecurityKind | null =>
  journeyOf(product)?.security?.kind ?? null

export const isForBusiness = (product: ProductType): boolean => journeyOf(product)?.borrower === 'business'

/** Whether a product goes by the income of somebody who signs with the borrower. */
export const goesByCoApplicant = (product: ProductType): boolean =>
  journeyOf(product)?.income_of === 'co_applicant'

/** Whether a product goes by how its borrower earns. */
export const judgesEmployment = (product: ProductType): boolean =>
  journeyOf(product)?.judges_employment ?? true

/** Whether a product is a loan without collateral to a person, which the microfinance rule binds (decisions.md 20). */
export const isUnsecuredPersonal = (product: ProductType): boolean =>
  journeyOf(product)?.is_unsecured_personal ?? false
