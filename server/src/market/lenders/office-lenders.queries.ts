import {
  lenderFieldNames,
  lenderProperties,
  listedLenderFields,
  type LenderProperty,
} from '@marketplace/contract/market/lender-fields'
import { lenderRowFields, type LenderRow } from '@marketplace/contract/market/lender-rows'
import type { ListedLender, OfficeLender } from '@marketplace/contract/market/lenders'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, sql, type Sql } from '../../platform/db/sql.ts'

const columnsOf = (names: readonly string[]): Sql => join(names.map(identifier), ', ')

const columns = columnsOf(lenderFieldNames)
const listedColumns = columnsOf(listedLenderFields)
const rowColumns = columnsOf(lenderRowFields)
/** The one way from a property to a column. */
const columnOf: ReadonlyMap<LenderProperty, Sql> = new Map(
  lenderProperties.map((property) => [property, identifier(property)]),
)

/** Every lender that was not deleted, by name from A to Z. */
export const listOfficeLenders = (db: Database): Promise<ListedLender[]> =>
  db.rows(sql`select ${listedColumns} from lender where deleted_at is null order by lower(name)`)

/** The same with what the office's list shows. */
export const listLenderRows = (db: Database): Promise<LenderRow[]> =>
  db.rows(sql`select ${rowColumns} from lender where deleted_at is null order by lower(name)`)

/** Those that are applied to by their API. */
export const listApiLenders = (db: Database): Promise<{ lender_id: number; slug: string }[]> =>
  db.rows(sql`select lender_id, slug from lender where api = 1 and deleted_at is null order by lender_id`)

/** Null for one that was deleted or never was. */
export const findOfficeLender = (db: Database, lenderId: number): Promise<OfficeLender | null> =>
  db.row(sql`select ${columns} from lender where lender_id = ${lenderId} and deleted_at is null`)

export interface LockedLender {
  lender: OfficeLender
  was_live: boolean
}

/** The same, held until the transaction ends. */
export const lockOfficeLender = async (db: Database, lenderId: number): Promise<LockedLender | null> => {
  const row = await db.row<OfficeLender & { was_live: boolean }>(
    sql`select ${columns}, first_live_at is not null as was_live from lender
      where lender_id = ${lenderId} and deleted_at is null for update`,
  )
  if (row === null) return null
  const { was_live, ...lender } = row
  return { lender, was_live }
}

/** Sets one field and gives the lender as it stands then. Throws a violation of lender_name_in_use. */
export const setLenderField = async (
  db: Database,
  lenderId: number,
  change: { property: LenderProperty; value: unknown },
  now: Date,
): Promise<OfficeLender> => {
  const column = columnOf.get(change.property)
  if (column === undefined) throw new Error(`no column of a lender: ${change.property}`)
  const lender = await db.row<OfficeLender>(
    sql`update lender set ${column} = ${change.value}, updated_at = ${now} where lender_id = ${lenderId} returning ${columns}`,
  )
  if (lender === null) throw new Error('a locked lender is gone')
  return lender
}

/** Puts the makers of lenders in a line, so that two of them do not choose one slug. */
export const lockLenderSlugs = async (db: Database): Promise<Set<string>> => {
  await db.run(sql`select version from lender_version for update`)
  const rows = await db.rows<{ slug: string }>(sql`select slug from lender`)
  return new Set(rows.map(({ slug }) => slug))
}

/** Throws a violation of lender_name_in_use. */
export const addDraft = async (
  db: Database,
  draft: { name: string; slug: string; product_type: ProductType; now: Date },
): Promise<OfficeLender> => {
  const lender = await db.row<OfficeLender>(
    sql`insert into lender (slug, name, product_type, lender_status, fee_percent, updated_at)
      values (${draft.slug}, ${draft.name}, ${draft.product_type}, 0, null, ${draft.now}) returning ${columns}`,
  )
  if (lender === null) throw new Error('no lender was stored')
  return lender
}

/** @returns its name and whether it was live; null for one that was deleted already or never was. */
export const markLenderDeleted = (
  db: Database,
  lenderId: number,
  now: Date,
): Promise<{ name: string; lender_status: 0 | 1 } | null> =>
  db.row(sql`update lender set deleted_at = ${now}, lender_status = 0, updated_at = ${now}
    from (select lender_id as id, lender_status as was from lender where lender_id = ${lenderId} and deleted_at is null for update) before
    where lender_id = before.id returning name, before.was as lender_status`)

