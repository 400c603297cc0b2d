import { identifier, join, sql, type Sql } from './sql.ts'

/**
 * Makes a row stand as given, by the one column that names it; changes nothing where it does already. Its keys are columns that
 * the caller has checked.
 */
export const upsertRow = (table: string, key: string, row: object): Sql => {
  const columns = Object.keys(row)
  const listed = join(columns.map(identifier), ', ')
  const of = (source: string): Sql =>
    join(
      columns.map((column) => sql`${identifier(source)}.${identifier(column)}`),
      ', ',
    )
  const target = identifier(table)
  return sql`insert into ${target} as stored (${listed})
    select ${listed} from jsonb_populate_record(null::${target}, ${JSON.stringify(row)}::jsonb)
    on conflict (${identifier(key)}) do update set (${listed}) = row (${of('excluded')})
    where (${of('stored')}) is distinct from (${of('excluded')})`
}
