import type { BannerShape, OwnCreative, TakeWay } from '@marketplace/contract/partner-area/creatives'
import type { LoanRange } from '@marketplace/contract/market/loan-ranges'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { productTypes, type ProductType } from '@marketplace/contract/reference/products'
import type { Services } from '../../market/services.ts'
import { findPartner } from '../../partners/accounts/published.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import { originAt } from '../../reference/brands/brand-origin.ts'
import { isOffered, productsOfBrand } from '../../reference/products/products-of-brand.ts'
import { creativeState } from './creative-state.ts'
import { addTake, findCreative, listCreatives, listOwnTakes, type CreativeRow } from './creatives.queries.ts'
import { drawBanner } from './draw-banner.ts'
import { advertiserLine, fillWords, ownLink, type FillFacts } from './fill-words.ts'
import { readPicture } from './read-picture.ts'

/** Whose creatives, under which brand, at which of its addresses. */
export interface Asked {
  actor: Pick<SignedInPartner, 'partner_id'>
  brand: KnownBrand
  host: string
}

/** What creatives are filled with for one partner today. */
interface Filling {
  today: string
  facts: Omit<FillFacts, 'range'>
  codeLink: string
  ranges: ReadonlyMap<ProductType, LoanRange>
}

const scanWords: Readonly<Record<LanguageId, string>> = {
  en: 'Scan, or open the link',
  hi: 'स्कैन करें या लिंक खोलें',
}

const gatherFilling = async (
  { env, lenders, now }: Services,
  tx: Database,
  { actor, brand, host }: Asked,
): Promise<Filling> => {
  const today = dayInIndia(now())
  const partner = await findPartner(tx, actor.partner_id, today)
  if (partner === null) throw new Problem('not_found')
  const origin = originAt(env, brand, host)
  const own = { slug: partner.slug ?? '', utm_id: partner.utm_id }
  const ranges = lenders().loanRangesOf(brand.brand.brand_id, productsOfBrand(brand), today)
  return {
    today,
    facts: {
      link: ownLink(origin, own, false),
      partner: partner.name,
      brand: brand.brand.name,
      legal_name: brand.brand.legal_name,
    },
    codeLink: ownLink(origin, own, true),
    ranges: new Map(ranges.map((range) => [range.product_type, range])),
  }
}

/** Whether a partner finds it under this brand today. */
const isListed = (
  { lenders }: Services,
  row: CreativeRow,
  { brand }: Asked,
  { today, ranges }: Filling,
): boolean =>
  (row.product_type === null || isOffered(brand, row.product_type)) &&
  creativeState(
    { ...row, isDeleted: row.deleted === 1 },
    {
      day: today,
      isLenderLive: row.lender_id !== null && lenders().isOffered(row.lender_id, brand.brand.brand_id),
      hasRange: row.product_type !== null && ranges.has(row.product_type),
    },
  ) === 'listed'

const factsFor = ({ facts, ranges }: Filling, { product_type }: CreativeRow): FillFacts => ({
  ...facts,
  range: product_type === null ? null : (ranges.get(product_type) ?? null),
})

/** The creatives of today, filled. */
export const readOwnCreatives = async (
  services: Services,
  asked: Asked,
): Promise<{ link: string; creatives: OwnCreative[] }> => {
  const { filling, rows, takes } = await asPartner(services.db, asked.actor.partner_id, async (tx) => ({
    filling: await gatherFilling(services, tx, asked),
    rows: await listCreatives(tx),
    takes: await listOwnTakes(tx),
  }))
  const taken = new Map(takes.map((take) => [`${take.creative_id} ${take.version}`, take.taken_on]))
  // Those of every product first, then in the order of the products.
  const place = ({ product_type }: CreativeRow): number =>
    product_type === null ? -1 : productTypes.indexOf(product_type)
  const creatives = rows
    .filter((row) => isListed(services, row, asked, filling))
    .toSorted((one, other) => place(one) - place(other))
    .map((row): OwnCreative => {
      const facts = factsFor(filling, row)
      const body = fillWords(row.body, row.language, facts) ?? ''
      return {
        creative_id: row.creative_id,
        version: row.version,
        format: row.format,
        channel: row.channel,
        product_type: row.product_type,
        lender_name:
          row.lender_id === null ? null : (services.lenders().find(row.lender_id)?.legal_name ?? null),
        language: row.language,
        title: row.title,
        heading: row.heading === null ? null : fillWords(row.heading, row.language, facts),
        text: `${body}\n\n${advertiserLine(row.language, row, facts)}`,
        approved_by: row.approved_by,
        approved_on: row.approved_on,
        valid_to: row.valid_to,
        taken_on: taken.get(`${row.creative_id} ${row.version}`) ?? null,
      }
    })
  return { link: filling.facts.link, creatives }
}

/** A creative that is listed today. @throws Problem not_found for any other. */
const getListed = async (
  services: Services,
  tx: Database,
  asked: Asked,
  creativeId: string,
  format: CreativeRow['format'],
): Promise<{ row: CreativeRow; filling: Filling }> => {
  const filling = await gatherFilling(services, tx, asked)
  const row = await findCreative(tx, creativeId)
  if (row?.format !== format || !isListed(services, row, asked, filling)) throw new Problem('not_found')
  return { row, filling }
}

const noteTake = (
  tx: Database,
  { actor }: Asked,
  { creative_id, version }: CreativeRow,
  way: TakeWay,
  taken_on: string,
): Promise<number> => addTake(tx, { partner_id: actor.partner_id, creative_id, version, way, taken_on })

/** @throws Problem not_found; conflict where another version has taken its place. */
export const takeMessageOf = (
  services: Services,
  asked: Asked,
  given: { creative_id: string; version: number; way: 'copy' | 'whatsapp' },
): Promise<void> =>
  asPartner(services.db, asked.actor.partner_id, async (tx) => {
    const { row, filling } = await getListed(services, tx, asked, given.creative_id, 'message')
    if (row.version !== given.version) throw new Problem('conflict')
    await noteTake(tx, asked, row, given.way, filling.today)
  })

/** A banner of today as SVG. `way` notes that it was taken; null only shows it. @throws Problem not_found. */
export const drawOwnBanner = async (
  services: Services,
  asked: Asked,
  creativeId: string,
  shape: BannerShape,
  way: 'svg' | 'png' | null,
): Promise<string> => {
  const { row, filling } = await asPartner(services.db, asked.actor.partner_id, async (tx) => {
    const found = await getListed(services, tx, asked, creativeId, 'banner')
    if (way !== null) await noteTake(tx, asked, found.row, way, found.filling.today)
    return found
  })
  const facts = factsFor(filling, row)
  const { name, primary_colour, secondary_colour } = asked.brand.brand
  return drawBanner(
    {
      brand: { name, primary: primary_colour, secondary: secondary_colour },
      heading: fillWords(row.heading ?? row.title, row.language, facts) ?? '',
      text: fillWords(row.body, row.language, facts) ?? '',
      partner: facts.partner,
      scan: scanWords[row.language],
      // Without scheme and tracking id it is read out and typed more easily; the path says whose it is.
      link: facts.link.replace(/^https?:\/\/|\?.*$/g, ''),
      codeLink: filling.codeLink,
      advertiser: advertiserLine(row.language, row, facts),
      picture: row.picture === null ? null : await readPicture(services, row.picture),
    },
    shape,
  )
}
