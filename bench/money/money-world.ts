import type pg from 'pg'
import { createDatabase, createPool, type Database } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import { buildBrand } from '../../server/src/testing/builders/build-brand.ts'
import { buildLoans } from '../../server/src/testing/builders/build-loans.ts'
import { buildPartner } from '../../server/src/testing/builders/build-partner.ts'
import { loadReferenceData } from '../../server/seeds/reference/load.ts'
import { drawsFrom, type Draws } from '../figures/family.ts'
import { makeDataFolder, openPostgres } from '../product.ts'
import { seededRandom } from '../random-market.ts'

/** A migrated PostgreSQL of the run's own, with reference data and one brand. */
export const openMoneyDatabase = async (): Promise<{
  db: Database
  pool: pg.Pool
  connection: pg.PoolConfig
  close: () => Promise<void>
}> => {
  const folder = await makeDataFolder()
  const postgres = await openPostgres(folder.path, false)
  const pool = createPool({ ...postgres.connection, statement_timeout: 120_000 }, (error) =>
    console.error(error),
  )
  await migrate(pool)
  const client = await pool.connect()
  await loadReferenceData(client)
  client.release()
  const db = createDatabase(pool)
  await buildBrand(db, { slug: 'default' })
  return {
    db,
    pool,
    connection: postgres.connection,
    close: async () => {
      await pool.end()
      await postgres.stop()
      await folder.remove()
    },
  }
}

export interface MoneyWorld {
  lenders: number[]
  partners: number[]
  /** In an order that is the same for the same numbers of lenders and loans. */
  loans: { lender_application_id: number; lender_id: number }[]
  /** A step that disbursals can be said to come by. */
  event_id: number
}

const addRules = async (db: Database, lender_id: number, { whole, pick }: Draws): Promise<void> => {
  const types = await db.rows<{ id: number }>(
    sql`select revenue_type_id as id from revenue_type order by revenue_type_id`,
  )
  const revenue_type_id = pick(types).id
  const first = whole(1, 20) * 1_00_000
  const bounds = [
    [null, first],
    [first + 1, first * 3],
    [first * 3 + 1, null],
  ] as const
  for (const [place, [slab_disbursed_min, slab_disbursed_max]] of bounds.entries()) {
    const content = {
      slab_disbursed_min,
      slab_disbursed_max,
      slab_number_min: null,
      slab_number_max: null,
      ats_min: null,
      ats_max: null,
      revenue_type_id,
      revenue_flat: whole(0, 1) === 0 ? null : whole(1, 50_000) / 100,
      revenue_percent: (1_500 + place * 250 + whole(0, 249)) / 1_000,
      status: 1,
    }
    const rule = await db.row<{
      id: number
    }>(sql`insert into lender_revenue (lender_id, sort_order, revenue_type_id, revenue_percent)
      values (${lender_id}, ${place + 1}, ${revenue_type_id}, ${content.revenue_percent}) returning id`)
    await db.run(sql`insert into lender_revenue_version (id, version, content, valid_from)
      values (${rule?.id}, 1, ${JSON.stringify(content)}, '2026-01-01T00:00:00+05:30')`)
  }
}

/** Rules, partners with terms and sanctioned loans for these lenders; a third of the loans are nobody's lead. The same for the same seed. */
export const buildMoneyWorld = async (
  db: Database,
  { lenders, loans, seed }: { lenders: number[]; loans: number; seed: number },
): Promise<MoneyWorld> => {
  const draws = drawsFrom(seededRandom(seed + 1))
  for (const lender_id of lenders) await addRules(db, lender_id, draws)
  const partners: number[] = []
  for (let at = 0; at < 2; at += 1) {
    const { partner_id } = await buildPartner({ db, now: () => new Date('2026-01-01T06:00:00Z') })
    partners.push(partner_id)
    const [percent, flat] = [draws.whole(0, 80_000) / 1_000, draws.whole(0, 50_000) / 100]
    await asOffice(db, (tx) =>
      tx.run(sql`insert into partner_terms (partner_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at)
        values (${partner_id}, ${percent}, ${flat}, '2026-01-01', 'bench', now())`),
    )
  }
  // The second came by the first, which has a share of its loans.
  await asOffice(db, async (tx) => {
    await tx.run(sql`update partner set invited_by = ${partners[0]} where partner_id = ${partners[1]}`)
    await tx.run(sql`insert into referral_terms (partner_id, percent, months, valid_from, set_by, set_at, reason)
      values (${partners[0]}, ${draws.whole(1, 30_000) / 1_000}, 60, '2026-01-01', 'bench', now(), 'bench')`)
  })
  const groups = lenders.flatMap((lender_id) =>
    [null, ...partners].map((partner_id) => ({ lender_id, partner_id })),
  )
  const made: MoneyWorld['loans'] = []
  for (const { lender_id, partner_id } of groups) {
    const count = Math.ceil(loans / groups.length)
    const ids = await buildLoans(db, { lender_id, count, partner_id })
    made.push(...ids.map((lender_application_id) => ({ lender_application_id, lender_id })))
  }
  const event = await db.row<{
    event_id: number
  }>(sql`insert into lender_application_event (lender_application_id, status, source)
    values (${made[0]?.lender_application_id}, 'DISBURSED', 'lender') returning event_id`)
  return { lenders, partners, loans: made, event_id: event?.event_id ?? 0 }
}

/** What the books of a world say, by places in it and not by numbers of the database: it can be laid beside another's. */
export const readBooks = (db: Database, world: MoneyWorld) =>
  asOffice(db, async (tx) => {
    const placeOf = new Map(
      world.loans.map(({ lender_application_id }, place) => [lender_application_id, place]),
    )
    const lines = await tx.rows<{
      lender_application_id: number
      tranche: number
      expected_paise: number
      percent_share_paise: number
      flat_share_paise: number
      referral_share_paise: number
      state: string
    }>(sql`select lender_application_id, tranche, expected_paise, percent_share_paise, flat_share_paise, referral_share_paise, state
      from commission_line where lender_id = any(${world.lenders}::integer[]) order by lender_application_id, tranche`)
    const accounts = await tx.rows<{
      kind: string
      lender_id: number | null
      partner_id: number | null
      paise: number
    }>(sql`select a.kind, a.lender_id, a.partner_id, sum(e.amount_paise)::bigint as paise
      from ledger_account a join ledger_entry e using (account_id)
      where a.lender_id = any(${world.lenders}::integer[]) or a.partner_id = any(${world.partners}::integer[])
      group by 1, 2, 3 order by 1, 2, 3`)
    return {
      lines: lines.map(({ lender_application_id, ...line }) => ({
        loan: placeOf.get(lender_application_id),
        ...line,
      })),
      accounts: accounts.map(({ kind, lender_id, partner_id, paise }) => ({
        kind,
        lender: lender_id === null ? null : world.lenders.indexOf(lender_id),
        partner: partner_id === null ? null : world.partners.indexOf(partner_id),
        paise,
      })),
    }
  })
