import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { fillCells } from './fill-cells.ts'
import { dropIndexes, makeAgain } from './loose-indexes.ts'
import {
  applications,
  drawing,
  events,
  kinds,
  loans,
  scratch,
  starts,
  STARTS_AN_APPLICATION,
  steps,
} from './report-draws.ts'
import {
  accountMonths,
  agreed,
  bookAccounts,
  bookMonths,
  books,
  bookTables,
  keepLater,
  moveSequences,
  written,
} from './report-rows.ts'
import { daysOfWorld, monthsOfWorld, type WorldDay } from './report-world.ts'

/** What was written of a table, or done for it. */
export interface Filled {
  what: string
  rows: number
  ms: number
  /** With indexes, where it is a table. */
  bytes?: number
}

const tables = [
  'prospect',
  'customer',
  'customer_product',
  'application',
  'lender_application',
  'lender_application_event',
  'disbursal',
  'journey_step',
  'fact_lender',
  'ledger_tx',
  'ledger_entry',
] as const

const fillDays = async (client: pg.ClientBase, days: readonly WorldDay[]): Promise<void> => {
  await client.query('create temp table world_day (day date, first bigint, last bigint) on commit drop')
  await client.query('insert into world_day select * from unnest($1::date[], $2::bigint[], $3::bigint[])', [
    days.map(({ day }) => day),
    days.map(({ first }) => first),
    days.map(({ last }) => last),
  ])
}

/**
 * Fills a database with three years of starts, applications, lenders' news, parts and commission, and with all that the reports keep of them: the same
 * for the same seed and the same day. It needs the tables' owner, and brands and lenders, whose first it takes. All but the cells is one transaction; rows of before stay, and a second fill into one database is refused by its ids.
 */
export const fillReports = async (
  pool: pg.Pool,
  { applications: wanted, seed, now }: { applications: number; seed: number; now: Date },
  said: (filled: Filled) => void = () => undefined,
): Promise<void> => {
  const client = await pool.connect()
  const took = new Map<string, { rows: number; ms: number }>()
  /** Runs statements for a table and adds to what it took. */
  const timed = async (what: string, work: () => Promise<number | null | void>): Promise<void> => {
    const began = performance.now()
    const rows = (await work()) ?? 0
    const before = took.get(what) ?? { rows: 0, ms: 0 }
    took.set(what, { rows: before.rows + rows, ms: before.ms + performance.now() - began })
  }
  const run = async (text: string, values: readonly unknown[] = []): Promise<number | null> =>
    (await client.query(text, [...values])).rowCount
  try {
    await client.query(`set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB';
      set temp_buffers = '256MB'; set timezone = 'Asia/Kolkata'; set app.office = '1'`)
    await client.query('begin')
    const days = daysOfWorld(Math.ceil(wanted * STARTS_AN_APPLICATION), now)
    const until = new Date(`${days.at(-1)?.day}T18:30:00Z`).toISOString()
    await client.query(drawing(seed))
    await client.query(kinds.replaceAll('$1::timestamptz', `'${days[0]?.day}'::timestamptz`))
    await client.query(scratch)
    await fillDays(client, days)
    const { rows: known } = await client.query<{
      brands: number
      products: number
      tx: string
    }>(`select (select count(*) from kind_brand)::integer as brands,
      (select count(*) from kind_product)::integer as products, (select coalesce(max(tx_id), 0) from ledger_tx)::text as tx`)
    const world = { brands: known[0]?.brands ?? 0, products: known[0]?.products ?? 0, until }
    if (world.brands === 0 || world.products === 0) throw new Error('a brand and a lender are needed')
    await client.query(
      `analyze kind_brand; analyze kind_lender; analyze kind_product; analyze kind_partner; analyze world_day`,
    )
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    const dropped = await dropIndexes(client, tables)

    const months = monthsOfWorld(days)
    for (const [place, { first, last, until: lastDay }] of months.entries()) {
      await timed('drawn', async () => {
        await run('truncate drawn_start, drawn_application, drawn_loan')
        await run(starts(world), [first, last])
        await run('analyze drawn_start')
        await run(applications)
        await run('analyze drawn_application')
        await run(loans(until))
        await run('analyze drawn_loan')
        await run(events)
        await run('analyze drawn_event')
        await run(steps)
      })
      const end = place === months.length - 1 ? until : new Date(`${lastDay}T18:30:00Z`).toISOString()
      for (const { table, statement } of written)
        await timed(table, () => run(statement, statement.includes('$1') ? [end] : []))
      await timed('drawn', async () => {
        await client.query(`${keepLater('event', end)}; ${keepLater('step', end)}`)
      })
    }
    const build = (table: string): Promise<void> =>
      timed(`${table}: indexes`, async () => {
        await makeAgain(
          client,
          dropped.filter((one) => one.table === table && one.kind !== 'reference'),
        )
        await run(`analyze ${table}`)
      })
    for (const table of tables) if (table !== 'fact_lender' && !table.startsWith('ledger')) await build(table)
    // Applications of before have theirs.
    await timed('fact_lender', () =>
      run(`insert into fact_lender select * from lender_fact l
        where not exists (select from fact_lender f where f.lender_application_id = l.lender_application_id)`),
    )
    await build('fact_lender')
    const lastTx = known[0]?.tx ?? '0'
    await timed('ledger_tx', async () => {
      await run(bookTables.replace('$1::bigint', lastTx))
      await run(bookMonths.replace('$1::bigint', lastTx))
      await run(bookAccounts)
      await run('analyze book_line')
      return run(books.ledger_tx, [now])
    })
    await timed('ledger_entry', () => run(books.ledger_entry))
    for (const table of ['ledger_tx', 'ledger_entry']) await build(table)
    await timed('account_month', () => run(accountMonths, [lastTx]))
    await run(moveSequences)
    await client.query(agreed)
    await timed('references', () =>
      makeAgain(
        client,
        dropped.filter(({ kind }) => kind === 'reference'),
      ),
    )
    const { rows: unbalanced } = await client.query(
      `select tx_id from ledger_entry where tx_id > ${lastTx} group by tx_id having sum(amount_paise) <> 0 limit 1`,
    )
    if (unbalanced.length > 0) throw new Error('a filled transaction of the ledger does not make 0')
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
    await timed('report_cell', () => fillCells(pool))
    // As the server's own housekeeping leaves it.
    await timed('vacuum', async () => {
      await run(`vacuum (analyze) ${[...tables, 'report_cell', 'report_delta', 'account_month'].join(', ')}`)
    })
    for (const [what, { rows, ms }] of took) {
      const { rows: sizes } = await client.query<{ bytes: string | null }>(
        `select pg_total_relation_size(to_regclass($1))::text as bytes`,
        [what.includes(':') ? null : what],
      )
      const bytes = sizes[0]?.bytes
      said({ what, rows, ms, ...(bytes != null && { bytes: Number(bytes) }) })
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release(true)
  }
}
