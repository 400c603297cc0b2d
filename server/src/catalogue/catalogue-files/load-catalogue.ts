import { recordEvents, type AuditEvent } from '../../platform/audit-log/record-event.ts'
import { isMessageKey, translate } from '../../platform/http/translate.ts'
import { savePlan } from '../insurance/insurance.queries.ts'
import type { Services } from '../services.ts'
import { findUnknownBrand } from '../vouchers/find-unknown-brand.ts'
import { stockVouchers } from '../vouchers/stock-vouchers.ts'
import { findOfferBySlug, saveOffer } from '../vouchers/vouchers.queries.ts'
import { CodeRow, OfferRow, PlanRow } from './catalogue-rows.ts'
import { readTable, type TableRow } from './read-table.ts'

/** What became of the rows of a file: `same` stood there already. */
export interface CatalogueChanges {
  saved: number
  same: number
  /** Lines as a spreadsheet counts them, each with words about what is wrong. */
  refused: { line: number; words: string }[]
}

type Loader = Pick<Services, 'db' | 'vault'>

/** A row that may not stand, in words. */
class Refusal extends Error {}

interface Row {
  slug: string
}

/** Anything that reads the cells of a row (a schema of catalogue-rows.ts). */
interface RowSchema<Read> {
  columns: readonly string[]
  safeParse: (
    cells: TableRow['cells'],
  ) =>
    | { success: true; data: Read }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

interface Catalogue {
  columns: readonly string[]
  /** Saves what a row's cells hold. @returns its slug, and whether anything changed. @throws Refusal */
  save: (loader: Loader, cells: TableRow['cells']) => Promise<Row & { isChanged: boolean }>
}

const catalogue = <Read extends Row>(
  schema: RowSchema<Read>,
  save: (loader: Loader, row: Read) => Promise<number>,
): Catalogue => ({
  columns: schema.columns,
  save: async (loader, cells) => {
    const read = schema.safeParse(cells)
    if (read.success) return { slug: read.data.slug, isChanged: (await save(loader, read.data)) > 0 }
    const { path, message } = read.error.issues[0] ?? { path: [], message: '' }
    throw new Refusal(
      `${path.join('.')}: ${translate('en', isMessageKey(message) ? message : 'invalid_value')}`,
    )
  },
})

const saveOfferRow = async ({ db }: Loader, { brands, ...offer }: OfferRow): Promise<number> => {
  const unknown = await findUnknownBrand(db, brands)
  if (unknown !== null) throw new Refusal(`brands: there is no brand ${unknown}`)
  const stored = await findOfferBySlug(db, offer.slug)
  // Codes and claims hang on what it is.
  if (stored !== null && stored.product_type !== offer.product_type)
    throw new Refusal(`product_type: ${offer.slug} is one of ${stored.product_type} and stays it`)
  return saveOffer(db, { ...offer, brand_slugs: brands })
}

const saveCodeRow = async (loader: Loader, { slug, code }: CodeRow): Promise<number> => {
  const stored = await findOfferBySlug(loader.db, slug)
  if (stored?.product_type !== 'Discount Vouchers') throw new Refusal(`slug: there is no voucher ${slug}`)
  return stockVouchers(loader, stored.offer_id, [code])
}

const catalogues = {
  'insurance-plans': catalogue(PlanRow, ({ db }, plan) => savePlan(db, plan)),
  'voucher-offers': catalogue(OfferRow, saveOfferRow),
  'voucher-codes': catalogue(CodeRow, saveCodeRow),
} as const satisfies Record<string, Catalogue>

/** What a file of the catalogue holds. */
export type CatalogueKind = keyof typeof catalogues
export const catalogueKinds = Object.keys(catalogues) as CatalogueKind[]

/**
 * Loads a CSV of the catalogue: every good row stands afterwards, by its slug, and every other is listed with its line. Loaded
 * twice it changes nothing more.
 * @throws Error in words where the file cannot be read at all (read-table.ts); nothing is saved then.
 */
export const loadCatalogue = async (
  { db, vault }: Loader,
  kind: CatalogueKind,
  file: Uint8Array,
  now: Date,
): Promise<CatalogueChanges> => {
  const { columns, save } = catalogues[kind]
  const rows = readTable(file, columns)
  return db.transaction(async (tx) => {
    const changes: CatalogueChanges = { saved: 0, same: 0, refused: [] }
    const changed = new Map<string, number>()
    for (const { line, cells } of rows) {
      try {
        const { slug, isChanged } = await save({ db: tx, vault }, cells)
        changes[isChanged ? 'saved' : 'same'] += 1
        if (isChanged) changed.set(slug, (changed.get(slug) ?? 0) + 1)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        changes.refused.push({ line, words: error.message })
      }
    }
    await recordEvents(tx, [...changed].map(loadedAct(kind)), now)
    return changes
  })
}

const loadedAct =
  (kind: CatalogueKind) =>
  ([slug, rows]: [string, number]): AuditEvent => ({
    auditActor: { kind: 'system', id: 'command', name: 'catalogue:load' },
    action: 'catalogue.loaded',
    object_kind: kind,
    object_id: slug,
    after: { rows },
    ip: null,
  })
