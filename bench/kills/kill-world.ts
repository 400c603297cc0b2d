import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import { sealOfPartner } from '../../server/src/partners/accounts/open-partner.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import type { Services } from '../../server/src/site/services.ts'
import { buildLender } from '../../server/src/testing/builders/build-lender.ts'
import { buildLoans } from '../../server/src/testing/builders/build-loans.ts'
import { buildPartner } from '../../server/src/testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../server/src/testing/builders/build-staff.ts'
import { drawsFrom } from '../figures/family.ts'
import { seededRandom } from '../random-market.ts'

/** Loans of a round. The first half is in the first file, the rest in the second one, which is taken back. */
const LOANS = 40
export const MONTH = '2026-11'

export interface KillWorld {
  lender_id: number
  partner_id: number
  staff: SignedInStaff
  /** In an order that is the same in every world. */
  loans: { id: number; number: string }[]
}

/** What staff do in a round: the same for the same seed, whatever world it is done in. Sums in rupees. */
export interface RoundPlan {
  files: { place: number; status: string; day: string; amount: number | null }[][]
  /** Percent, below and from `bound` on disbursed in the month. */
  rule: { bound: number; below: number; above: number }
}

const words = ['Approved', 'Disbursed', 'Disbursed', 'Disbursed', 'Part disbursed', 'Rejected']

export const drawRound = (seed: number): RoundPlan => {
  const { whole, pick } = drawsFrom(seededRandom(seed))
  const rowsOf = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => {
      const status = pick(words)
      return {
        place: from + at,
        status,
        day: `2026-11-${String(whole(1, 19)).padStart(2, '0')}`,
        amount: status.endsWith('isbursed') ? whole(20, 90) * 1_000 : null,
      }
    })
  const rule = { bound: 1_000_000, below: whole(1_500, 1_999) / 1_000, above: whole(2_000, 2_500) / 1_000 }
  return { files: [rowsOf(0, LOANS / 2), rowsOf(LOANS / 2, LOANS)], rule }
}

/** A lender, a partner that is paid without a hold, and its loans, each logged in with the lender. */
export const buildKillWorld = async (services: Services, number: number): Promise<KillWorld> => {
  const { db, vault } = services
  const { lender_id } = await buildLender(db)
  const { partner_id } = await buildPartner(services)
  const staff = await buildStaff(services, 1)
  const pan = `AAAPA${String(number).padStart(4, '0')}A`
  await asOffice(db, async (tx) => {
    await tx.run(sql`update partner set pan = ${sealOfPartner(vault, 'pan', partner_id, pan)},
      pan_index = ${vault.blindIndex('pan', pan)} where partner_id = ${partner_id}`)
    await tx.run(sql`insert into partner_terms (partner_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at)
      values (${partner_id}, 62.5, 99.99, '2026-01-01', 'the proof', now())`)
    await tx.run(sql`insert into payout_terms (partner_id, hold_days, minimum_paise, objection_days, tds_at, valid_from, set_by, set_at)
      values (${partner_id}, 0, 0, 7, 'statement', '2026-01-01', 'the proof', now())`)
  })
  const ids = await buildLoans(db, { lender_id, count: LOANS, partner_id })
  await db.run(
    sql`update lender_application set status = 'LOGGED_IN' where lender_application_id = any(${ids}::bigint[])`,
  )
  await db.run(sql`insert into lender_application_event (lender_application_id, status, source, accepted, at)
    select id, 'LOGGED_IN', 'lender', 1, '2026-02-01' from unnest(${ids}::bigint[]) as l (id)`)
  const loans = await db.rows<{ id: number; number: string }>(
    sql`select lender_application_id as id, application_number as number from lender_application
      where lender_application_id = any(${ids}::bigint[]) order by 1`,
  )
  return { lender_id, partner_id, staff, loans }
}
