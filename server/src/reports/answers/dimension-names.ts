import { wordsOfReason } from '@marketplace/contract/loans/reject-reason-words'
import { rejectReasons } from '@marketplace/contract/loans/applications'
import { deviceLabels, dimensions, type Dimension } from '@marketplace/contract/reports/dimensions'
import type { Services } from '../../market/services.ts'
import { listPartnerNames } from '../../partners/accounts/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { listProductNumbers } from '../../reference/products/published.ts'
import { listTrafficSources } from '../../reference/traffic-sources/published.ts'

/** A value of a dimension as answers carry it, and what staff call it. */
export interface NamedValue {
  key: string
  label: string
}

export interface DimensionNames {
  /** Of a number in a cell, or of a day. */
  nameOf: (dimension: Dimension, value: number | string) => NamedValue
  /** What all numbers of a dimension are called, as far as they are known. */
  namesOf: (
    dimension: 'product' | 'lender' | 'brand' | 'partner' | 'source' | 'reason',
  ) => ReadonlyMap<number, string>
  /** The numbers in cells of values that an answer carries: ids stay, products and reasons have numbers. */
  numbersOf: (dimension: Dimension, values: readonly (number | string)[]) => number[]
}

/** What the values of all dimensions are called, as the office. */
export const readDimensionNames = async (
  { brands, lenders }: Pick<Services, 'brands' | 'lenders'>,
  tx: Database,
): Promise<DimensionNames> => {
  const products = await listProductNumbers(tx)
  const productOf = new Map(products.map(({ product, product_type }) => [product, product_type]))
  const numberOf = new Map<string, number>(
    products.map(({ product, product_type }) => [product_type, product]),
  )
  const sources = new Map((await listTrafficSources(tx)).map(({ source_id, label }) => [source_id, label]))
  const partners = new Map((await listPartnerNames(tx)).map(({ partner_id, name }) => [partner_id, name]))
  const brandNames = new Map(brands().brands.map(({ brand }) => [brand.brand_id, brand.name]))
  const reasons = new Map(rejectReasons.map((reason, place) => [place + 1, wordsOfReason(reason)]))
  const known = {
    product: productOf,
    lender: lenders().names,
    brand: brandNames,
    partner: partners,
    source: sources,
    reason: reasons,
  }
  const labels: Partial<Record<Dimension, ReadonlyMap<number, string>>> = {
    ...known,
    device: new Map(Object.entries(deviceLabels).map(([id, label]) => [Number(id), label])),
  }
  return {
    nameOf: (dimension, value) => {
      if (typeof value === 'string') return { key: value, label: value }
      const none = { key: '0', label: dimensions[dimension].none }
      if (dimension === 'product') {
        const name = productOf.get(value)
        return name === undefined ? none : { key: name, label: name }
      }
      if (dimension === 'reason') {
        const reason = rejectReasons[value - 1]
        return reason === undefined ? none : { key: reason, label: wordsOfReason(reason) }
      }
      if (value === 0 && dimension !== 'source') return none
      return {
        key: String(value),
        label: labels[dimension]?.get(value) ?? `${dimensions[dimension].label} ${value}`,
      }
    },
    namesOf: (dimension) => known[dimension],
    numbersOf: (dimension, values) =>
      values.map((value) => {
        if (typeof value === 'number') return value
        if (value === '0') return 0
        if (dimension === 'product') return numberOf.get(value) ?? 0
        return rejectReasons.findIndex((reason) => reason === value) + 1
      }),
  }
}
