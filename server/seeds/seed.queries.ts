import type pg from 'pg'
import { identifier, join, sql, type Sql } from '../src/platform/db/sql.ts'

/** Rows whose keys are column names. Every row of a call has the same keys. */
export type SeedRows = readonly object[]

const run = async <Row extends pg.QueryResultRow>(client: pg.ClientBase, statement: Sql): Promise<Row[]> =>
  (await client.query<Row>(statement.toStatement())).rows

const list = (names: readonly string[]): Sql => join(names.map(identifier), ', ')

/** `insert into {table} … select` of rows that travel as one JSON value. */
const insertInto = (table: string, rows: SeedRows): { columns: string[]; insert: Sql } => {
  const columns = Object.keys(rows[0] ?? {})
  const target = identifier(table)
  const insert = sql`insert into ${target} (${list(columns)})
    select ${list(columns)} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb)`
  return { columns, insert }
}

/** Runs `work` in one transaction of `client`: all of it or nothing. */
export const inOneTransaction = async (client: pg.ClientBase, work: () => Promise<void>): Promise<void> => {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Makes the rows stand in `table` as given; a row that already does is left alone. `key`: the columns of its primary key. */
export const upsertRows = async (
  client: pg.ClientBase,
  table: string,
  key: readonly string[],
  rows: SeedRows,
): Promise<void> => {
  const { columns, insert } = insertInto(table, rows)
  const facts = columns.filter((column) => !key.includes(column))
  const stored = join(
    facts.map((fact) => sql`${identifier(table)}.${identifier(fact)}`),
    ', ',
  )
  const given = join(
    facts.map((fact) => sql`excluded.${identifier(fact)}`),
    ', ',
  )
  const set = join(
    facts.map((fact) => sql`${identifier(fact)} = excluded.${identifier(fact)}`),
    ', ',
  )
  await run(
    client,
    sql`${insert} on conflict (${list(key)}) do update set ${set} where (${stored}) is distinct from (${given})`,
  )
}

/** Inserts the rows that `table` lacks and leaves the others as they are. @returns `column` of the rows inserted now. */
export const insertMissingRows = async (
  client: pg.ClientBase,
  table: string,
  rows: SeedRows,
  column: string,
): Promise<string[]> => {
  const { insert } = insertInto(table, rows)
  const inserted = await run<{ value: string }>(
    client,
    sql`${insert} on conflict do nothing returning ${identifier(column)} as value`,
  )
  return inserted.map((row) => row.value)
}

/** Consent texts may still be reworded while nobody has agreed to them. */
export const upsertConsentTexts = async (client: pg.ClientBase, rows: SeedRows): Promise<void> => {
  await run(
    client,
    sql`${insertInto('consent_text', rows).insert}
      on conflict (purpose, version, language, product_type) do update set text = excluded.text
      where consent_text.text <> excluded.text and not exists (
        select from consent where purpose = consent_text.purpose and version = consent_text.version)`,
  )
}

/** The consent texts that stand in the database in other words than given, as "purpose version language". */
export const listOtherConsentTexts = async (client: pg.ClientBase, rows: SeedRows): Promise<string[]> => {
  const others = await run<{ name: string }>(
    client,
    sql`select concat_ws(' ', given.purpose, given.version, given.language, given.product_type) as name
      from jsonb_populate_recordset(null::consent_text, ${JSON.stringify(rows)}::jsonb) given
      join consent_text stored using (purpose, version, language)
      where stored.product_type is not distinct from given.product_type and stored.text <> given.text`,
  )
  return others.map((row) => row.name)
}

/** Turns lenders off for brands; both are named by slug. */
export const insertLendersOff = async (
  client: pg.ClientBase,
  rows: readonly { lender_slug: string; brand_slug: string; reason: string }[],
): Promise<void> => {
  await run(
    client,
    sql`insert into lender_brand_off (lender_id, brand_id, product_type, reason)
      select lender_id, brand_id, lender.product_type, given.reason
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (lender_slug text, brand_slug text, reason text)
      join lender on lender.slug = given.lender_slug
      join brand on brand.slug = given.brand_slug
      on conflict do nothing`,
  )
}

/** Puts lenders, by slug, into exactly the groups that list them, by name. */
export const putLendersInGroups = async (
  client: pg.ClientBase,
  rows: readonly { lender_slug: string; group_name: string }[],
): Promise<void> => {
  await run(
    client,
    sql`update lender set lender_group_ids = chosen.ids
      from (
        select given.lender_slug, array_agg(lender_group.id order by lender_group.id) as ids
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (lender_slug text, group_name text)
        join lender_group on lower(lender_group.name) = lower(given.group_name)
        group by given.lender_slug
      ) chosen
      where lender.slug = chosen.lender_slug`,
  )
}

/** Passwords of demo accounts of staff, who are named by user name. */
export const insertDemoCredentials = async (
  client: pg.ClientBase,
  rows: readonly { username: string; password_hash: string }[],
): Promise<void> => {
  await run(
    client,
    sql`insert into credential (subject_kind, subject_id, password_hash, password_set_at)
      select 'staff', staff_id, given.password_hash, now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (username text, password_hash text)
      join staff on staff.username = given.username and staff.is_demo = 1`,
  )
}

/** Adds revenue rules, whose lenders are named by slug, each with its first version. */
export const insertLenderRevenue = async (
  client: pg.ClientBase,
  rows: readonly { lender_slug: string }[],
): Promise<void> => {
  await run(
    client,
    sql`with added as (
        insert into lender_revenue (lender_id, sort_order, slab_disbursed_min, slab_disbursed_max, slab_number_min,
          slab_number_max, ats_min, ats_max, revenue_type_id, revenue_flat, revenue_percent, status)
        select lender.lender_id, given.sort_order, given.slab_disbursed_min, given.slab_disbursed_max, given.slab_number_min,
          given.slab_number_max, given.ats_min, given.ats_max, given.revenue_type_id, given.revenue_flat, given.revenue_percent,
          given.status
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (lender_slug text, sort_order smallint,
          slab_disbursed_min numeric, slab_disbursed_max numeric, slab_number_min integer, slab_number_max integer,
          ats_min numeric, ats_max numeric, revenue_type_id smallint, revenue_flat numeric, revenue_percent numeric,
          status smallint)
        join lender on lender.slug = given.lender_slug
        returning *)
      insert into lender_revenue_version (id, version, content, valid_from)
      select added.id, added.version, to_jsonb(added) - '{id,version,lender_id,sort_order,deleted_at}'::text[],
          now() - make_interval(days => given.began_days_ago)
        from added join lender using (lender_id)
          join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (lender_slug text, sort_order smallint, began_days_ago integer)
            on given.lender_slug = lender.slug and given.sort_order = added.sort_order`,
  )
}

export const isEmpty = async (client: pg.ClientBase, table: string): Promise<boolean> =>
  (await run(client, sql`select 1 from ${identifier(table)} limit 1`)).length === 0
