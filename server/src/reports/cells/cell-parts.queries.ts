import type { Database } from '../../platform/db/database.ts'
import { identifier, join, sql, type Sql } from '../../platform/db/sql.ts'
import { bases, families, type Basis, type CellKey, type Cut, type FamilyName } from './families.ts'

export const sumNames = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'p1', 'p2', 'p3', 'p4'] as const
export type SumName = (typeof sumNames)[number]
export const sums = join(
  sumNames.map((name) => sql`sum(${identifier(name)})::bigint as ${identifier(name)}`),
  ', ',
)
export const names = join(sumNames.map(identifier), ', ')
export const keyNames = sql`family, basis, cut, day, k1, k2, k3`

/** What a key is made of in a delta, as `d`. */
const keyColumns: Readonly<Record<CellKey, Sql>> = {
  product: sql`d.product::integer`,
  brand: sql`d.brand_id`,
  source: sql`d.source_id::integer`,
  device: sql`d.device::integer`,
  partner: sql`d.partner_id`,
  lender: sql`d.lender_id`,
  reason: sql`d.reason::integer`,
  step: sql`d.code::integer`,
  bucket: sql`d.wait::integer`,
  scope: sql`d.code::integer`,
  scope_id: sql`(case d.code when 1 then d.brand_id else d.product end)`,
  prev_day: sql`coalesce(d.prev_day - date '2000-01-01', 0)`,
}
export const keyColumn = (key: CellKey): Sql => keyColumns[key]

/** Of entries `heard_day` is the month of the books. */
export const dayColumn = (family: FamilyName, basis: Basis): Sql =>
  family === 'cohort' ? sql`d.start_day` : basis === 'effective' ? sql`d.effective_day` : sql`d.heard_day`

/** The deltas that a cut of a family counts. */
const countedBy = (family: FamilyName): Sql => {
  if (family === 'cohort') return sql`d.level = 1 and d.start_day is not null`
  if (family === 'wait') return sql`d.level = 1 and d.wait > 0`
  if (family === 'reason') return sql`d.level = 2 and d.code = 7`
  return sql`d.level = any(${families[family].levels}::smallint[])`
}

const places = [1, 2, 3, 4, 5, 6, 7, 8]
const lags: readonly Sql[] = [
  sql`d.heard_day - d.start_day <= 0`,
  sql`d.heard_day - d.start_day = 1`,
  sql`d.heard_day - d.start_day between 2 and 7`,
  sql`d.heard_day - d.start_day between 8 and 30`,
  sql`d.heard_day - d.start_day between 31 and 90`,
  sql`d.heard_day - d.start_day > 90`,
]

/** The sums of a family that are not 0, as families.ts names them. */
const sumsOf = (family: FamilyName): Partial<Record<SumName, Sql>> => {
  const byCode = (level: Sql): [string, Sql][] =>
    places.map((place) => [`n${place}`, sql`sum(d.n) filter (where ${level} and d.code = ${place})`])
  if (family === 'journey') return { ...Object.fromEntries(byCode(sql`true`)), p1: sql`sum(d.paise)` }
  if (family === 'lender')
    return {
      ...Object.fromEntries(byCode(sql`d.level = 2`)),
      p1: sql`sum(d.paise) filter (where d.level = 2 and d.code = 1)`,
      p2: sql`sum(d.paise) filter (where d.level = 2 and d.code = 5)`,
      p3: sql`sum(d.paise) filter (where d.level = 3)`,
      p4: sql`sum(d.n) filter (where d.level = 3)`,
    }
  if (family === 'cohort')
    return Object.fromEntries(
      lags.map((lag, place) => [`n${place + 1}`, sql`sum(d.n) filter (where ${lag})`]),
    )
  if (family === 'commission')
    return Object.fromEntries(
      [1, 2, 3, 4].map((place) => [`p${place}`, sql`sum(d.paise) filter (where d.code = ${place})`]),
    )
  return { n1: sql`sum(d.n)` }
}

/** The twelve sums of a family over deltas `d`. */
export const sumColumns = (family: FamilyName): Sql => {
  const made = sumsOf(family)
  return join(
    sumNames.map((name) => {
      const sum = made[name]
      return sum === undefined
        ? sql`0::bigint as ${identifier(name)}`
        : sql`coalesce(${sum}, 0)::bigint as ${identifier(name)}`
    }),
    ', ',
  )
}

