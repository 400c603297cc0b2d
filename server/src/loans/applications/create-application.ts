import { randomUUID } from 'node:crypto'
import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { askProblems } from '../../market/matching/asked-amount.ts'
import { claimLead } from '../../partners/leads/claim-lead.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { holdCustomer } from '../../customers/profiles/published.ts'
import { findLastStart } from '../../customers/prospects/published.ts'
import { getMatchFacts } from '../../customers/profiles/match-facts.ts'
import type { Services } from '../../market/services.ts'
import {
  addApplication,
  hasApplicationSince,
  lockOpenApplication,
  setApplicationAsk,
  setApplicationPartner,
  setApplicationStatus,
  type ApplicationRow,
} from './applications.queries.ts'
import { isFulfilled } from './is-fulfilled.ts'
import { listLenderApplications } from './lender-applications.queries.ts'

export interface NewAsk {
  user_id: string
  brand: KnownBrand
  product_type: ProductType
  amount?: number | undefined
  tenure_months?: number | undefined
}

/** Closes an application that has run its course. @returns whether it is still open. */
const staysOpen = async (services: Services, db: Database, open: ApplicationRow): Promise<boolean> => {
  const now = services.now()
  const lenders = (await listLenderApplications(db, open.app_id)).map((row) => ({
    ...row,
    cooling_off_days: services.lenders().find(row.lender_id)?.cooling_off_days ?? 0,
  }))
  if (!isFulfilled(lenders, dayInIndia(now))) return true
  await setApplicationStatus(db, open.app_id, open.status, 'CLOSED', now)
  return false
}

/** Who takes an amount for gold back means as much as the gold is good for again. */
const isAmountTakenBack = async (
  { vault }: Services,
  db: Database,
  { user_id, product_type }: ApplicationRow,
): Promise<boolean> =>
  securityKindOf(product_type) === 'gold' &&
  (await getMatchFacts({ db, vault }, user_id)).se_loan_amount === null

/** An open application asks for what its customer asks for now; what went to a lender keeps its own amount and time. */
const renewAsk = async (
  services: Services,
  db: Database,
  open: ApplicationRow,
  { product_type, amount, tenure_months }: NewAsk,
): Promise<void> => {
  const isTakenBack =
    amount === undefined && open.amount !== null && (await isAmountTakenBack(services, db, open))
  const asked = {
    amount: isTakenBack ? null : (amount ?? open.amount),
    tenure_months: tenure_months ?? open.tenure_months,
  }
  if (asked.amount === open.amount && asked.tenure_months === open.tenure_months) return
  const problems = askProblems(product_type, { amount, tenure_months })
  if (problems.length > 0) throw new Problem('invalid_request', problems)
  await setApplicationAsk(db, open.app_id, asked, services.now())
}

/** What reports slice an application by, of the sign-in that it follows; a start is counted with the first application that it led to. */
const startKeysOf = async (db: Database, userId: string) => {
  const start = await findLastStart(db, userId)
  if (start === null) return { device: null, source_id: null, start_day: null }
  const { device, source_id, created_at, verified_at } = start
  const isFirst = !(await hasApplicationSince(db, userId, verified_at))
  return { device, source_id, start_day: isFirst ? dayInIndia(created_at) : null }
}

/**
 * The customer's application for a product: the open one where there is one, with the amount and the time asked for now, else a new one.
 * @returns its id. @throws Problem not_found, product_not_available, profile_incomplete; invalid_request for an ask outside the product's
 * bounds.
 */
export const createApplication = async (services: Services, ask: NewAsk): Promise<string> => {
  const { user_id, product_type, brand } = ask
  return services.db.transaction(async (db) => {
    if (!(await holdCustomer(db, user_id))) throw new Problem('not_found')
    const open = await lockOpenApplication(db, user_id, product_type)
    if (open !== null && (await staysOpen(services, db, open))) {
      await renewAsk(services, db, open, ask)
      return open.app_id
    }
    // Cards, insurance and vouchers have no application of ours.
    if (!isOffered(brand, product_type) || !isLoanProduct(product_type))
      throw new Problem('product_not_available')
    const problems = askProblems(product_type, ask)
    if (problems.length > 0) throw new Problem('invalid_request', problems)
    const facts = await getMatchFacts({ db, vault: services.vault }, user_id)
    if (!facts.completed_products.includes(product_type)) throw new Problem('profile_incomplete')
    const app_id = randomUUID()
    const now = services.now()
    const added = await addApplication(db, {
      app_id,
      user_id,
      brand_id: brand.brand.brand_id,
      product_type,
      amount: ask.amount ?? null,
      tenure_months: ask.tenure_months ?? null,
      ...(await startKeysOf(db, user_id)),
      now,
    })
    if (added > 0) {
      const partner_id = await claimLead(db, ask, services.env.LEAD_LOCK_DAYS, now)
      if (partner_id !== null) await setApplicationPartner(db, app_id, partner_id)
      return app_id
    }
    // Another request of the same customer was a moment earlier.
    const other = await lockOpenApplication(db, user_id, product_type)
    if (other === null) throw new Problem('conflict')
    return other.app_id
  })
}
