import {
  lenderFieldNames,
  lenderProperties,
  listedLenderFields,
  type LenderProperty,
} from '@marketplace/contract/market/lender-fields'
import type { ListedLender, OfficeLender } from '@marketplace/contract/market/lenders'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, sql, type Sql } from '../../platform/db/sql.ts'

const columnsOf = (names: readonly string[]): Sql => join(names.map(identifier), ', ')

const columns = columnsOf(lenderFieldNames)
const listedColumns = columnsOf(listedLenderFields)
/** The one way from a property to a column. */
const columnOf: ReadonlyMap<LenderProperty, Sql> = new Map(
  lenderProperties.map((property) => [property, identifier(property)]),
)

/** Every lender that was not deleted, by name from A to Z. */
export const listOfficeLenders = (db: Database): Promise<ListedLender[]> =>
  db.rows(sql`select ${listedColumns} from lender where deleted_at is null order by lower(name)`)

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
  draft: { name: string; slug: string; now: Date },
): Promise<OfficeLender> => {
  const lender = await db.row<OfficeLender>(
    sql`insert into lender (slug, name, lender_status, fee_percent, updated_at)
      values (${draft.slug}, ${draft.name}, 0, null, ${draft.now}) returning ${columns}`,
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

/** What a lender is called and how it is reached, drafts and deleted ones too. */
export const findLenderHead = (
  db: Database,
  lenderId: number,
): Promise<{ name: string; slug: string; api: 0 | 1 } | null> =>
  db.row(sql`select name, slug, api from lender where lender_id = ${lenderId}`)
