import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Lender } from '@marketplace/contract/market/lenders'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { listLastAsks } from '../applications/find-applications.queries.ts'
import { toApplicant } from '../../market/matching/applicant.ts'
import { askOf, type Asked } from '../../market/matching/asked-amount.ts'
import {
  type ActiveProfileRow,
  type Activity,
  listActiveProfiles,
} from '../../customers/profiles/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { openSealed } from '../../customers/profiles/open-profile.ts'
import type { Services } from '../../market/services.ts'
import type { RunResult } from './eligibility-runs.queries.ts'
import {
  countCustomer,
  countPerson,
  emptyCustomers,
  emptyTally,
  tallyApplicant,
  tryMarket,
  type Tally,
  type TriedMarket,
} from './tally-matches.ts'

/** Some milliseconds of work, after which other requests have their turn. */
const CHUNK = 500

/** The markets of one product, the lenders in them that change, and a tally for each of these. */
interface TriedProduct {
  product: LoanProduct
  marketOf: (brandId: number | null) => TriedMarket
  tallies: readonly Tally[]
}

const tryProduct = (
  { brands, lenders }: Services,
  product: LoanProduct,
  changed: readonly (readonly [Lender, Tally])[],
  today: string,
): TriedProduct => {
  const directory = lenders()
  const fallback = brands().byHost('').brand.brand_id
  const own = changed.filter(([{ product_type }]) => product_type === product)
  const made = new Map<number, TriedMarket>()
  const marketOf = (brandId: number | null): TriedMarket => {
    const brand_id = brandId ?? fallback
    const known = made.get(brand_id)
    if (known !== undefined) return known
    const market = tryMarket(
      directory.lenders,
      own.map(([lender]) => lender),
      directory.indexOf(brand_id, product, today).market,
    )
    made.set(brand_id, market)
    return market
  }
  return { product, marketOf, tallies: own.map(([, tally]) => tally) }
}

const asksOf = async (
  { db }: Services,
  rows: readonly ActiveProfileRow[],
  product: LoanProduct,
): Promise<(row: ActiveProfileRow) => Asked> => {
  const asks = await listLastAsks(
    db,
    rows.map(({ user_id }) => user_id),
    product,
  )
  const askOfUser = new Map(asks.map((ask) => [ask.user_id, ask]))
  return (row) => ({ application: askOfUser.get(row.user_id) ?? { amount: null, tenure_months: null } })
}

/**
 * Matches every customer of the span against the lenders as they stand and as `changed` would have them stand, a chunk at a
 * time, so that the process goes on answering meanwhile: each for the `products` whose details they completed. Nothing is
 * written and no lender is asked.
 * @throws Error where `stop` was raised before the end.
 */
export const rerunProfiles = async (
  services: Services,
  { changed, products }: { changed: readonly Lender[]; products: readonly LoanProduct[] },
  active: Activity,
  onChunk: (done: number) => Promise<void>,
  stop?: AbortSignal,
): Promise<{ done: number; result: RunResult }> => {
  const { db, vault, now, lenders } = services
  const today = dayInIndia(now())
  const { householdBands } = lenders()
  const people = emptyTally()
  const customers = emptyCustomers()
  const tallied = changed.map((lender) => [lender, emptyTally()] as const)
  const tried = products.map((product) => tryProduct(services, product, tallied, today))
  let after: ActiveProfileRow | null = null
  let done = 0
  for (;;) {
    if (stop?.aborted === true) throw new Error('stopped before every profile was matched')
    const rows: ActiveProfileRow[] = await listActiveProfiles(db, active, after, CHUNK)
    const last = rows.at(-1)
    if (last === undefined) break
    const asked = new Map<LoanProduct, Awaited<ReturnType<typeof asksOf>>>()
    for (const { product } of tried) asked.set(product, await asksOf(services, rows, product))
    for (const row of rows) {
      const birth_date = await openSealed(vault, 'birth_date', row.user_id, row.birth_date)
      const person = { before: false, after: false, gains: false, loses: false }
      for (const { product, marketOf, tallies } of tried) {
        const askedOf = asked.get(product)
        if (!row.completed_products.includes(product) || askedOf === undefined) continue
        const here = marketOf(row.brand_id)
        const { market } = here.stay.index
        const ask = askOf(askedOf(row), row, market)
        const applicant = toApplicant({ ...row, birth_date }, ask, householdBands, market)
        const any = tallyApplicant(here, applicant, today, tallies)
        person.before ||= any.before
        person.after ||= any.after
        person.gains ||= any.gains
        person.loses ||= any.loses
      }
      countPerson(people, person.before, person.after)
      countCustomer(customers, person.gains, person.loses)
    }
    after = last
    done += rows.length
    await onChunk(done)
    await nextTurn()
  }
  const ofLenders = tallied.map(([{ lender_id, legal_name }, tally]) => ({
    lender_id,
    lender_name: legal_name,
    ...tally,
  }))
  return { done, result: { people, customers, lenders: ofLenders } }
}
