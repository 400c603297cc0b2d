import type { PlanFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface PlanRow extends PlanFacts {
  plan_id: number
  status: 0 | 1
}

const columns = sql`plan_id, slug, kind, insurer_name, plan_name, sum_insured_min, sum_insured_max, entry_age_min, entry_age_max,
  waiting_days, pre_existing_months, co_pay_percent, room_limit_en, room_limit_hi, exclusions_en, exclusions_hi, premium_basis_en,
  premium_basis_hi, premiums, premiums_as_of, wording_url, as_of, status`

/** Every plan, in the order in which customers of a kind find them. */
export const listAllPlans = (db: Database): Promise<PlanRow[]> =>
  db.rows(
    sql`select ${columns} from insurance_plan order by kind, lower(insurer_name), lower(plan_name), plan_id`,
  )

/** Held against other changes until the transaction ends; customers are referred on. */
export const lockPlan = (tx: Database, planId: number): Promise<PlanRow | null> =>
  tx.row(sql`select ${columns} from insurance_plan where plan_id = ${planId} for no key update`)

/** Adds a plan that is off. Throws a violation of insurance_plan_slug_key where one has the slug. */
export const insertPlan = (tx: Database, plan: PlanFacts): Promise<PlanRow | null> =>
  tx.row(sql`insert into insurance_plan (slug, kind, insurer_name, plan_name, sum_insured_min, sum_insured_max, entry_age_min,
      entry_age_max, waiting_days, pre_existing_months, co_pay_percent, room_limit_en, room_limit_hi, exclusions_en, exclusions_hi,
      premium_basis_en, premium_basis_hi, premiums, premiums_as_of, wording_url, as_of, status)
    values (${plan.slug}, ${plan.kind}, ${plan.insurer_name}, ${plan.plan_name}, ${plan.sum_insured_min}, ${plan.sum_insured_max},
      ${plan.entry_age_min}, ${plan.entry_age_max}, ${plan.waiting_days}, ${plan.pre_existing_months}, ${plan.co_pay_percent},
      ${plan.room_limit_en}, ${plan.room_limit_hi}, ${plan.exclusions_en}, ${plan.exclusions_hi}, ${plan.premium_basis_en},
      ${plan.premium_basis_hi}, ${JSON.stringify(plan.premiums)}::jsonb, ${plan.premiums_as_of}, ${plan.wording_url}, ${plan.as_of}, 0)
    returning ${columns}`)

/** Makes the facts of a plan stand as given; its slug stays. */
export const updatePlan = (tx: Database, planId: number, plan: PlanFacts): Promise<PlanRow | null> =>
  tx.row(sql`update insurance_plan set kind = ${plan.kind}, insurer_name = ${plan.insurer_name}, plan_name = ${plan.plan_name},
      sum_insured_min = ${plan.sum_insured_min}, sum_insured_max = ${plan.sum_insured_max}, entry_age_min = ${plan.entry_age_min},
      entry_age_max = ${plan.entry_age_max}, waiting_days = ${plan.waiting_days}, pre_existing_months = ${plan.pre_existing_months},
      co_pay_percent = ${plan.co_pay_percent}, room_limit_en = ${plan.room_limit_en}, room_limit_hi = ${plan.room_limit_hi},
      exclusions_en = ${plan.exclusions_en}, exclusions_hi = ${plan.exclusions_hi}, premium_basis_en = ${plan.premium_basis_en},
      premium_basis_hi = ${plan.premium_basis_hi}, premiums = ${JSON.stringify(plan.premiums)}::jsonb,
      premiums_as_of = ${plan.premiums_as_of}, wording_url = ${plan.wording_url}, as_of = ${plan.as_of}
    where plan_id = ${planId} returning ${columns}`)

export const updatePlanStatus = (tx: Database, planId: number, status: 0 | 1): Promise<number> =>
  tx.run(sql`update insurance_plan set status = ${status} where plan_id = ${planId}`)
