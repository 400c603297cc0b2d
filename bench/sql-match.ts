import type { Lender } from '@marketplace/contract/market/lenders'
import {
  isForBusiness,
  isUnsecuredPersonal,
  judgesEmployment,
  securityKindOf,
} from '@marketplace/contract/reference/product-traits'
import type { Client } from 'pg'
import type { Applicant } from '../server/src/market/matching/applicant.ts'
import type { Market } from '../server/src/market/matching/offer-lender.ts'

/** The matching rule as SQL predicates over temporary tables: the limit that the compiled index is measured against. */

const createTables = `
create temp table bench_lender (
  at integer primary key, offered boolean not null,
  min_income integer, max_income integer, min_age integer, max_age integer, max_age_at_maturity integer,
  ticket_max integer, credit_score_class integer, salaried integer, self_employed integer, business integer,
  pincode_prefixes text[], max_foir_percent numeric, amount_min integer, tenure_min integer, tenure_max integer,
  rate_min numeric, rate_max numeric, representative_rate numeric, rate_from_only integer, by_work boolean,
  min_turnover integer, min_business_years integer, needs_registration integer, law text, ltv numeric);
create temp table bench_applicant (
  at integer primary key, birth_date date, employment integer, monthly_income integer, household_income float8,
  emi integer, score integer, postal_code text, amount integer, tenure integer, turnover integer, years integer,
  registration integer, security integer);
`

/** One row a pair: the failing bits and the unknown bits. $1 today, $2 household limit (null: no such rule), $3 household percent. */
const matchSelect = `
select l.at as lender_at, a.at as applicant_at,
    case when not l.offered then 1 else 0 end
  | case when a.monthly_income < l.min_income then 2 else 0 end
  | case when a.monthly_income > l.max_income then 4 else 0 end
  | case when date_part('year', age($1::date, a.birth_date)) < l.min_age then 8 else 0 end
  | case when date_part('year', age($1::date, a.birth_date)) > l.max_age then 16 else 0 end
  | case when date_part('year', age(($1::date + make_interval(months => x.months))::date, a.birth_date)) > l.max_age_at_maturity
      then 32 else 0 end
  | case when a.employment is null or not l.by_work
      or (a.employment = 1 and l.salaried = 1) or (a.employment = 2 and l.self_employed = 1)
      or (a.employment = 3 and l.business = 1) then 0 else 64 end
  | case when l.amount_min > l.ticket_max then 128 else 0 end
  | case when a.score <> 7 and a.score < l.credit_score_class then 256 else 0 end
  | case when a.score = 7 and l.credit_score_class is not null then 512 else 0 end
  | case when l.pincode_prefixes is not null and a.postal_code <> ''
      and not exists (select 1 from unnest(l.pincode_prefixes) p where starts_with(a.postal_code, p)) then 1024 else 0 end
  | case when floor((floor(a.monthly_income * l.max_foir_percent / 100) - a.emi)::float8 * f.factor)
      < l.amount_min then 2048 else 0 end
  | case when a.household_income <= $2::float8 and floor((floor(a.household_income::numeric * $3 / 1200) - a.emi)::float8
      * f.factor) < l.amount_min then 4096 else 0 end
  | case when a.turnover < l.min_turnover then 8192 else 0 end
  | case when a.years < l.min_business_years then 16384 else 0 end
  | case when a.registration = 7 and l.needs_registration = 1 then 32768 else 0 end
  | case when least(floor(a.security * l.ltv / 100), case l.law when 'gold' then greatest(least(floor(a.security * 0.85), 250000),
      least(floor(a.security * 0.80), 500000), floor(a.security * 0.75)) when 'property' then greatest(least(floor(a.security * 0.90),
      3000000), least(floor(a.security * 0.80), 7500000), floor(a.security * 0.75)) end) < l.amount_min then 65536 else 0 end as fails,
    case when a.monthly_income is null and l.min_income is not null then 2 else 0 end
  | case when a.monthly_income is null and l.max_income is not null then 4 else 0 end
  | case when a.birth_date is null and l.min_age is not null then 8 else 0 end
  | case when a.birth_date is null and l.max_age is not null then 16 else 0 end
  | case when a.birth_date is null and l.max_age_at_maturity is not null then 32 else 0 end
  | case when a.employment is null and l.by_work then 64 else 0 end
  | case when a.score is null and l.credit_score_class is not null then 256 else 0 end
  | case when coalesce(a.postal_code, '') = '' and l.pincode_prefixes is not null then 1024 else 0 end
  | case when (a.monthly_income is null or a.emi is null) and l.max_foir_percent is not null then 2048 else 0 end
  | case when (a.household_income is null and coalesce(a.monthly_income, 0) * 12 <= $2::float8)
      or (a.household_income <= $2::float8 and a.emi is null) then 4096 else 0 end
  | case when a.turnover is null and l.min_turnover is not null then 8192 else 0 end
  | case when a.years is null and l.min_business_years is not null then 16384 else 0 end
  | case when a.registration is null and l.needs_registration = 1 then 32768 else 0 end
  | case when a.security is null and l.ltv is not null then 65536 else 0 end as unknowns
from bench_applicant a
cross join bench_lender l
cross join lateral (select least(greatest(a.tenure, l.tenure_min), l.tenure_max) as months,
  (case when l.rate_from_only = 1 then coalesce(l.rate_min, l.representative_rate, l.rate_max)
    else coalesce(l.representative_rate, l.rate_max, l.rate_min) end)::float8 / 1200 as i) x
cross join lateral (select case when x.i = 0 then x.months
  else (1 - power(1 + x.i, -x.months)) / x.i end as factor) f
`