export interface DeletedLenderRow {
  lender_id: number
  name: string
  legal_name: string | null
  product_type: ProductType
  deleted_at: Date
  name_taken: 0 | 1
}

/** The one that was deleted last comes first. */
export const listDeletedLenders = (db: Database): Promise<DeletedLenderRow[]> =>
  db.rows(sql`select lender_id, name, legal_name, product_type, deleted_at,
      exists (select 1 from lender other where lower(other.name) = lower(gone.name) and other.deleted_at is null)::integer as name_taken
    from lender gone where deleted_at is not null order by deleted_at desc, lender_id desc`)

/**
 * Brings a lender back, off; null where it is not deleted. Throws a violation of lender_name_in_use.
 * @returns it as it stands then, and what it was called.
 */
export const markLenderRestored = async (
  db: Database,
  lenderId: number,
  name: string | null,
  now: Date,
): Promise<{ lender: OfficeLender; old_name: string } | null> => {
  const before = await db.row<{ name: string }>(
    sql`select name from lender where lender_id = ${lenderId} and deleted_at is not null for update`,
  )
  if (before === null) return null
  const lender = await db.row<OfficeLender>(
    sql`update lender set deleted_at = null, lender_status = 0, name = ${name ?? before.name}, updated_at = ${now}
      where lender_id = ${lenderId} returning ${columns}`,
  )
  return lender === null ? null : { lender, old_name: before.name }
}

/** What a copy takes over: every fact that staff set, but for what makes it another lender. */
const copied = columnsOf(
  lenderProperties.filter((property) => !['name', 'lender_status', 'lender_group_ids'].includes(property)),
)

/** Makes a draft with the facts of another; null where that one was deleted or never was. Throws a violation of lender_name_in_use. */
export const addCopy = (
  db: Database,
  sourceId: number,
  copy: { name: string; slug: string; now: Date },
): Promise<OfficeLender | null> =>
  db.row(sql`insert into lender (slug, name, lender_status, updated_at, ${copied})
    select ${copy.slug}::text, ${copy.name}::text, 0, ${copy.now}::timestamptz, ${copied} from lender
    where lender_id = ${sourceId} and deleted_at is null returning ${columns}`)

export interface RegroupedLender {
  lender_id: number
  name: string
  before: number[]
  after: number[]
  is_deleted: 0 | 1
}

/** Puts every lender of a group into another, or into none; deleted lenders too, so that one that comes back is in no group that is gone. */
export const replaceGroup = (
  tx: Database,
  groupId: number,
  intoId: number | null,
  now: Date,
): Promise<RegroupedLender[]> =>
  tx.rows(sql`with held as (
      select lender_id, lender_group_ids from lender where lender_group_ids @> array[${groupId}::integer]
      order by lender_id for update
    )
    update lender set updated_at = ${now}, lender_group_ids = case
        when ${intoId}::integer is null or held.lender_group_ids @> array[${intoId}::integer] then array_remove(held.lender_group_ids, ${groupId}::integer)
        else array_replace(held.lender_group_ids, ${groupId}::integer, ${intoId}::integer) end
    from held where lender.lender_id = held.lender_id
    returning lender.lender_id, lender.name, held.lender_group_ids as before, lender.lender_group_ids as after,
      (lender.deleted_at is not null)::integer as is_deleted`)

/** Those that are in any group, by name from A to Z. */
export const listGroupedLenders = (
  db: Database,
): Promise<
  Pick<OfficeLender, 'lender_id' | 'name' | 'product_type' | 'lender_status' | 'lender_group_ids'>[]
> =>
  db.rows(sql`select lender_id, name, product_type, lender_status, lender_group_ids from lender
    where deleted_at is null and lender_group_ids <> '{}' order by lower(name)`)
/** What a lender is called and how it is reached, drafts and deleted ones too. */
export const findLenderHead = (
  db: Database,
  lenderId: number,
): Promise<{ name: string; slug: string; api: 0 | 1 } | null> =>
  db.row(sql`select name, slug, api from lender where lender_id = ${lenderId}`)
