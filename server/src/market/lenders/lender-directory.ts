import { setImmediate } from 'node:timers/promises'
import type { Lender, PublicLender } from '@marketplace/contract/market/lenders'
import type { LoanRange } from '@marketplace/contract/market/loan-ranges'
import type { Product, ProductType } from '@marketplace/contract/reference/products'
import { goldRateOn } from '../../reference/gold-rates/gold-rate-on.ts'
import type { GoldRateRow } from '../../reference/gold-rates/published.ts'
import { compileLenders, type LenderIndex } from '../matching/compile-lenders.ts'
import { atSpecialPrice } from '../matching/special-price.ts'
import type { OptionBand } from '../../reference/option-sets/published.ts'
import { figuresOn } from '../../reference/regulated-figures/figures-on.ts'
import type { RegulatedFigureRow } from '../../reference/regulated-figures/published.ts'
import { isComplete } from './go-live.ts'
import { loanRange } from './loan-ranges.ts'
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
  /** The names of all that can be found, by id. */
  readonly names: ReadonlyMap<number, string>
  /** Whether a customer of the brand may be offered it and apply to it now. */
  isOffered(lender_id: number, brand_id: number): boolean
  /** What matching runs over: the lenders offered to the brand for the product, compiled. `today` is the day in India. */
  indexOf(brand_id: number, product_type: ProductType, today: string): LenderIndex
  /** Compiles all that `indexOf` may be asked for on the day, and lets others run in between. */
  compileAll(today: string): Promise<void>
  /** Bands of householdIncome, in rupees a year. */
  readonly householdBands: readonly OptionBand[]
  /** The lending partners of the brand for the products that it shows, by legal name from A to Z. */
  publicLendersOf(brand_id: number, products: readonly Product[]): PublicLender[]
  /** How many these are. */
  countPublicLenders(brand_id: number, products: readonly Product[]): number
  /** What they publish of each loan on the day, in the order of the products; a product without a lender is left out. */
  loanRangesOf(brand_id: number, products: readonly Product[], today: string): LoanRange[]
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

const NO_BRAND = 0
const legalNames = new Intl.Collator('en-IN')

/** What everybody may know of a lender. */
const publicLender = ({
  lender_id,
  slug,
  name,
  legal_name,
  lender_kind,
  product_type,
  registration_number,
  website,
  lsp_role,
  recovery_agents,
  kfs_url,
  grievance_contact,
  nodal_officer_phone,
  nodal_officer_email,
}: Lender): PublicLender => ({
  lender_id,
  slug,
  name,
  legal_name,
  lender_kind,
  product_type,
  registration_number,
  website,
  lsp_role,
  recovery_agents,
  kfs_url,
  grievance_contact,
  nodal_officer_phone,
  nodal_officer_email,
})

/** `compileIndex` is compileLenders but in tests, which count its calls. */
export const buildLenderDirectory = (
  { version, lenders, off, bands, figures, gold_rates }: DirectoryFacts,
  compileIndex: typeof compileLenders = compileLenders,
): LenderDirectory => {
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
  const offIds = new Map(
    Array.from(offByBrand, ([brand_id, rows]) => [brand_id, new Set(rows.map(({ lender_id }) => lender_id))]),
  )
  const nothingOff: ReadonlySet<number> = new Set()
  const offIdsOf = (brand_id: number): ReadonlySet<number> => offIds.get(brand_id) ?? nothingOff
  const bandsOf = (set_name: string) => bands.filter((band) => band.set_name === set_name)

  const compile = (
    off_lender_ids: ReadonlySet<number>,
    product_type: ProductType,
    today: string,
  ): LenderIndex =>
    compileIndex(
      live
        .filter((lender) => lender.product_type === product_type && !off_lender_ids.has(lender.lender_id))
        .map((lender) => atSpecialPrice(lender, today)),
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
  // Figures change with the day, so an index is good for one day. Brands without a switch of their own share theirs.
  const compiled = new Map<ReadonlySet<number>, Map<ProductType, { day: string; index: LenderIndex }>>()
  const indexOf = (brand_id: number, product_type: ProductType, today: string): LenderIndex => {
    const off_lender_ids = offIdsOf(brand_id)
    const ofProducts =
      compiled.get(off_lender_ids) ?? new Map<ProductType, { day: string; index: LenderIndex }>()
    compiled.set(off_lender_ids, ofProducts)
    const known = ofProducts.get(product_type)
    if (known?.day === today) return known.index
    const index = compile(off_lender_ids, product_type, today)
    ofProducts.set(product_type, { day: today, index })
    return index
  }
  const isShown = (brand_id: number, products: readonly Product[]): ((lender: Lender) => boolean) => {
    const off_lender_ids = offIdsOf(brand_id)
    const shown = new Set(products.map(({ product_type }) => product_type))
    return ({ lender_id, product_type }) => !off_lender_ids.has(lender_id) && shown.has(product_type)
  }

  return {
    version,
    find: (lender_id) => byId.get(lender_id) ?? null,
    findBySlug: (slug) => bySlug.get(slug) ?? null,
    exists: (lender_id) => presentIds.has(lender_id),
    listOf: (product_type) => present.filter((lender) => lender.product_type === product_type),
    lenders: present,
    names: new Map(Array.from(byId.values(), ({ lender_id, name }) => [lender_id, name])),
    isOffered: (lender_id, brand_id) => liveIds.has(lender_id) && !offIdsOf(brand_id).has(lender_id),
    indexOf,
    compileAll: async (today) => {
      const products = new Set(live.map(({ product_type }) => product_type))
      // No brand has this id: it stands for all that have nothing switched off.
      for (const brand_id of [NO_BRAND, ...offIds.keys()]) {
        for (const product_type of products) {
          indexOf(brand_id, product_type, today)
          await setImmediate()
        }
      }
    },
    householdBands: bandsOf('householdIncome'),
    publicLendersOf: (brand_id, products) =>
      live
        .filter(isShown(brand_id, products))
        .map(publicLender)
        .sort((a, b) => legalNames.compare(a.legal_name, b.legal_name)),
    countPublicLenders: (brand_id, products) => live.filter(isShown(brand_id, products)).length,
    loanRangesOf: (brand_id, products, today) => {
      const shown = live.filter(isShown(brand_id, products)).map((lender) => atSpecialPrice(lender, today))
      return products.flatMap(({ product_type }) => {
        const range = loanRange(shown.filter((lender) => lender.product_type === product_type))
        return range === null ? [] : [{ product_type, ...range }]
      })
    },
  }
}
