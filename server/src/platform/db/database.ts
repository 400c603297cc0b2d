import pg from 'pg'
import { isReadOnlyWork } from './read-only-work.ts'
import type { Sql } from './sql.ts'

/** Runs SQL on a pool or inside one transaction; the same queries serve both. */
export interface Database {
  /** All rows. */
  rows<Row extends object>(statement: Sql): Promise<Row[]>
  /** The first row, or null. */
  row<Row extends object>(statement: Sql): Promise<Row | null>
  /** How many rows a write touched. */
  run(statement: Sql): Promise<number>
  /** Runs `work` in a transaction: all of it or nothing. Inside one already, a savepoint. */
  transaction<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/**
 * Money and counts fit a double exactly; a `date` stays the calendar day it is, whatever the zone of the server
 * (the driver would shift it by a day in Asia/Kolkata).
 */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, String)

/** How long a pool waits: for a connection, for PostgreSQL to give a statement up, and for its answer where none comes at all. */
export interface PoolPatience {
  connectMs: number
  statementMs: number
}

/** The settings of a pool whose statements are all short: a database that has gone silent is found out a little after it should have answered. */
export const patientPool = ({ connectMs, statementMs }: PoolPatience): pg.PoolConfig => ({
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  query_timeout: statementMs + 3_000,
})

/** A pool on `config` with our types; an error of an idle connection is reported, not thrown. */
export const createPool = (config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 10_000,
    // A connection whose other end has vanished is found out, not waited on for good.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 15_000,
    ...config,
    types,
  })
  pool.on('error', onError)
  // One that breaks while it is lent out fails the query that runs on it; without this it would end the process too.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

interface Queryable {
  query<Row extends object>(statement: {
    text: string
    values: unknown[]
  }): Promise<{ rows: Row[]; rowCount: number | null }>
}

const onQueryable = (queryable: Queryable): Omit<Database, 'transaction'> => ({
  rows: async <Row extends object>(statement: Sql) =>
    (await queryable.query<Row>(statement.toStatement())).rows,
  row: async <Row extends object>(statement: Sql) =>
    (await queryable.query<Row>(statement.toStatement())).rows[0] ?? null,
  run: async (statement) => (await queryable.query(statement.toStatement())).rowCount ?? 0,
})

/** True where no answer came in time: whatever is sent after it on that connection waits behind it, so it is not to be used again. */
export const isSilent = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

const inTransaction = (client: pg.ClientBase, depth: number): Database => ({
  ...onQueryable(client),
  transaction: async (work) => {
    const savepoint = `s${depth}`
    await client.query(`savepoint ${savepoint}`)
    try {
      const result = await work(inTransaction(client, depth + 1))
      await client.query(`release savepoint ${savepoint}`)
      return result
    } catch (error) {
      if (!isSilent(error)) await client.query(`rollback to savepoint ${savepoint}`)
      throw error
    }
  },
})

/** Runs one statement in a transaction of its own that may write nothing. */
const aloneReadOnly = (db: Database): Omit<Database, 'transaction'> => ({
  rows: <Row extends object>(statement: Sql) => db.transaction((tx) => tx.rows<Row>(statement)),
  row: <Row extends object>(statement: Sql) => db.transaction((tx) => tx.row<Row>(statement)),
  run: (statement) => db.transaction((tx) => tx.run(statement)),
})

export const createDatabase = (pool: pg.Pool): Database => {
  const plain = onQueryable(pool)
  const db: Database = {
    rows: <Row extends object>(statement: Sql) => (isReadOnlyWork() ? readOnly : plain).rows<Row>(statement),
    row: <Row extends object>(statement: Sql) => (isReadOnlyWork() ? readOnly : plain).row<Row>(statement),
    run: (statement) => (isReadOnlyWork() ? readOnly : plain).run(statement),
    transaction: inPool(pool),
  }
  const readOnly = aloneReadOnly(db)
  return db
}

const inPool =
  (pool: pg.Pool): Database['transaction'] =>
  async (work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query(isReadOnlyWork() ? 'begin read only' : 'begin')
      const result = await work(inTransaction(client, 1))
      await client.query('commit')
      return result
    } catch (error) {
      if (isSilent(error)) broken = error
      else
        await client.query('rollback').catch((rollbackError: Error) => {
          broken = rollbackError
        })
      throw error
    } finally {
      client.release(broken)
    }
  }

/** True where `error` is a violation of the named unique constraint or index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

/** True where `error` says that a row cannot go while another refers to it. */
export const refersTo = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503'

/** True where a lock was not to be had in time, or a deadlock was undone: nothing is wrong, another try may find it free. */
export const isBusy = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')

/** True where PostgreSQL gave a statement up that took too long. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '57014'

/** The node.js codes of a connection that could not be made or broke. */
const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])
/** The driver's own words for the same; it gives these no code. */
const lostWords =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/**
 * True where the database is away, full or about to end, not the statement wrong: another try a little later may succeed.
 * PostgreSQL's own codes: class 08 (connection), 53 (resources), 57P01 to 57P05 (shutdown, start), 40001 and 40P01
 * (serialisation, deadlock), 57014 (statement timeout).
 */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError)
    return /^(?:08...|53...|57P0[1-5]|40001|40P01|57014)$/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  return (
    lostWords.test(error.message) ||
    ('code' in error && 'syscall' in error && lostConnection.has(String(error.code)))
  )
}