/** The cells that deltas change in one cut, summed by day and keys. */
export const cellsOf = (deltas: Sql, family: FamilyName, cut: Cut, basis: Basis, more: Sql): Sql => {
  const [k1, k2, k3] = [0, 1, 2].map((place) => {
    const key = cut.keys[place]
    return key === undefined ? sql`0` : keyColumn(key)
  })
  return sql`select ${families[family].family}::smallint as family, ${bases[basis]}::smallint as basis, ${cut.cut}::smallint as cut,
      ${dayColumn(family, basis)} as day, ${k1} as k1, ${k2} as k2, ${k3} as k3, ${sumColumns(family)}
    from ${deltas} d where ${countedBy(family)} ${more} group by 4, 5, 6, 7`
}

const familiesOf = (levels: readonly number[]): FamilyName[] =>
  (Object.keys(families) as FamilyName[]).filter((name) => {
    const known: readonly number[] = families[name].levels
    return known.some((level) => levels.includes(level))
  })

/** The cells that deltas of some levels change, of every cut and basis, each counted from the deltas; `more` by the column of the day. */
export const allCellsOf = (deltas: Sql, levels: readonly number[], more: (day: Sql) => Sql): Sql =>
  join(
    familiesOf(levels).flatMap((family) =>
      families[family].bases.flatMap((basis) =>
        families[family].cuts.map((cut) =>
          cellsOf(deltas, family, cut, basis, more(dayColumn(family, basis))),
        ),
      ),
    ),
    ' union all ',
  )

const named = (cut: number): Sql => identifier(`cut_${cut}`)

/** The cells of a cut, summed from those of a finer one. */
const sumOfFiner = (cut: Cut, finer: Cut): Sql => {
  const [k1, k2, k3] = [0, 1, 2].map((place) => {
    const key = cut.keys[place]
    return key === undefined ? sql`0` : identifier(`k${finer.keys.indexOf(key) + 1}`)
  })
  return sql`select family, basis, ${cut.cut}::smallint as cut, day, ${k1} as k1, ${k2} as k2, ${k3} as k3, ${sums}
    from ${named(finer.cut)} group by family, basis, day, 5, 6, 7`
}

/** The same cells with less work: what a finer cut holds is counted there alone. */
export const quickCellsOf = (deltas: Sql, levels: readonly number[], more: (day: Sql) => Sql): Sql =>
  join(
    familiesOf(levels).flatMap((family) => {
      const cuts: readonly Cut[] = families[family].cuts
      // The finest first: what a cut is summed from stands before it.
      const ordered = cuts.toSorted((one, other) => other.keys.length - one.keys.length)
      return families[family].bases.map((basis) => {
        const parts = ordered.map((cut) => {
          const finer = cuts.find((one) => one.cut === cut.of)
          const cells =
            finer === undefined
              ? cellsOf(deltas, family, cut, basis, more(dayColumn(family, basis)))
              : sumOfFiner(cut, finer)
          return sql`${named(cut.cut)} as (${cells})`
        })
        const all = ordered.map((cut) => sql`select * from ${named(cut.cut)}`)
        return sql`(with ${join(parts, ', ')} ${join(all, ' union all ')})`
      })
    }),
    ' union all ',
  )

/** Which cuts the transaction writes cells of: all that families.ts names. A server that names fewer writes none (migration 162). */
export const writeAllCuts = async (tx: Database): Promise<void> => {
  await tx.run(sql`set local reports.cuts = '2'`)
}

/** Folding and rebuilding follow one another, in all processes. */
export const holdFold = async (tx: Database): Promise<boolean> => {
  await writeAllCuts(tx)
  return (await tx.row<{ got: boolean }>(sql`select pg_try_advisory_xact_lock(7214015) as got`))?.got === true
}

/** By day, and by month; cut 4 of lenders by month alone. */
export const grainCells = (of: Sql): Sql => sql`
  select family, 1::smallint as grain, basis, cut, day, k1, k2, k3, ${names} from ${of} where not (family = 2 and cut = 4)
  union all
  select family, 2::smallint, basis, cut, date_trunc('month', day::timestamp)::date, k1, k2, k3, ${sums} from ${of}
    group by family, basis, cut, 5, k1, k2, k3`

/** Cells that none stands for yet. */
export const newCells = (grained: Sql): Sql => sql`
  insert into report_cell as r (family, grain, basis, cut, day, k1, k2, k3, ${names})
    select * from (${grained}) g order by 1, 2, 3, 4, 5, 6, 7, 8`

export const addCells = (grained: Sql): Sql => sql`${newCells(grained)}
    on conflict (family, grain, basis, cut, day, k1, k2, k3) do update set ${join(
      sumNames.map((name) => sql`${identifier(name)} = r.${identifier(name)} + excluded.${identifier(name)}`),
      ', ',
    )}`
