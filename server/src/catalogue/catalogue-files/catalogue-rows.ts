import {
  DealStock,
  OfferFacts,
  PlanFacts,
  VoucherCode,
} from '@marketplace/contract/catalogue/catalogue-facts'
import { premiumsFromText } from '@marketplace/contract/catalogue/plan-premiums'
import { Flag, Slug } from '@marketplace/contract/platform/formats'
import * as z from 'zod/mini'

/** The cells of a line of a file; an empty one is null. What a row has to be, the contract says: cells become its values here. */
type Cells = Readonly<Record<string, string | null>>

const wholeCell = /^[0-9]{1,12}$/
const percentCell = /^[0-9]{1,3}(?:\.[0-9]{1,2})?$/

/** A number with nothing between its digits. What is none is refused by the value's own check. */
const numberOf = (cell: string | null | undefined, form = wholeCell): number | null =>
  cell == null ? null : form.test(cell) ? Number(cell) : Number.NaN

/** 1: shown to customers; 0: taken down. An empty cell is 1. */
const statuses: Readonly<Record<string, number>> = { '0': 0, '1': 1 }
const statusOf = (cell: string | null | undefined): number =>
  cell == null ? 1 : (statuses[cell] ?? Number.NaN)

/** Slugs with spaces between them. */
const slugsOf = (cell: string | null | undefined): string[] | null => (cell == null ? null : cell.split(/ +/))

const wholeColumns = [
  'sum_insured_min',
  'sum_insured_max',
  'entry_age_min',
  'entry_age_max',
  'waiting_days',
  'pre_existing_months',
] as const

const planOf = (cells: Cells): object => ({
  ...cells,
  ...Object.fromEntries(wholeColumns.map((column) => [column, numberOf(cells[column])])),
  co_pay_percent: numberOf(cells['co_pay_percent'], percentCell),
  premiums: premiumsFromText(cells['premiums'] ?? ''),
  status: statusOf(cells['status']),
})

const offerOf = (cells: Cells): object => ({
  ...cells,
  brands: slugsOf(cells['brands']),
  stock_left: numberOf(cells['stock_left']),
  status: statusOf(cells['status']),
})

/** A plan as its insurer states it, with whether it is shown. */
const StoredPlan = z.safeExtend(PlanFacts, { status: Flag })

/** A merchant's voucher or deal, with what is left of it, a deal's alone, and whether it is shown. */
const StoredOffer = z.extend(OfferFacts, { stock_left: DealStock, status: Flag }).check(
  z.refine((offer) => offer.product_type === 'Deals' || offer.stock_left === null, {
    path: ['stock_left'],
    error: 'invalid_value',
  }),
)

/** Cells into a row, and the columns of its file. */
const rowOf = <Row>(schema: z.ZodMiniType<Row>, shape: object, valuesOf: (cells: Cells) => object) => ({
  columns: Object.keys(shape),
  safeParse: (cells: Cells) => schema.safeParse(valuesOf(cells)),
})

export const PlanRow = rowOf(StoredPlan, StoredPlan.shape, planOf)
export type PlanRow = z.output<typeof StoredPlan>
export const OfferRow = rowOf(StoredOffer, StoredOffer.shape, offerOf)
export type OfferRow = z.output<typeof StoredOffer>

/** A code of a voucher, which is named by its slug. */
const StoredCode = z.strictObject({ slug: Slug, code: VoucherCode })
export const CodeRow = rowOf(StoredCode, StoredCode.shape, (cells) => cells)
export type CodeRow = z.output<typeof StoredCode>
