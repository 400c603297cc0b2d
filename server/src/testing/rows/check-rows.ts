import pg from 'pg'
import type { RowKind, RowShape, RowTypes } from './read-row-types.ts'

interface Field {
  name: string
  dataTypeID: number
}

const { builtins } = pg.types
type StoredKind = Exclude<RowKind, 'null'>
/** What the driver makes of each of PostgreSQL's types; a domain comes as what it is made of. */
const kindsByType: ReadonlyMap<number, StoredKind> = new Map<number, StoredKind>([
  ...[builtins.INT2, builtins.INT4, builtins.INT8, builtins.NUMERIC, builtins.FLOAT4, builtins.FLOAT8].map(
    (type) => [type, 'number'] as const,
  ),
  ...[builtins.TIMESTAMP, builtins.TIMESTAMPTZ].map((type) => [type, 'date'] as const),
  [builtins.BOOL, 'boolean'],
  [builtins.BYTEA, 'bytes'],
  // What is in it is the word of whoever wrote it.
  [builtins.JSON, 'any'],
  [builtins.JSONB, 'any'],
])
/** _bool, _bytea, _int2, _int4, _text, _varchar, _int8, _uuid, _date, _timestamptz, _numeric, _jsonb. */
const arrayTypes = new Set([1000, 1001, 1005, 1007, 1009, 1015, 1016, 2951, 1182, 1185, 1231, 3807])

const kindOfType = (type: number): StoredKind =>
  arrayTypes.has(type) ? 'array' : (kindsByType.get(type) ?? 'string')

/**
 * What a row type claims that the database does not answer, a sentence each: a property without a column, a column of another
 * type, null where it claims none, a value that it does not name.
 */
export const findFalseClaims = (
  shape: RowShape,
  { fields, rows }: { fields: readonly Field[]; rows: readonly Readonly<Record<string, unknown>>[] },
): string[] =>
  Object.entries(shape).flatMap(([name, { kinds, values, optional }]) => {
    const field = fields.find((found) => found.name === name)
    if (field === undefined) return optional ? [] : [`${name} is no column`]
    const kind = kindOfType(field.dataTypeID)
    const claimed = kinds.filter((found): found is StoredKind => found !== 'null')
    if (kind !== 'any' && claimed.length > 0 && !claimed.includes(kind) && !claimed.includes('any'))
      return [`${name} is a ${kind}, not a ${claimed.join(' or ')}`]
    const found = rows.map((row) => row[name])
    if (!kinds.includes('null') && !kinds.includes('any') && found.includes(null)) return [`${name} is null`]
    const other = found.find(
      (value) => value !== null && values !== undefined && !values.some((known) => known === value),
    )
    return other === undefined ? [] : [`${name} is ${JSON.stringify(other)}`]
  })

const site = /(server\/src\/[\w./-]+\.queries\.ts:\d+:\d+)/

type Query = (...args: unknown[]) => unknown
type Answer = { fields: Field[]; rows: Record<string, unknown>[] }

/** Every statement that a query of ours runs here is compared with the type that it claims. */
const guard = (query: Query, types: RowTypes): Query => {
  return (...args) => {
    const answer = query(...args)
    // The driver's own calls give a callback; ours wait.
    if (!(answer instanceof Promise)) return answer
    const at = site.exec(new Error('where').stack ?? '')?.[1] ?? ''
    const shape = types[at]
    if (shape === undefined) return answer
    return answer.then((result: Answer) => {
      const wrong = findFalseClaims(shape, result)
      if (wrong.length > 0) throw new Error(`the row type at ${at} claims too much: ${wrong.join(', ')}`)
      return result
    })
  }
}

/** Holds the rows that come over `pool` against the types that the queries claim. */
export const checkRows = (pool: pg.Pool, types: RowTypes): void => {
  const target = pool as unknown as { query: Query; connect: Query }
  target.query = guard(target.query.bind(pool), types)
  pool.on('connect', (client) => {
    const connected = client as unknown as { query: Query }
    // By the prototype's method of the moment, so that a test may spy on it.
    connected.query = guard((...args) => (pg.Client.prototype.query as Query).apply(client, args), types)
  })
}
