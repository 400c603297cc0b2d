import { boundsOf, zipfBounds } from './report-world.ts'

export const STARTS_AN_APPLICATION = 1.3
const [BRANDS, LENDERS, PARTNERS] = [34, 60, 300]
const SOURCES = [6, 7, 3, 2, 9, 8, 10, 4, 0, 1]

export const array = (values: readonly number[], type: string): string => `'{${values.join(',')}}'::${type}[]`

/** An id that is the same for the same number; it looks like one that was drawn. */
export const idOf = (kind: string, number: string): string =>
  `overlay(overlay(md5('${kind}' || (${number})) placing '4' from 13) placing '8' from 17)::uuid`

/** `u` draws evenly from 0 up to 1, `late` so many days around a median: both by a number and by what is drawn of it, the same for the same seed. */
export const drawing = (seed: number): string => `
  create function pg_temp.u(n bigint, salt integer) returns double precision language sql immutable parallel safe as
    $$ select ((hashint8extended(n, ${seed} * 1000 + salt) >> 11) & 9007199254740991) / 9007199254740992.0::float8 $$;
  create function pg_temp.late(n bigint, salt integer, median_days float8, spread float8) returns interval language sql immutable parallel safe as
    $$ select make_interval(secs => 86400 * median_days * exp(spread * sqrt(-2 * ln(1 - pg_temp.u(n, salt))) * cos(6.283185307 * pg_temp.u(n, salt + 500)))) $$`

/** What the world is made of: whose brands and lenders it takes, and how often each. */
export const kinds = `
  create temp table kind_brand on commit drop as
    select row_number() over (order by brand_id) - 1 as place, brand_id from (select brand_id from brand order by brand_id limit ${BRANDS}) b;
  create temp table kind_lender on commit drop as
    select product_type, row_number() over (partition by product_type order by lender_id) - 1 as place, lender_id
      from (select lender_id, product_type from lender order by lender_id limit ${LENDERS}) l;
  create temp table kind_product on commit drop as
    select row_number() over (order by count(*) desc, product_type) - 1 as place, product_type, count(*)::integer as lenders,
        number_of_product(product_type) as product from kind_lender group by product_type;
  with made as (
    insert into partner (slug, name, contact_name, email, phone, status, created_at, updated_at)
      select 'filled-partner-' || n, 'Partner ' || n, 'Asha Rao', 'filled-partner-' || n || '@example.com', '9000000009', 'active',
          $1::timestamptz, $1::timestamptz from generate_series(1, ${PARTNERS}) n returning partner_id)
    insert into url_segment (segment, kind) select 'filled-partner-' || row_number() over (), 'partner' from made;
  create temp table kind_partner on commit drop as
    select row_number() over (order by partner_id) - 1 as place, partner_id from partner where slug like 'filled-partner-%'`

interface World {
  brands: number
  products: number
  /** When the world ends. */
  until: string
}

/** Starts with all that is drawn of them, numbers $1 to $2. A customer's number is that of the start that made them. */
export const starts = ({ brands, products, until }: World): string => `
  insert into drawn_start
  select s.n, s.created_at, ${idOf('start', 's.n')}, s.of_n, ${idOf('customer', 's.of_n')}, s.is_new, b.brand_id,
      case when s.partner is not null then 5 else (${array(SOURCES, 'smallint')})[1 + width_bucket(pg_temp.u(s.n, 5), ${array(
        boundsOf([30, 22, 18, 6, 6, 5, 4, 4, 3, 2]),
        'float8',
      )})] end::smallint,
      case when pg_temp.u(s.n, 6) < 0.98 then 1 + width_bucket(pg_temp.u(s.n, 7), '{0.78,0.81}'::float8[]) end::smallint, p.partner_id,
      case when s.signs_in then s.created_at + make_interval(secs => 20 + 500 * pg_temp.u(s.n, 8) ^ 2) end,
      case when s.signs_in and s.is_new and pg_temp.u(s.n, 9) < 0.88
        then s.created_at + make_interval(secs => 620 + 1200 * pg_temp.u(s.n, 10) ^ 2) end,
      k.product_type
    from (select n, day + make_interval(secs => 21600 + 32400 * (pg_temp.u(n, 1) + pg_temp.u(n, 2))) as created_at,
          pg_temp.u(n, 3) < 0.77 as signs_in, back.of_n is null as is_new, coalesce(back.of_n, n) as of_n,
          case when pg_temp.u(n, 11) < 0.3 then width_bucket(pg_temp.u(n, 12), ${array(zipfBounds(PARTNERS, 1.1), 'float8')}) end as partner
        from (select n, d.day::timestamp at time zone 'Asia/Kolkata' as day, 1 + floor(pg_temp.u(n, 13) * (n - 1))::bigint as earlier
            from world_day d cross join lateral generate_series(greatest(d.first, $1::bigint), least(d.last, $2::bigint)) n
            where d.first <= $2::bigint and d.last >= $1::bigint) e
          -- Back again: a customer whom an earlier start made.
          cross join lateral (select case when pg_temp.u(n, 14) < 0.32 and earlier < n and pg_temp.u(earlier, 3) < 0.77
            and pg_temp.u(earlier, 14) >= 0.32 then earlier end as of_n offset 0) back) s
      join kind_brand b on b.place = width_bucket(pg_temp.u(s.n, 4), ${array(zipfBounds(brands, 1.1), 'float8')})
      join kind_product k on k.place = width_bucket(pg_temp.u(s.n, 15), ${array(zipfBounds(products, 1.2), 'float8')})
      left join kind_partner p on p.place = s.partner
    where s.created_at < '${until}'
    order by s.n`

