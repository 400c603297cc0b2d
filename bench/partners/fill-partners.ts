import type pg from 'pg'
import { createDatabase } from '../../server/src/platform/db/database.ts'
import { rebuildReports } from '../../server/src/reports/cells/rebuild-reports.ts'
import { dropIndexes, makeAgain } from '../fill/loose-indexes.ts'
import { agreed, links, scratch, written } from './partner-rows.ts'

/** Leads that are looked at together. */
const PART = 20_000

/** Partners with terms and the accounts of their shares; each signs in as its first person. */
const partners = `
  insert into partner (slug, name, contact_name, email, phone, status, is_demo, created_at, updated_at)
    select 'merchant-' || n, 'Merchant ' || n, 'Asha Rao', 'merchant-' || n || '@example.com', '9000000009', 'active', 1,
        $1::timestamptz - interval '2 years', $1::timestamptz from generate_series(1, $2::integer) n`
const terms = `insert into partner_terms (partner_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at)
    select partner_id, 40, 100, ($1::timestamptz - interval '2 years')::date, 'bench', $1::timestamptz from partner`
const accounts = `insert into ledger_account (kind, partner_id)
    select kind, partner_id from partner cross join unnest('{partner_share,partner_accrued}'::text[]) kind on conflict do nothing`

/** Where each lead stands, by the product's own rule. */
const stand = async (
  client: pg.ClientBase,
  leads: number,
  said: (table: string, ms: number) => void,
): Promise<void> => {
  const began = performance.now()
  for (let from = 1; from <= leads; from += PART)
    await client.query(
      'select keep_standing(ids), keep_parts(ids) from (select array(select lead_id from partner_lead where lead_id >= $1 and lead_id < $2) as ids) part',
      [from, from + PART],
    )
  said('lead_standing', performance.now() - began)
}

/**
 * Fills an empty database with partners and their leads, and with all that their pages read of these. It needs the tables' owner, a brand and
 * lenders. Indexes, keys and references go first and come back last.
 * @param said is given each table when it is filled, and how long that took.
 */
export const fillPartners = async (
  pool: pg.Pool,
  { partners: wanted, leads, now }: { partners: number; leads: number; now: Date },
  said: (table: string, ms: number) => void = () => undefined,
): Promise<void> => {
  const client = await pool.connect()
  const tables = written.map(({ table }) => table)
  try {
    await client.query(
      `set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set app.office = '1'`,
    )
    await client.query('begin')
    await client.query(partners, [now, wanted])
    await client.query(terms, [now])
    await client.query(accounts)
    for (const statement of scratch.split(';'))
      await client.query(statement, statement.includes('$2') ? [now, leads] : [])
    await client.query(links, [now])
    await client.query('analyze a_partner; analyze a_lender; analyze drawn; analyze partner_link')
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    const dropped = await dropIndexes(client, tables)
    for (const { table, statement } of written) {
      const began = performance.now()
      await client.query(statement, statement.includes('$1') ? [now] : [])
      await makeAgain(
        client,
        dropped.filter((one) => one.table === table && one.kind !== 'reference'),
      )
      said(table, performance.now() - began)
    }
    await client.query(agreed)
    await makeAgain(
      client,
      dropped.filter(({ kind }) => kind === 'reference'),
    )
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
    await stand(client, leads, said)
    const began = performance.now()
    await rebuildReports(createDatabase(pool))
    said('figures', performance.now() - began)
    await client.query(
      `vacuum (analyze) ${[...tables, 'partner', 'partner_link', 'lead_standing', 'report_cell'].join(', ')}`,
    )
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release(true)
  }
}
