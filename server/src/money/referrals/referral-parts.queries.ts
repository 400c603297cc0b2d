import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What a partner has of loans that one it invited brought; `partner_id` null of loans whose lead has changed hands since. Paise. */
export interface ReferralSumRow {
  partner_id: number | null
  loans: number
  booked_paise: number
}

/** By the invited partner. As the office. */
export const listReferralSums = (tx: Database, partnerId: number): Promise<ReferralSumRow[]> =>
  tx.rows(sql`select brought_by_id as partner_id, count(distinct lender_application_id) filter (where booked_paise > 0) as loans,
      sum(booked_paise)::bigint as booked_paise
    from partner_share_line where partner_id = ${partnerId} and has_referral group by 1`)

export interface ReferralPartRow {
  lender_application_id: number
  tranche: number
  application_number: string
  lender_id: number
  day: string
  taken_back_day: string | null
  disbursed_paise: number
  referral_percent: number | null
  booked_paise: number
  has_referral: boolean
  brought_by: string | null
}

/** Part by part, the newest disbursal first. As the office. */
export const listReferralPartRows = (
  tx: Database,
  partnerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReferralPartRow[]> =>
  tx.rows(sql`select lender_application_id, tranche, application_number, lender_id, day, taken_back_day, disbursed_paise, referral_percent,
      booked_paise, has_referral, brought_by
    from partner_share_line where partner_id = ${partnerId} and has_referral
    order by day desc, lender_application_id desc, tranche desc limit ${limit} offset ${offset}`)

export const countReferralParts = async (tx: Database, partnerId: number): Promise<number> =>
  (
    await tx.row<{ count: number }>(
      sql`select count(*) as count from partner_share_line where partner_id = ${partnerId} and has_referral`,
    )
  )?.count ?? 0
