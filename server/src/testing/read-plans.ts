import type { Database } from '../platform/db/database.ts'
import { Sql, sql } from '../platform/db/sql.ts'

/** A node of `explain (format json)`. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Parent Relationship'?: string
  Plans?: PlanNode[]
}

/** A table that a statement reads whole, row by row or through an index that it looks nothing up in. */
export interface FullRead {
  table: string
  by: string
  statement: string
}

const explained = /^\s*(?:select|insert|update|delete|with)\b/i

/** Whether a node looks its rows up: by a condition of its index, or of each index whose rows it puts together. */
const looksUp = ({ 'Node Type': by, 'Index Cond': condition, Plans = [] }: PlanNode): boolean => {
  // What is asked once for the statement reads nothing of the table.
  const parts = Plans.filter((part) => part['Parent Relationship'] !== 'InitPlan')
  if (/^Bitmap(?: Heap Scan|Or)$/.test(by)) return parts.every(looksUp)
  if (by === 'BitmapAnd') return parts.some(looksUp)
  return by === 'Tid Scan' || condition !== undefined
}

const fullReadsOf = (node: PlanNode, statement: string): FullRead[] => {
  const { 'Relation Name': table, 'Node Type': by, Plans: parts = [] } = node
  const inner = parts.flatMap((part) => fullReadsOf(part, statement))
  const isFull = table !== undefined && by.endsWith('Scan') && !looksUp(node)
  return isFull ? [{ table, by, statement }, ...inner] : inner
}

const readPlan = async (db: Database, statement: Sql): Promise<FullRead[]> => {
  const [first = '', ...rest] = statement.strings
  if (!explained.test(first)) return []
  const row = await db.row<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    new Sql([`explain (format json) ${first}`, ...rest], statement.parts),
  )
  return row === null ? [] : fullReadsOf(row['QUERY PLAN'][0].Plan, statement.toStatement().text)
}

/** A database that has each statement planned before it runs it, and tells of each table that the plan reads whole. */
export const withPlans = (db: Database, found: (read: FullRead) => void): Database => {
  const look = async (statement: Sql): Promise<void> => {
    for (const read of await readPlan(db, statement)) found(read)
  }
  return {
    rows: async <Row extends object>(statement: Sql) => {
      await look(statement)
      return db.rows<Row>(statement)
    },
    row: async <Row extends object>(statement: Sql) => {
      await look(statement)
      return db.row<Row>(statement)
    },
    run: async (statement) => {
      await look(statement)
      return db.run(statement)
    },
    transaction: (work) => db.transaction((tx) => work(withPlans(tx, found))),
  }
}

/**
 * References to these tables whose column no index begins with: deleting one row of the table reads every row that may refer to
 * it. An index that leaves out rows without a reference serves; one with any other condition does not. Parts of a table are its own.
 */
export const listUnindexedReferences = async (db: Database, tables: readonly string[]): Promise<string[]> => {
  const rows = await db.rows<{ reference: string }>(sql`
    select c.conrelid::regclass::text || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = any(${tables}::text[]::regclass[])
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indisvalid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)'))
    order by 1`)
  return rows.map(({ reference }) => reference)
}
