import type { OfferedLender, OfferedProduct } from '@marketplace/contract/partner-area/partner-offering'
import type { Lender } from '@marketplace/contract/market/lenders'
import { isLoanProduct, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { productIdOf } from '@marketplace/contract/reference/product-ids'
import { recordOf } from '@marketplace/contract/reference/product-records'
import type { ProductType } from '@marketplace/contract/reference/products'
import { pageOfLender } from '../../market/connectors/declared-pages.ts'
import { listRulesOnDay } from '../../market/lender-revenue/list-rules-on-day.ts'
import { atSpecialPrice } from '../../market/matching/special-price.ts'
import type { Services } from '../../market/services.ts'
import { daysOfMonth } from '../../money/ledger/book-month.ts'
import { type AgreedTerms, termsOn } from '../../partners/accounts/terms-on.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { toPaise } from '../../platform/money/paise.ts'
import { listOptionRows } from '../../reference/option-sets/published.ts'
import { readFigures } from '../../reports/answers/published.ts'
import { monthBefore } from '../home/present-partner-home.ts'
import { exampleLoan } from './example-loan.ts'
import { examplePay } from './example-pay.ts'
import { presentLender } from './present-lender.ts'

const NO_LENDERS: readonly Lender[] = []

/** The lenders of a loan that customers of the brand can be offered today. */
const offeredLenders = (
  { lenders }: Pick<Services, 'lenders'>,
  { brand }: KnownBrand,
  product: ProductType,
): readonly Lender[] => {
  const directory = lenders()
  if (!isLoanProduct(product)) return NO_LENDERS
  return directory.listOf(product).filter(({ lender_id }) => directory.isOffered(lender_id, brand.brand_id))
}

const boundsOf = (least: readonly number[], most: readonly number[]): { min: number; max: number } | null =>
  least.length === 0 || most.length === 0 ? null : { min: Math.min(...least), max: Math.max(...most) }

/** A product in a line. */
const presentProduct = (product_type: ProductType, lenders: readonly Lender[]): OfferedProduct => {
  const rates = lenders
    .flatMap(({ rate_min, rate_max, representative_rate }) => [rate_min, rate_max, representative_rate])
    .filter((rate) => rate !== null)
  return {
    product_id: productIdOf(product_type),
    product_type,
    kind: recordOf(product_type).kind,
    lenders: lenders.length,
    amount: boundsOf(
      lenders.map(({ amount_min }) => amount_min),
      lenders.map(({ amount_max }) => amount_max),
    ),
    tenure_months: boundsOf(
      lenders.map(({ tenure_min_months }) => tenure_min_months),
      lenders.map(({ tenure_max_months }) => tenure_max_months),
    ),
    rate: boundsOf(rates, rates),
  }
}

export const productOf = (
  services: Pick<Services, 'lenders'>,
  brand: KnownBrand,
  product: ProductType,
): OfferedProduct => presentProduct(product, offeredLenders(services, brand, product))

/** What each lender disbursed in a month, over all partners and customers: the figures of the reports. */
const readMonth = async (tx: Database, month: string) => {
  const { rows } = await readFigures(tx, {
    measures: ['lender_disbursed', 'disbursed_amount'],
    times: 'effective',
    by: ['lender'],
    where: {},
    ...daysOfMonth(month),
  })
  return new Map(
    [...rows.values()].map(({ keys: [lender], values: [loans, amount] }) => {
      const disbursed = toPaise(amount ?? 0)
      return [Number(lender), { disbursed, loans: disbursed > 0 ? Math.max(1, loans ?? 0) : 0 }]
    }),
  )
}

/** Every lender of a loan as the partner reads it, the one that would pay it most first. */
export const gatherLenders = async (
  services: Pick<Services, 'db' | 'lenders'>,
  brand: KnownBrand,
  { product, terms, today }: { product: LoanProduct; terms: readonly AgreedTerms[]; today: string },
): Promise<OfferedLender[]> => {
  const offered = offeredLenders(services, brand, product).map((lender) => atSpecialPrice(lender, today))
  const { figures } = services.lenders().indexOf(brand.brand.brand_id, product, today).market
  const month = monthBefore(today.slice(0, 7))
  const agreed = termsOn(terms, today)
  const { score, months, rules } = await asOffice(services.db, async (tx) => {
    const found = new Map<number, Awaited<ReturnType<typeof listRulesOnDay>>>()
    for (const { lender_id } of offered) found.set(lender_id, await listRulesOnDay(tx, lender_id, today))
    return { score: await listOptionRows(tx), months: await readMonth(tx, month), rules: found }
  })
  const scoreWords = (option: number): string | null =>
    score.find(({ set_name, id }) => set_name === 'creditScoreClass' && id === option)?.words ?? null
  const none = { disbursed: 0, loans: 0 }
  return offered
    .map((lender) => {
      const { loan } = exampleLoan(product, lender)
      const slabs = (rules.get(lender.lender_id) ?? []).map(({ slab }) => slab)
      const before = months.get(lender.lender_id) ?? none
      return presentLender(lender, {
        product,
        gst_percent: figures.gst_percent,
        scoreWords,
        hasOwnPage: pageOfLender(lender.slug) !== null,
        pay: examplePay(slabs, agreed, loan, { month, before }),
      })
    })
    .toSorted(
      (one, other) =>
        (other.pay?.own ?? -1) - (one.pay?.own ?? -1) || one.legal_name.localeCompare(other.legal_name),
    )
}