const insertLenders = `
insert into bench_lender select * from jsonb_to_recordset($1) as r(
  at integer, offered boolean, min_income integer, max_income integer, min_age integer, max_age integer,
  max_age_at_maturity integer, ticket_max integer, credit_score_class integer, salaried integer, self_employed integer,
  business integer, pincode_prefixes text[], max_foir_percent numeric, amount_min integer, tenure_min integer,
  tenure_max integer, rate_min numeric, rate_max numeric, representative_rate numeric, rate_from_only integer, by_work boolean,
  min_turnover integer, min_business_years integer, needs_registration integer, law text, ltv numeric)`

const insertApplicants = `
insert into bench_applicant select * from jsonb_to_recordset($1) as r(
  at integer, birth_date date, employment integer, monthly_income integer, household_income float8, emi integer,
  score integer, postal_code text, amount integer, tenure integer, turnover integer, years integer, registration integer,
  security integer)`

/** What a lender asks in this market; what the product does not ask is null. */
const termsOf = (lender: Lender, market: Market) => {
  const isBusiness = isForBusiness(market.product_type)
  const security = securityKindOf(market.product_type)
  return {
    by_work: judgesEmployment(market.product_type),
    min_turnover: isBusiness ? lender.min_turnover : null,
    min_business_years: isBusiness ? lender.min_business_years : null,
    needs_registration: isBusiness ? lender.needs_registration : 0,
    law: security,
    ltv: security !== null ? (lender.max_ltv_percent ?? 100) : null,
  }
}

export const loadTables = async (
  client: Client,
  lenders: readonly Lender[],
  applicants: readonly Applicant[],
  market: Market,
): Promise<void> => {
  const ticketMax = (lender: Lender) =>
    market.ticket_bands.find(({ option_id }) => option_id === lender.ticket_class)?.band_max ?? null
  await client.query(`drop table if exists bench_lender, bench_applicant; ${createTables}`)
  await client.query(insertLenders, [
    JSON.stringify(
      lenders.map((lender, at) => ({
        ...lender,
        at,
        offered:
          lender.lender_status === 1 &&
          lender.product_type === market.product_type &&
          !market.off_lender_ids.has(lender.lender_id),
        ticket_max: ticketMax(lender),
        tenure_min: lender.tenure_min_months,
        tenure_max: lender.tenure_max_months,
        ...termsOf(lender, market),
      })),
    ),
  ])
  await client.query(insertApplicants, [
    JSON.stringify(
      applicants.map((applicant, at) => ({
        ...applicant,
        at,
        employment: applicant.employment_status_code,
        score: applicant.credit_score_class,
        household_income: applicant.household_income === Infinity ? 'Infinity' : applicant.household_income,
        tenure: applicant.tenure_months,
        turnover: applicant.business_current_turnover,
        years: applicant.business_years,
        registration: applicant.business_registration_type,
        security: applicant.security_value,
      })),
    ),
  ])
  await client.query('analyze bench_lender; analyze bench_applicant')
}

const figures = (market: Market, today: string) => [
  today,
  isUnsecuredPersonal(market.product_type) ? market.figures.microfinance_income_limit : null,
  market.figures.microfinance_repayment_percent,
]

export interface SqlMatches {
  fails: number[]
  unknowns: number[]
}

/** Every applicant against every lender, both in the order they were loaded in. */
export const matchAll = async (client: Client, market: Market, today: string): Promise<SqlMatches[]> => {
  const { rows } = await client.query<SqlMatches>(
    `select array_agg(fails order by lender_at) as fails, array_agg(unknowns order by lender_at) as unknowns
     from (${matchSelect}) m group by applicant_at order by applicant_at`,
    figures(market, today),
  )
  return rows
}

/** One applicant against every lender: a prepared statement, as a server would ask it. */
export const matchOne = async (
  client: Client,
  at: number,
  market: Market,
  today: string,
): Promise<number> => {
  const { rows } = await client.query({
    name: 'match-one',
    text: `${matchSelect} where a.at = $4`,
    values: [...figures(market, today), at],
  })
  return rows.length
}