/** One or two applications of those who may, each to up to three lenders of its product. */
export const applications = `
  insert into drawn_application
  select a.n, a.app_id, a.user_id, a.brand_id, a.source_id, a.device, a.partner_id, a.start_day, a.product_type, k.product, a.created_at,
      case when pg_temp.u(a.n, 20) < 0.77 then a.created_at + make_interval(secs => 3 + 40 * pg_temp.u(a.n, 21)) end,
      case when pg_temp.u(a.n, 20) < 0.67 then a.created_at + make_interval(secs => 50 + 3600 * pg_temp.u(a.n, 22) ^ 4) end,
      1 + width_bucket(pg_temp.u(a.n, 23), '{0.7,0.92}'::float8[]), k.lenders,
      50000 + 1000 * floor(950 * pg_temp.u(a.n, 24) ^ 3)::integer
    from (select s.n * 2 + j as n, ${idOf('application', 's.n * 2 + j')} as app_id, s.user_id, s.brand_id, s.source_id, s.device, s.partner_id,
          case when j = 0 then (s.created_at at time zone 'Asia/Kolkata')::date end as start_day,
          s.product_type, coalesce(s.completed_at, s.verified_at + interval '5 minutes') + j * interval '1 hour' + interval '40 seconds' as created_at
        from drawn_start s cross join generate_series(0, 1) j
        where s.verified_at is not null and (not s.is_new or s.completed_at is not null)
          and j < width_bucket(pg_temp.u(s.n, 16), '{0.05,0.84}'::float8[])) a
      join kind_product k using (product_type)
    order by a.n`

const told = (median: number, spread: number, salt: number): string =>
  `pg_temp.late(l.id, ${salt}, ${median}, ${spread})`
/** Six of ten are told of later than they happened, by a day and a half in the middle. */
const heardAfter = (at: string, salt: number, after: string): string =>
  `greatest(${at} + case when pg_temp.u(l.id, ${salt + 10}) < 0.4 then interval '0' else ${told(1.5, 1, salt)} end, ${after} + interval '1 second')`

