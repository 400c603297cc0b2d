import type { PlanFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import type { InsuranceKind, InsurancePlan } from '@marketplace/contract/catalogue/insurance'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { wordedColumn } from '../../platform/db/worded-column.ts'
import { upsertRow } from '../../platform/db/upsert-row.ts'

/** The plans of a kind that are shown, by insurer and plan name, in the words of one language. */
export const listPlans = (
  db: Database,
  kind: InsuranceKind,
  language: LanguageId,
): Promise<InsurancePlan[]> => {
  const said = (name: string) => wordedColumn(name, language)
  return db.rows(sql`select plan_id, kind, insurer_name, plan_name, sum_insured_min, sum_insured_max, entry_age_min, entry_age_max,
      waiting_days, pre_existing_months, co_pay_percent, ${said('room_limit')} as room_limit, ${said('exclusions')} as exclusions,
      ${said('premium_basis')} as premium_basis, premiums, premiums_as_of, wording_url, as_of
    from insurance_plan where kind = ${kind} and status = 1 order by lower(insurer_name), lower(plan_name), plan_id`)
}

/** A plan that is shown. */
export const findPlan = (
  db: Database,
  planId: number,
): Promise<{ slug: string; kind: InsuranceKind } | null> =>
  db.row(sql`select slug, kind from insurance_plan where plan_id = ${planId} and status = 1`)

export interface NewReferral {
  referral_id: string
  user_id: string
  brand_id: number
  plan_id: number
  consent_id: string
  licensee_name: string
  licence_number: string
  handoff_url: string
  created_at: Date
}

export const addReferral = (db: Database, referral: NewReferral): Promise<number> =>
  db.run(sql`insert into insurance_referral (referral_id, user_id, brand_id, plan_id, consent_id, licensee_name, licence_number,
      handoff_url, created_at)
    values (${referral.referral_id}, ${referral.user_id}, ${referral.brand_id}, ${referral.plan_id}, ${referral.consent_id},
      ${referral.licensee_name}, ${referral.licence_number}, ${referral.handoff_url}, ${referral.created_at})`)

/** The customer's open referral for a plan to this licence. */
export const findOpenReferral = (
  db: Database,
  of: Pick<NewReferral, 'user_id' | 'brand_id' | 'plan_id' | 'licence_number'>,
): Promise<{ referral_id: string; handoff_url: string } | null> =>
  db.row(sql`select referral_id, handoff_url from insurance_referral where status = 'REFERRED' and user_id = ${of.user_id}
    and brand_id = ${of.brand_id} and plan_id = ${of.plan_id} and licence_number = ${of.licence_number}`)

export interface ReferralRow {
  referral_id: string
  kind: InsuranceKind
  insurer_name: string
  plan_name: string
  licensee_name: string
  licence_number: string
  status: 'REFERRED' | 'WITHDRAWN'
  handoff_url: string
  created_at: Date
  withdrawn_at: Date | null
}

/** A customer's referrals under one brand, the newest first. */
export const listReferrals = (
  db: Database,
  of: { user_id: string; brand_id: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<ReferralRow[]> =>
  db.rows(sql`select referral_id, kind, insurer_name, plan_name, licensee_name, licence_number, insurance_referral.status, handoff_url,
      created_at, withdrawn_at
    from insurance_referral join insurance_plan using (plan_id) where user_id = ${of.user_id} and brand_id = ${of.brand_id}
    order by created_at desc, referral_id limit ${limit} offset ${offset}`)

export const countReferrals = async (
  db: Database,
  of: { user_id: string; brand_id: number },
): Promise<number> => {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from insurance_referral where user_id = ${of.user_id} and brand_id = ${of.brand_id}`,
  )
  return row?.count ?? 0
}

/** A customer's referrals under every brand, the newest first. */
export const listReferralsOf = (db: Database, userId: string, limit: number): Promise<ReferralRow[]> =>
  db.rows(sql`select referral_id, kind, insurer_name, plan_name, licensee_name, licence_number, insurance_referral.status, handoff_url,
      created_at, withdrawn_at
    from insurance_referral join insurance_plan using (plan_id) where user_id = ${userId}
    order by created_at desc, referral_id limit ${limit}`)

export const countReferralsOf = async (db: Database, userId: string): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from insurance_referral where user_id = ${userId}`,
    )
  )?.count ?? 0

/** Ends what was opened on these consents. */
export const withdrawReferrals = (db: Database, consentIds: readonly string[], now: Date): Promise<number> =>
  db.run(sql`update insurance_referral set status = 'WITHDRAWN', withdrawn_at = ${now}
    where consent_id = any(${consentIds}) and status = 'REFERRED'`)

/** A plan, with whether customers see it. */
export interface StoredPlan extends PlanFacts {
  status: 0 | 1
}

/** Makes the plan of a slug stand as given. @returns 0 where it does already. */
export const savePlan = (db: Database, plan: StoredPlan): Promise<number> =>
  db.run(upsertRow('insurance_plan', 'slug', plan))
