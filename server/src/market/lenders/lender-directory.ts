import type { Lender, PublicLender } from '@marketplace/contract/market/lenders'
import type { Product, ProductType } from '@marketplace/contract/reference/products'
import { goldRateOn } from '../../reference/gold-rates/gold-rate-on.ts'
import type { GoldRateRow } from '../../reference/gold-rates/gold-rates.queries.ts'
import { compileLenders, type LenderIndex } from '../matching/compile-lenders.ts'
import type { OptionBand } from '../../reference/option-sets/option-sets.queries.ts'
import { figuresOn } from '../../reference/regulated-figures/figures-on.ts'
import type { RegulatedFigureRow } from '../../reference/regulated-figures/regulated-figures.queries.ts'
import { isComplete } from './go-live.ts'
import type { LenderOff } from '../lender-availability/lender-availability.queries.ts'
import type { LenderRow } from './lenders.queries.ts'

/** All lenders in memory; made anew from the rows whenever one changes. */
export interface LenderDirectory {
  readonly version: number
  /** Any lender that ever was live or could be, deleted ones too: an old application keeps its lender's name. Never a draft. */
  find(lender_id: number): Lender | null
  findBySlug(slug: string): Lender | null
  /** False for one that is deleted or not there. */
  exists(lender_id: number): boolean
  /** The lenders of a product, live or not, without the deleted ones. */
  listOf(product_type: ProductType): Lender[]
  /** Every lender that is not deleted, those that are switched off too, by id. */
  readonly lenders: readonly Lender[]
  /** Whether a customer of the brand may be offered it and apply to it now. */
  isOffered(lender_id: number, brand_id: number): boolean
  /** What matching runs over: the lenders offered to the brand for the product, compiled. `today` is the day in India. */
  indexOf(brand_id: number, product_type: ProductType, today: string): LenderIndex
  /** Bands of householdIncome, in rupees a year. */
  readonly householdBands: readonly OptionBand[]
  /** The lending partners of the brand for the products that it shows, by legal name from A to Z. */
  publicLendersOf(brand_id: number, products: readonly Product[]): PublicLender[]
}

export interface DirectoryFacts {
  version: number
  lenders: readonly LenderRow[]
  /** What is off at this moment. */
  off: readonly LenderOff[]
  bands: readonly OptionBand[]
  figures: readonly RegulatedFigureRow[]
  gold_rates: readonly GoldRateRow[]
}

const legalNames = new Intl.Collator('en-IN')

export const buildLenderDirectory = ({
  version,
  lenders,
  off,
  bands,
  figures,
  gold_rates,
}: DirectoryFacts): LenderDirectory => {
  const byId = new Map<number, Lender>()
  const bySlug = new Map<string, Lender>()
  const present: Lender[] = []
  for (const { deleted, ...lender } of lenders) {
    if (!isComplete(lender)) continue
    byId.set(lender.lender_id, lender)
    bySlug.set(lender.slug, lender)
    if (!deleted) present.push(lender)
  }
  const live = present.filter(({ lender_status }) => lender_status === 1)
  const presentIds = new Set(present.map(({ lender_id }) => lender_id))
  const liveIds = new Set(live.map(({ lender_id }) => lender_id))
  // A switch for a product that the lender is not for says nothing now.
  const offNow = off.filter(
    ({ lender_id, product_type }) => byId.get(lender_id)?.product_type === product_type,
  )
  const offByBrand = Map.groupBy(offNow, ({ brand_id }) => brand_id)
  const offIdsOf = (brand_id: number): Set<number> =>
    new Set(offByBrand.get(brand_id)?.map(({ lender_id }) => lender_id))
  const bandsOf = (set_name: string) => bands.filter((band) => band.set_name === set_name)

  const compile = (brand_id: number, product_type: ProductType, today: string): LenderIndex => {
    const off_lender_ids = offIdsOf(brand_id)
    return compileLenders(
      live.filter((lender) => lender.product_type === product_type && !off_lender_ids.has(lender.lender_id)),
      {
        product_type,
        off_lender_ids,
        ticket_bands: bandsOf('ticketClass'),
        score_bands: bandsOf('creditScoreClass'),
        turnover_bands: bandsOf('businessCurrentTurnover'),
        business_years_bands: bandsOf('businessYears'),
        figures: figuresOn(figures, today),
        gold_rate: goldRateOn(gold_rates, today),
      },
    )
  }
  // Figures change with the day, so an index is good for one day.
  const compiled = new Map<string, { day: string; index: LenderIndex }>()

  return {
    version,
    find: (lender_id) => byId.get(lender_id) ?? null,
    findBySlug: (slug) => bySlug.get(slug) ?? null,
    exists: (lender_id) => presentIds.has(lender_id),
    listOf: (product_type) => present.filter((lender) => lender.product_type === product_type),
    lenders: present,
    isOffered: (lender_id, brand_id) => liveIds.has(lender_id) && !offIdsOf(brand_id).has(lender_id),
    indexOf: (brand_id, product_type, today) => {
      const key = `${brand_id} ${product_type}`
      const known = compiled.get(key)
      if (known?.day === today) return known.index
      const index = compile(brand_id, product_type, today)
      compiled.set(key, { day: today, index })
      return index
    },
    householdBands: bandsOf('householdIncome'),
    publicLendersOf: (brand_id, products) => {
      const offIds = offIdsOf(brand_id)
      const shown = new Set(products.map(({ product_type }) => product_type))
      return live
        .filter(({ lender_id, product_type }) => !offIds.has(lender_id) && shown.has(product_type))
        .map(({ lender_id, slug, name, legal_name, lender_kind, grievance_contact }) => ({
          lender_id,
          slug,
          name,
          legal_name,
          lender_kind,
          grievance_contact,
        }))
        .sort((a, b) => legalNames.compare(a.legal_name, b.legal_name))
    },
  }
}