/** Of an application with a lender when it happened and when we heard of it; what we had not heard by the end has not been. */
export const loans = (until: string): string => `
  insert into drawn_loan
  select l.id, l.app_id, l.lender_id, l.amount, l.applied_at, l.sent_at,
      case when l.sent_at is not null and pg_temp.u(l.id, 31) < 0.026 and l.sent_at + interval '2 hours' < '${until}' then l.sent_at + interval '1 hour' end,
      login_at, case when login_heard < '${until}' then login_heard end,
      approved_at, case when approved_heard < '${until}' then approved_heard end,
      sanctioned_at, case when sanctioned_heard < '${until}' then sanctioned_heard end,
      l.amount * (0.6 + 0.4 * pg_temp.u(l.id, 32)),
      disbursed_at, case when disbursed_heard < '${until}' then disbursed_heard end,
      second_at, case when second_heard < '${until}' then second_heard end,
      rejected_at, case when rejected_heard < '${until}' then rejected_heard end,
      ended_at, case when ended_heard < '${until}' then ended_heard end
    -- Each step of the reckoning is fenced off (offset 0): put into one another they would be one expression of thousands of parts.
    from (select a.n * 3 + k as id, a.app_id, d.lender_id, a.amount, a.applied_at + k * interval '9 minutes' as applied_at,
          case when pg_temp.u(a.n * 3 + k, 30) < 0.96
            then a.applied_at + k * interval '9 minutes' + make_interval(secs => 1 + 60 * pg_temp.u(a.n * 3 + k, 33)) end as sent_at
        from drawn_application a cross join generate_series(0, 2) k
          join kind_lender d on d.product_type = a.product_type
            and d.place = (floor(a.lenders_known * pg_temp.u(a.n, 25) ^ 2)::integer + k) % a.lenders_known
        where a.applied_at is not null and k < least(a.lenders, a.lenders_known) offset 0) l
      cross join lateral (select pg_temp.u(l.id, 34) as fate, l.sent_at + interval '3 hours' as from_then offset 0) f
      cross join lateral (select case when fate < 0.36 then from_then + ${told(2.5, 0.9, 40)} end as approved_at,
          case when fate between 0.36 and 0.7 then from_then + ${told(3, 1, 41)} end as rejected_at,
          case when fate between 0.7 and 0.78 then from_then + ${told(20, 0.6, 42)} end as ended_at offset 0) g
      cross join lateral (select case when pg_temp.u(l.id, 35) < 0.42
            and from_then + ${told(1, 0.8, 43)} < coalesce(approved_at, rejected_at, ended_at, 'infinity')
          then from_then + ${told(1, 0.8, 43)} end as login_at,
          case when pg_temp.u(l.id, 36) < 0.62 then approved_at + ${told(2, 0.8, 44)} end as sanctioned_at offset 0) h
      cross join lateral (select case when pg_temp.u(l.id, 37) < 0.5 then sanctioned_at + ${told(3, 0.8, 45)} end as disbursed_at offset 0) i
      cross join lateral (select case when pg_temp.u(l.id, 38) < 0.12 then disbursed_at + ${told(20, 0.4, 46)} end as second_at offset 0) m
      cross join lateral (select case when login_at is not null then ${heardAfter('login_at', 50, 'l.sent_at')} end as login_heard offset 0) n1
      cross join lateral (select case when approved_at is not null then ${heardAfter('approved_at', 51, 'greatest(from_then, login_heard)')} end as approved_heard,
          case when rejected_at is not null then ${heardAfter('rejected_at', 52, 'greatest(from_then, login_heard)')} end as rejected_heard,
          case when ended_at is not null then ${heardAfter('ended_at', 53, 'greatest(from_then, login_heard)')} end as ended_heard offset 0) n2
      cross join lateral (select case when sanctioned_at is not null then ${heardAfter('sanctioned_at', 54, 'approved_heard')} end as sanctioned_heard offset 0) n3
      cross join lateral (select case when disbursed_at is not null then ${heardAfter('disbursed_at', 55, 'sanctioned_heard')} end as disbursed_heard offset 0) n4
      cross join lateral (select case when second_at is not null then ${heardAfter('second_at', 56, 'disbursed_heard')} end as second_heard offset 0) n5
    where l.applied_at < '${until}'
    order by l.id`

/** What staff and lenders told of them, ten numbers for each; 2 and 3 are a step that was of another and its correction. */
export const events = `
  insert into drawn_event
  select l.id * 10 + e.seq, l.id, l.app_id, e.status, e.source, e.told, e.heard, e.taken_back, case when e.seq = 3 then l.id * 10 + 2 end
    from drawn_loan l cross join lateral (values
      (1, 'SENT', 'system', l.sent_at, l.sent_at, 0), (2, 'APPROVED', 'staff', l.wrong_at, l.wrong_at, 1),
      (3, 'SENT', 'staff', l.wrong_at + interval '1 hour', l.wrong_at + interval '1 hour', 0),
      (4, 'LOGGED_IN', 'lender', l.login_at, l.login_heard, 0), (5, 'APPROVED', 'lender', l.approved_at, l.approved_heard, 0),
      (6, 'SANCTIONED', 'lender', l.sanctioned_at, l.sanctioned_heard, 0),
      (7, case when l.second_at is null then 'DISBURSED' else 'PART_DISBURSED' end, 'lender', l.disbursed_at, l.disbursed_heard, 0),
      (8, 'DISBURSED', 'lender', l.second_at, l.second_heard, 0), (9, 'REJECTED', 'lender', l.rejected_at, l.rejected_heard, 0),
      (10, 'WITHDRAWN', 'lender', l.ended_at, l.ended_heard, 0)) e (seq, status, source, told, heard, taken_back)
    where e.heard is not null`

