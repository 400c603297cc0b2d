import { insurancePlanFacts, type InsurancePlanFacts } from './insurance-plan-facts.ts'

/** A row of table `insurance_plan`. */
const buildPlanRow = ({ slug, kind, insurer, plan, ...facts }: InsurancePlanFacts) => ({
  slug,
  kind,
  insurer_name: insurer,
  plan_name: plan,
  sum_insured_min: facts.sum_insured[0],
  sum_insured_max: facts.sum_insured[1],
  entry_age_min: facts.entry_age?.[0] ?? null,
  entry_age_max: facts.entry_age?.[1] ?? null,
  waiting_days: facts.waiting_days ?? null,
  pre_existing_months: facts.pre_existing_months ?? null,
  co_pay_percent: facts.co_pay_percent ?? null,
  room_limit_en: facts.room_limit?.en ?? null,
  room_limit_hi: facts.room_limit?.hi ?? null,
  exclusions_en: facts.exclusions.en,
  exclusions_hi: facts.exclusions.hi,
  premium_basis_en: facts.premium_basis.en,
  premium_basis_hi: facts.premium_basis.hi,
  wording_url: `https://${slug}.example.com/policy-wording`,
  as_of: '2026-11-01',
  modelled_on: facts.modelled_on ?? null,
})

export const demoInsurancePlans = insurancePlanFacts.map(buildPlanRow)
