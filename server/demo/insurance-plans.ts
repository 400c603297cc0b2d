import { insurancePlanFacts, type InsurancePlanFacts } from './insurance-plan-facts.ts'

const AGE = 35
const COVER = 500_000
/** A year of age makes a premium so much dearer, and twice the cover costs less than twice as much. */
const BY_YEAR = 1.03
const BY_COVER = 0.6
const roundTo = (step: number, amount: number): number => Math.round(amount / step) * step

/** An invented premium table, marked as an example like the plan itself. */
const premiumTable = ({ base, ages, covers }: NonNullable<InsurancePlanFacts['premium']>) =>
  (ages ?? [null]).flatMap((age) =>
    covers.map((sum_insured) => ({
      age,
      sum_insured,
      premium: roundTo(10, base * BY_YEAR ** ((age ?? AGE) - AGE) * (sum_insured / COVER) ** BY_COVER),
    })),
  )

const AS_OF = '2026-11-01'

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
  premiums: facts.premium === undefined ? [] : premiumTable(facts.premium),
  premiums_as_of: facts.premium === undefined ? null : AS_OF,
  as_of: AS_OF,
  modelled_on: facts.modelled_on ?? null,
})

export const demoInsurancePlans = insurancePlanFacts.map(buildPlanRow)
