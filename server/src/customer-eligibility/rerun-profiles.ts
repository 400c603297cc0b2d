import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Lender } from '@marketplace/contract/lenders'
import type { ProductType } from '@marketplace/contract/products'
import { listLastAsks } from '../applications/find-applications.queries.ts'
import { toApplicant } from '../offers/applicant.ts'
import { askOf } from '../offers/asked-amount.ts'
import {
  listActiveProfiles,
  type ActiveProfileRow,
  type Activity,
} from '../profiles/active-profiles.queries.ts'
import { dayInIndia } from '../profiles/day-in-india.ts'
import { openSealed } from '../profiles/open-profile.ts'
import type { Services } from '../services.ts'
import type { RunResult } from './eligibility-runs.queries.ts'
import { emptyTally, tallyApplicant, tryMarket, type TriedMarket } from './tally-matches.ts'

/** The one product whose rules lenders have so far; each other product would be a run of its own. */
const PRODUCT: ProductType = 'Personal Loans'
/** Some milliseconds of work, after which other requests have their turn. */
const CHUNK = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const markets = ({ brands, lenders }: Services, changed: readonly Lender[], today: string) => {
  const directory = lenders()
  const fallback = brands().byHost('').brand.brand_id
  const made = new Map<number, TriedMarket>()
  return (brandId: number | null): TriedMarket => {
    const brand_id = brandId ?? fallback
    const known = made.get(brand_id)
    if (known !== undefined) return known
    const market = tryMarket(directory.lenders, changed, directory.indexOf(brand_id, PRODUCT, today).market)
    made.set(brand_id, market)
    return market
  }
}

const asksOf = async (
  { db }: Services,
  rows: readonly ActiveProfileRow[],
): Promise<(row: ActiveProfileRow) => { amount: number; tenure_months: number }> => {
  const asks = await listLastAsks(
    db,
    rows.map(({ user_id }) => user_id),
    PRODUCT,
  )
  const askOfUser = new Map(asks.map((ask) => [ask.user_id, ask]))
  return (row) =>
    askOf(
      { application: askOfUser.get(row.user_id) ?? { amount: null, tenure_months: null } },
      row.se_loan_amount,
    )
}

/**
 * Matches every customer of the span against the lenders as they stand and as `changed` would have them stand, a chunk at a
 * time, so that the process goes on answering meanwhile. Nothing is written and no lender is asked.
 * @throws Error where `stop` was raised before the end.
 */
export const rerunProfiles = async (
  services: Services,
  changed: readonly Lender[],
  span: Activity,
  onChunk: (done: number) => Promise<void>,
  stop?: AbortSignal,
): Promise<{ done: number; result: RunResult }> => {
  const { db, vault, now, lenders } = services
  const today = dayInIndia(now())
  const marketOf = markets(services, changed, today)
  const { householdBands } = lenders()
  const people = emptyTally()
  const tallies = changed.map(emptyTally)
  let after = FIRST_ID
  let done = 0
  for (;;) {
    if (stop?.aborted === true) throw new Error('stopped before every profile was matched')
    const rows = await listActiveProfiles(db, span, after, CHUNK)
    const last = rows.at(-1)
    if (last === undefined) break
    const ask = await asksOf(services, rows)
    for (const row of rows) {
      const birth_date = await openSealed(vault, 'birth_date', row.user_id, row.birth_date)
      const applicant = toApplicant({ ...row, birth_date }, ask(row), householdBands)
      tallyApplicant(marketOf(row.brand_id), applicant, today, people, tallies)
    }
    after = last.user_id
    done += rows.length
    await onChunk(done)
    await nextTurn()
  }
  const ofLenders = changed.map(({ lender_id, legal_name }, at) => ({
    lender_id,
    lender_name: legal_name,
    ...(tallies[at] ?? emptyTally()),
  }))
  return { done, result: { people, lenders: ofLenders } }
}
