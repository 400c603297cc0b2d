import { numberedApplications } from '../../loans/applications/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, sql, type Sql } from '../../platform/db/sql.ts'
import { filtersOf, lenderDaysOf, partKey, type FactsAsk } from './figure-rows.queries.ts'

/** Rows behind a figure for a file, part after part. */
export interface FileRowsAsk extends FactsAsk {
  /** The last row of the part before. */
  after?: { day: string; key: string } | undefined
}

/** What a line of a file says: whose row it is is no part of it, and finding that out takes longer than the rest. */
export interface FileRowRow {
  /** What tells rows of a day apart. */
  key: string
  application_number: string | null
  heard_day: string
  effective_day: string
  brand_id: number
  partner_id: number
  product: number
  source_id: number
  lender_id: number | null
  reason: number
  amount_paise: number | null
}

/** Rows after the last of the part before, both in falling order. */
const beyond = (after: FileRowsAsk['after'], day: Sql, key: Sql, type: Sql): Sql =>
  after === undefined ? sql`` : sql`and (${day}, ${key}) < (${after.day}::date, ${after.key}::${type})`

const ofSteps = ({ code, isHeard, from, to, where, limit, after }: FileRowsAsk): Sql => {
  const day = isHeard ? sql`f.heard_day` : sql`f.effective_day`
  return sql`select f.subject_id as key, null::bigint as lender_application_id, f.heard_day, f.effective_day,
      coalesce(f.brand_id, 0) as brand_id, f.partner_id, f.product, f.source_id, null::integer as lender_id, 0::smallint as reason, f.amount_paise
    from journey_step f where f.step = (enum_range(null::journey_step_name))[${code}::integer]
      and ${day} between ${from}::date and ${to}::date ${filtersOf(where)} ${beyond(after, day, sql`f.subject_id`, sql`uuid`)}
    order by ${day} desc, f.subject_id desc limit ${limit}`
}

const ofLenders = ({ code, isHeard, from, to, where, limit, after }: FileRowsAsk): Sql => {
  const [heard, told, paise] = lenderDaysOf(code)
  const day = isHeard ? heard : told
  return sql`select f.lender_application_id::text as key, f.lender_application_id, ${heard} as heard_day, ${told} as effective_day,
      f.brand_id, f.partner_id, f.product, f.source_id, f.lender_id, f.reason, ${paise} as amount_paise
    from fact_lender f where ${day} between ${from}::date and ${to}::date ${filtersOf(where)}
      ${beyond(after, day, sql`f.lender_application_id`, sql`bigint`)}
    order by ${day} desc, f.lender_application_id desc limit ${limit}`
}

const ofParts = ({ isHeard, from, to, where, limit, after }: FileRowsAsk): Sql => {
  const day = isHeard ? sql`f.heard_day` : sql`f.effective_day`
  return sql`select (${partKey})::text as key, f.lender_application_id, f.heard_day, f.effective_day,
      f.brand_id, f.partner_id, f.product, f.source_id, f.lender_id, 0::smallint as reason, f.paise as amount_paise
    from part_delta f
    where f.taken_back_day is null and ${day} between ${from}::date and ${to}::date ${filtersOf(where)}
      ${beyond(after, day, partKey, sql`bigint`)}
    order by ${day} desc, ${partKey} desc limit ${limit}`
}

/** The rows with their places: the latest day first, within it by their keys. */
const placed = (ask: FileRowsAsk): Sql => sql`
  select f.*, row_number() over () as at
    from (${ask.kind === 'steps' ? ofSteps(ask) : ask.kind === 'lenders' ? ofLenders(ask) : ofParts(ask)}) f`

/** The rows behind a figure for a file: the latest day first, within it by their keys. */
export const listFileRows = (tx: Database, ask: FileRowsAsk): Promise<FileRowRow[]> =>
  tx.rows(sql`select f.key, n.application_number, f.heard_day, f.effective_day, f.brand_id, f.partner_id, f.product, f.source_id, f.lender_id,
      f.reason, f.amount_paise
    from (${placed(ask)}) f left join ${numberedApplications} n using (lender_application_id) order by f.at`)

/** Columns whose numbers stand for names. */
export const namedColumns = ['product', 'lender_id', 'brand_id', 'partner_id', 'source_id', 'reason'] as const
export type NamedColumn = (typeof namedColumns)[number]

/** What the numbers of a column are called; one that is not among them is called `other` and the number. */
export interface ColumnNames {
  names: ReadonlyMap<number, string>
  other: string
}

export interface FileText {
  /** A line ends with CR LF: both days, application number, product, lender, brand, partner, source, rupees, reason. */
  text: string
  rows: number
  /** Of the last of them. */
  heard_day: string
  effective_day: string
  key: string
}

/**
 * The same rows as comma-separated lines, which the database writes: as values each costs four times as much here (decision 140). Null: there is none.
 * @param columns names as `writeCsv` writes them: quoted where they have to be, and none can act as a formula
 */
export const writeFileText = (
  tx: Database,
  ask: FileRowsAsk,
  columns: Readonly<Record<NamedColumn, ColumnNames>>,
): Promise<FileText | null> => {
  const called = (column: NamedColumn): Sql => identifier(`${column}_called`)
  const nameOf = (column: NamedColumn): Sql =>
    sql`coalesce(${called(column)}.name, ${columns[column].other}::text || f.${identifier(column)})`
  const names = namedColumns.map((column) => {
    const { names: known } = columns[column]
    return sql`left join unnest(${[...known.keys()]}::integer[], ${[...known.values()]}::text[]) ${called(column)} (id, name)
      on ${called(column)}.id = f.${identifier(column)}`
  })
  const [product, lender, brand, partner, source, reason] = namedColumns.map(nameOf)
  return tx.row<FileText>(sql`
    with f as materialized (${placed(ask)}),
      said as (select string_agg(concat(f.heard_day, ',', f.effective_day, ',', n.application_number, ',', ${product}, ',', ${lender}, ',', ${brand},
          ',', ${partner}, ',', ${source}, ',', round(f.amount_paise / 100.0, 2), ',', ${reason}, E'\\r\\n'), '' order by f.at) as text
        from f left join ${numberedApplications} n using (lender_application_id) ${join(names, ' ')})
    select said.text, last.at::integer as rows, last.heard_day, last.effective_day, last.key
      from said, lateral (select * from f order by at desc limit 1) last`)
}