/** Waits are since the step before of the same start, customer or application. */
export const steps = `
  insert into drawn_step
  select step, subject_id, at, brand_id, user_id, app_id, heard, start_day,
      least(2000000000, greatest(0, extract(epoch from case when step in ('started', 'signed_in', 'details_completed', 'offers_shown') then at - since
        else at - lag(at, 1, since) over (partition by subject_id order by step) end)))::integer,
      product, source_id, device, partner_id, amount_paise
    from (
      select 'started'::journey_step_name as step, prospect_app_id as subject_id, created_at as at, brand_id, null::uuid as user_id, null::uuid as app_id,
          created_at as heard, (created_at at time zone 'Asia/Kolkata')::date as start_day, null::timestamptz as since, 0::smallint as product,
          source_id, coalesce(device, 0::smallint) as device, coalesce(partner_id, 0) as partner_id, null::bigint as amount_paise from drawn_start
      union all select 'signed_in', prospect_app_id, verified_at, brand_id, user_id, null, verified_at, (created_at at time zone 'Asia/Kolkata')::date, created_at, 0,
          source_id, coalesce(device, 0::smallint), coalesce(partner_id, 0), null from drawn_start where verified_at is not null
      union all select 'details_completed', user_id, completed_at, brand_id, user_id, null, completed_at, (created_at at time zone 'Asia/Kolkata')::date, verified_at,
          number_of_product(product_type), source_id, coalesce(device, 0::smallint), coalesce(partner_id, 0), null from drawn_start where completed_at is not null
      union all select s.step, a.app_id, s.at, a.brand_id, a.user_id, a.app_id, s.heard, a.start_day, a.created_at, a.product, a.source_id,
          coalesce(a.device, 0::smallint), coalesce(a.partner_id, 0), case when s.step = 'applied' then a.amount::bigint * 100 end
        from drawn_application a join (
          select n, 'offers_shown'::journey_step_name as step, shown_at as at, shown_at as heard from drawn_application where shown_at is not null
          union all select n, 'applied', applied_at, applied_at from drawn_application where applied_at is not null
          union all select n, step, told, heard from (
            -- The first that has the step behind it, of all lenders of the application.
            select distinct on (e.id / 3, step) e.id / 3 as n, step, e.told, e.heard
              from drawn_event e cross join unnest(journey_steps_of(e.status)) step
              where e.taken_back = 0 and e.corrects_event_id is null order by e.id / 3, step, e.heard, e.event_id) told
        ) s using (n)) all_steps`

export const scratch = `
  create temp table drawn_start (n bigint, created_at timestamptz, prospect_app_id uuid, of_n bigint, user_id uuid, is_new boolean, brand_id integer,
    source_id smallint, device smallint, partner_id integer, verified_at timestamptz, completed_at timestamptz, product_type text) on commit drop;
  create temp table drawn_application (n bigint, app_id uuid, user_id uuid, brand_id integer, source_id smallint, device smallint, partner_id integer,
    start_day date, product_type text, product smallint, created_at timestamptz, shown_at timestamptz, applied_at timestamptz, lenders integer,
    lenders_known integer, amount integer) on commit drop;
  create temp table drawn_loan (id bigint, app_id uuid, lender_id integer, amount integer, applied_at timestamptz, sent_at timestamptz,
    wrong_at timestamptz, login_at timestamptz, login_heard timestamptz, approved_at timestamptz, approved_heard timestamptz,
    sanctioned_at timestamptz, sanctioned_heard timestamptz, sanctioned numeric(14, 0), disbursed_at timestamptz, disbursed_heard timestamptz,
    second_at timestamptz, second_heard timestamptz, rejected_at timestamptz, rejected_heard timestamptz, ended_at timestamptz,
    ended_heard timestamptz) on commit drop;
  create temp table drawn_event (event_id bigint, id bigint, app_id uuid, status text, source text, told timestamptz, heard timestamptz,
    taken_back smallint, corrects_event_id bigint) on commit drop;
  create temp table drawn_step (step journey_step_name, subject_id uuid, at timestamptz, brand_id integer, user_id uuid, app_id uuid,
    heard timestamptz, start_day date, wait_seconds integer, product smallint, source_id smallint, device smallint, partner_id integer,
    amount_paise bigint) on commit drop;
  create temp table later_event (like drawn_event) on commit drop;
  create temp table later_step (like drawn_step) on commit drop`
