import type { LinkUtms, Subs } from '@marketplace/contract/partner-area/partner-links'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface LinkRow {
  link_id: number
  partner_id: number
  brand_id: number
  product_type: ProductType | null
  slug: string
  name: string
  utms: LinkUtms
  subs: Subs
  /** YYYY-MM-DD */
  expires_on: string | null
  made_by: string
  made_at: Date
  ended_at: Date | null
  /** The partner's own path, which stands for itself and cannot be ended. */
  is_own: 0 | 1
}

const columns = sql`link_id, partner_id, brand_id, product_type, slug, name, utms, subs, to_char(expires_on, 'YYYY-MM-DD') as expires_on,
  made_by, made_at, ended_at, is_own`

export interface LinksAsked {
  partner_id?: number | undefined
  /** Live on the day, or over by then. */
  state?: 'live' | 'over' | undefined
  /** A part of its name or slug, or links of these partners. */
  search?: { text: string; partner_ids: readonly number[] } | undefined
  day: string
}

const asked = ({ partner_id, state, search, day }: LinksAsked) => {
  const like = search === undefined ? null : `%${search.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isOver = state === undefined ? null : state === 'over'
  return sql`(${partner_id ?? null}::integer is null or partner_id = ${partner_id ?? null}::integer)
    and (${isOver}::boolean is null or (ended_at is not null or coalesce(expires_on < ${day}::date, false)) = ${isOver}::boolean)
    and (${like}::text is null or name ilike ${like} or slug ilike ${like} or partner_id = any(${search?.partner_ids ?? []}::integer[]))`
}

/** The newest first. Of the partner whose transaction it is, or of all for the office. */
export const listLinks = (
  tx: Database,
  of: LinksAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<LinkRow[]> =>
  tx.rows(
    sql`select ${columns} from partner_link where ${asked(of)} order by link_id desc limit ${limit} offset ${offset}`,
  )

export const countLinks = async (tx: Database, of: LinksAsked): Promise<number> =>
  (await tx.row<{ count: number }>(sql`select count(*) as count from partner_link where ${asked(of)}`))
    ?.count ?? 0

/** For which products partners have links that are not over on a day, with when the first of them was made, the oldest first. */
export const listLinkedProducts = (
  tx: Database,
  day: string,
): Promise<{ partner_id: number; product_type: ProductType | null; since: Date }[]> =>
  tx.rows(sql`select partner_id, product_type, min(made_at) as since from partner_link
    where ended_at is null and not coalesce(expires_on < ${day}::date, false)
    group by partner_id, product_type order by since, partner_id`)

export const findLink = (tx: Database, linkId: number): Promise<LinkRow | null> =>
  tx.row(sql`select ${columns} from partner_link where link_id = ${linkId}`)

/** Whose link a slug is, over or not. */
export const findLinkBySlug = (tx: Database, slug: string): Promise<LinkRow | null> =>
  tx.row(sql`select ${columns} from partner_link where slug = ${slug}`)

export const listLinksBySlug = (
  tx: Database,
  slugs: readonly string[],
): Promise<{ link_id: number; slug: string }[]> =>
  tx.rows(sql`select link_id, slug from partner_link where slug = any(${slugs}::text[])`)

export const listLinkNames = (
  tx: Database,
  linkIds: readonly number[],
): Promise<{ link_id: number; partner_id: number; name: string; slug: string }[]> =>
  tx.rows(
    sql`select link_id, partner_id, name, slug from partner_link where link_id = any(${linkIds}::integer[])`,
  )

/** The link that this request made before, where it came once more. */
export const findRequestedLink = (
  tx: Database,
  requestId: string,
): Promise<{ link_id: number; partner_id: number } | null> =>
  tx.row(sql`select link_id, partner_id from partner_link where request_id = ${requestId}`)

export const addLink = async (
  tx: Database,
  link: Omit<LinkRow, 'link_id' | 'ended_at' | 'is_own'> & { request_id: string },
): Promise<number> => {
  const row = await tx.row<{
    link_id: number
  }>(sql`insert into partner_link (partner_id, brand_id, product_type, slug, name, utms, subs,
      expires_on, made_by, made_at, request_id)
    values (${link.partner_id}, ${link.brand_id}, ${link.product_type}, ${link.slug}, ${link.name}, ${JSON.stringify(link.utms)}::jsonb,
      ${JSON.stringify(link.subs)}::jsonb, ${link.expires_on}::date, ${link.made_by}, ${link.made_at}, ${link.request_id})
    returning link_id`)
  if (row === null) throw new Error('no link was stored')
  return row.link_id
}

const OWN_ADDRESS = 'Own address'

/** Opens the row of a partner's own path, with its first click: from then on it is counted as a link is. */
export const addOwnAddress = (
  tx: Database,
  own: { partner_id: number; slug: string; brand_id: number; now: Date },
): Promise<number> =>
  tx.run(sql`insert into partner_link (partner_id, brand_id, slug, name, made_by, made_at, request_id, is_own)
    values (${own.partner_id}, ${own.brand_id}, ${own.slug}, ${OWN_ADDRESS}, 'opened', ${own.now}, gen_random_uuid(), 1)
    on conflict (slug) do nothing`)

/** Ends a link, or takes its end back. @returns 0 where it stands so already. */
export const setLinkEnd = (
  tx: Database,
  linkId: number,
  end: { at: Date; by: string } | null,
): Promise<number> =>
  tx.run(sql`update partner_link set ended_at = ${end?.at ?? null}::timestamptz, ended_by = ${end?.by ?? null}
    where link_id = ${linkId} and (ended_at is null) = ${end !== null}::boolean`)
