import type pg from 'pg'

/** An index or a constraint that goes before tables are filled and comes back as it was. */
export interface Loose {
  table: string
  kind: 'reference' | 'key' | 'index'
  drop: string
  make: string
}

/**
 * Takes from tables their indexes, their keys and the references from and to them. In the caller's transaction, so that a fill which is cut off leaves
 * them all; a reference that comes back is checked for all rows at once.
 */
export const dropIndexes = async (client: pg.ClientBase, tables: readonly string[]): Promise<Loose[]> => {
  const { rows } = await client.query<Loose>(
    `with named as (
      select case when c.contype = 'f' then 'reference' else 'key' end as kind, c.conrelid::regclass::text as table, c.conname as name,
          pg_get_constraintdef(c.oid) as definition
        from pg_constraint c
        where c.conparentid = 0 and (c.conrelid = any($1::regclass[]) and c.contype in ('p', 'u', 'f')
          or c.confrelid = any($1::regclass[]) and c.contype = 'f'))
    select kind, "table", format('alter table %s drop constraint %I', "table", name) as drop,
        format('alter table %s add constraint %I %s', "table", name, definition) as make from named
    union all
    select 'index', i.tablename, format('drop index %I', i.indexname), i.indexdef
      from pg_indexes i
      where i.schemaname = current_schema and i.tablename = any($1::text[])
        and not exists (select from pg_constraint c where c.conindid = format('%I.%I', i.schemaname, i.indexname)::regclass and c.contype in ('p', 'u'))
    order by 1 desc, 2, 3`,
    [tables],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows
}

export const makeAgain = async (client: pg.ClientBase, dropped: readonly Loose[]): Promise<void> => {
  for (const { make } of dropped) await client.query(make)
}
