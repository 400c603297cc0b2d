-- Facts and figures of reports, in one migration: no fact is noted before it is counted.
-- Facts: each step of a journey with all that reports slice by, and of each lender application the days of its steps.
-- Null keys of a step: it is from before, and a job fills it in (docs/decisions/091).

create function day_in_india(at timestamptz) returns date language sql immutable parallel safe as $$
  select (at at time zone 'Asia/Kolkata')::date
$$;

alter table journey_step
  -- The day in India on which we heard of it, and its hour; null: not filled in yet.
  add column heard_day date,
  add column heard_hour smallint,
  -- The day on which it happened, as its teller says.
  add column effective_day date,
  -- The start that it is counted for where we ask how far starts came; null: for none.
  add column start_day date,
  -- Since the step before.
  add column wait_seconds integer,
  add column product smallint,
  add column source_id smallint,
  add column device smallint,
  add column partner_id integer,
  -- Asked for: of `applied` alone.
  add column amount_paise bigint;

insert into product_number (product_type)
  select distinct product_type from application union select distinct product_type from customer_product
  union select distinct product_type from lender order by 1;

-- Whole seconds from 0 up; null stays null, which greatest and least pass over.
create function seconds_of(waited interval) returns integer language sql immutable parallel safe as $$
  select case when waited is not null then greatest(0, least(2000000000, extract(epoch from waited)))::integer end
$$;

create function number_of_product(of_type text) returns smallint language sql stable as $$
  select coalesce((select product from product_number where product_type = of_type), 0::smallint)
$$;

-- One step with its keys; the same step again changes nothing.
create function note_step(
  step journey_step_name, subject_id uuid, at timestamptz, heard timestamptz, brand_id integer, user_id uuid, app_id uuid, start_day date,
  waited interval, product smallint, source_id smallint, device smallint, partner_id integer, amount_paise bigint
) returns void language sql as $$
  insert into journey_step (step, subject_id, at, brand_id, user_id, app_id, heard_day, heard_hour, effective_day, start_day, wait_seconds,
      product, source_id, device, partner_id, amount_paise)
    values ($1, $2, $3, $5, $6, $7, day_in_india($4), extract(hour from $4 at time zone 'Asia/Kolkata')::smallint, day_in_india($3), $8,
      seconds_of($9), coalesce($10, 0), coalesce($11, 0), coalesce($12, 0), coalesce($13, 0), $14)
  on conflict (subject_id, step) do nothing
$$;

create or replace function note_prospect_steps() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_step('started', new.prospect_app_id, new.created_at, new.created_at, new.brand_id, null, null, day_in_india(new.created_at),
      null, 0::smallint, new.source_id, new.device, new.partner_id, null);
  end if;
  if new.verified_at is not null then
    perform note_step('signed_in', new.prospect_app_id, new.verified_at, new.verified_at, new.brand_id, new.user_id, null,
      day_in_india(new.created_at), new.verified_at - new.created_at, 0::smallint, new.source_id, new.device, new.partner_id, null);
  end if;
  return null;
end $$;

-- Completed for any product they are one step of the customer, with the keys of the sign-in before it.
create or replace function note_completed_details() returns trigger language plpgsql as $$
begin
  perform note_step('details_completed', c.user_id, new.completed_at, new.completed_at, c.brand_id, c.user_id, null, day_in_india(s.created_at),
      new.completed_at - s.verified_at, number_of_product(new.product_type), s.source_id, s.device, s.partner_id, null)
    from customer c left join lateral (select p.created_at, p.verified_at, p.source_id, p.device, p.partner_id from prospect p
      where p.user_id = c.user_id and p.verified_at <= new.completed_at order by p.verified_at desc limit 1) s on true
    where c.user_id = new.user_id;
  return null;
end $$;

-- Steps of an application: its own keys, and the wait since the step that it had before.
create or replace function note_application_step(step journey_step_name, of_app_id uuid, at timestamptz)
returns void language sql as $$
  select note_step($1, a.app_id, $3, $3, a.brand_id, a.user_id, a.app_id, a.start_day,
      $3 - coalesce((select b.at from journey_step b where b.subject_id = a.app_id and b.step < $1 order by b.step desc limit 1), a.created_at),
      number_of_product(a.product_type), a.source_id, a.device, a.partner_id,
      case when $1 = 'applied' then (select l.amount::bigint * 100 from lender_application l where l.app_id = a.app_id
        order by l.lender_application_id limit 1) end)
    from application a where a.app_id = $2
$$;

-- The steps of lenders' news, for all events of a statement at once. Of an application whose news were taken back the steps go that those
-- news had noted, and come again where other news that still count note them.
create or replace function note_added_steps() returns trigger language plpgsql
set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  if exists (select from added where corrects_event_id is not null) then
    -- Each look is fenced off (`offset 0`, `limit 1`): begun at the events that were taken back, which statistics take for few, thousands
    -- of them would be compared with each other.
    with gone as (
      delete from journey_step noted
        using (select corrected.app_id, told.step, told.at
          from (select distinct l.app_id from added c join lender_application l using (lender_application_id)
              where c.corrects_event_id is not null) corrected
            cross join lateral (select step, taken.at
              from lender_application l join lender_application_event taken using (lender_application_id), unnest(journey_steps_of(taken.status)) step
              where l.app_id = corrected.app_id and taken.accepted = 1 and taken.taken_back = 1 offset 0) told) k
        where noted.subject_id = k.app_id and noted.step = k.step
          -- No equation: thousands of steps of one instant, as a file has them, would be looked through by the index on (step, at).
          and noted.at - k.at = interval '0'
      returning noted.subject_id as app_id, noted.step
    )
    insert into journey_step (step, subject_id, at, brand_id, user_id, app_id, heard_day, heard_hour, effective_day, start_day, wait_seconds,
        product, source_id, device, partner_id)
      select gone.step, a.app_id, n.at, a.brand_id, a.user_id, a.app_id, day_in_india(n.heard),
          extract(hour from n.heard at time zone 'Asia/Kolkata')::smallint, day_in_india(n.at), a.start_day,
          seconds_of(n.at - coalesce(lag(n.at) over (partition by a.app_id order by gone.step), (select b.at from journey_step b
            where b.subject_id = a.app_id and b.step < gone.step order by b.step desc limit 1), a.created_at)),
          number_of_product(a.product_type), coalesce(a.source_id, 0), coalesce(a.device, 0), coalesce(a.partner_id, 0)
        from gone join application a using (app_id)
          cross join lateral (select e.at, coalesce(e.heard_at, e.at) as heard
            from lender_application l join lender_application_event e using (lender_application_id)
            where l.app_id = gone.app_id and e.accepted = 1 and e.taken_back = 0 and e.corrects_event_id is null
              and gone.step = any(journey_steps_of(e.status))
            order by e.event_id limit 1) n
      on conflict (subject_id, step) do nothing;
  end if;
  insert into journey_step (step, subject_id, at, brand_id, user_id, app_id, heard_day, heard_hour, effective_day, start_day, wait_seconds,
      product, source_id, device, partner_id)
    select n.step, n.app_id, n.at, a.brand_id, a.user_id, a.app_id, day_in_india(n.heard),
        extract(hour from n.heard at time zone 'Asia/Kolkata')::smallint, day_in_india(n.at), a.start_day,
        seconds_of(n.at - coalesce(lag(n.at) over (partition by n.app_id order by n.step), (select b.at from journey_step b
          where b.subject_id = n.app_id and b.step < n.step order by b.step desc limit 1), a.created_at)),
        number_of_product(a.product_type), coalesce(a.source_id, 0), coalesce(a.device, 0), coalesce(a.partner_id, 0)
      from (select distinct on (l.app_id, told.step) l.app_id, told.step, e.at, coalesce(e.heard_at, e.at) as heard
          from added e join lender_application l using (lender_application_id), unnest(journey_steps_of(e.status)) told (step)
          where e.accepted = 1 and e.corrects_event_id is null
            and not exists (select from journey_step b where b.subject_id = l.app_id and b.step = told.step)
          order by l.app_id, told.step, e.event_id) n
        join application a using (app_id)
    on conflict (subject_id, step) do nothing;
  return null;
end $$;

-- Where an application stands with one lender, in days: on which we heard of a step (`_day`), and on which it happened (`_on`).
-- A row a lender application, recomputed from the events that still count, so that whatever is taken back leaves no trace.
create table fact_lender (
  lender_application_id bigint primary key,
  applied_paise bigint not null,
  sanctioned_paise bigint,
  app_id uuid not null,
  user_id uuid not null,
  lender_id integer not null,
  -- 0: none, here and below.
  brand_id integer not null,
  partner_id integer not null,
  product smallint not null,
  source_id smallint not null,
  device smallint not null,
  -- The place of the reason among rejectReasons (contract/src/loans/applications.ts), from 1.
  reason smallint not null,
  applied_day date not null,
  sent_day date, sent_on date,
  login_day date, login_on date,
  approved_day date, approved_on date,
  sanctioned_day date, sanctioned_on date,
  disbursed_day date, disbursed_on date,
  rejected_day date, rejected_on date,
  -- Withdrawn, expired or a duplicate.
  ended_day date, ended_on date
) with (fillfactor = 70);
create index fact_lender_of_app on fact_lender (app_id);
create index fact_lender_of_user on fact_lender (user_id, applied_day);
create index fact_lender_of_lender on fact_lender (lender_id, applied_day);
create index fact_lender_of_partner on fact_lender (partner_id, applied_day) where partner_id <> 0;
create index fact_lender_days on fact_lender using brin (applied_day date_minmax_multi_ops,
  sent_day date_minmax_multi_ops, sent_on date_minmax_multi_ops, login_day date_minmax_multi_ops, login_on date_minmax_multi_ops,
  approved_day date_minmax_multi_ops, approved_on date_minmax_multi_ops, sanctioned_day date_minmax_multi_ops,
  sanctioned_on date_minmax_multi_ops, disbursed_day date_minmax_multi_ops, disbursed_on date_minmax_multi_ops,
  rejected_day date_minmax_multi_ops, rejected_on date_minmax_multi_ops, ended_day date_minmax_multi_ops, ended_on date_minmax_multi_ops)
  with (pages_per_range = 32);

create function number_of_reason(reason text) returns smallint language sql immutable parallel safe as $$
  select coalesce(array_position('{LOW_SCORE,NO_HISTORY,TOO_MANY_ENQUIRIES,HIGH_FOIR,INCOME_BELOW_MIN,AGE,EMPLOYER_NOT_LISTED,JOB_VINTAGE,BUSINESS_VINTAGE,TURNOVER,PIN_NOT_SERVICEABLE,NEGATIVE_AREA,CASH_SALARY,KYC_MISMATCH,NAME_MISMATCH,BANK_VERIFICATION_FAILED,EXISTING_CUSTOMER,RECENT_REJECT,OVERDUE_OR_WRITTEN_OFF,DOCS_INCOMPLETE,NOT_CONTACTABLE,NOT_INTERESTED,AMOUNT_OUT_OF_RANGE,POLICY,OTHER}'::text[],
    reason), 0)::smallint
$$;

-- A day behind the number of its event: the least of them is that of the first event, without sorting any.
create function first_day(event_id bigint, day date) returns bigint language sql immutable parallel safe as $$
  select event_id * 4194304 + (day - date '0001-01-01')
$$;
create function day_of_first(packed bigint) returns date language sql immutable parallel safe as $$
  select date '0001-01-01' + (packed % 4194304)::integer
$$;

-- What the events that still count say; of a step the first that has it behind it.
create view lender_days as
  select e.lender_application_id,
    day_of_first(min(d.heard) filter (where s.n >= 1)) as sent_day, day_of_first(min(d.told) filter (where s.n >= 1)) as sent_on,
    day_of_first(min(d.heard) filter (where s.n >= 2)) as login_day, day_of_first(min(d.told) filter (where s.n >= 2)) as login_on,
    day_of_first(min(d.heard) filter (where s.n >= 3)) as approved_day, day_of_first(min(d.told) filter (where s.n >= 3)) as approved_on,
    day_of_first(min(d.heard) filter (where s.n >= 4)) as sanctioned_day, day_of_first(min(d.told) filter (where s.n >= 4)) as sanctioned_on,
    day_of_first(min(d.heard) filter (where s.n >= 5)) as disbursed_day, day_of_first(min(d.told) filter (where s.n >= 5)) as disbursed_on,
    day_of_first(min(d.heard) filter (where e.status = 'REJECTED')) as rejected_day, day_of_first(min(d.told) filter (where e.status = 'REJECTED')) as rejected_on,
    day_of_first(min(d.heard) filter (where e.status in ('WITHDRAWN', 'EXPIRED', 'DUPLICATE'))) as ended_day, day_of_first(min(d.told) filter (where e.status in ('WITHDRAWN', 'EXPIRED', 'DUPLICATE'))) as ended_on
  from lender_application_event e
    cross join lateral (select first_day(e.event_id, day_in_india(coalesce(e.heard_at, e.at))) as heard,
      first_day(e.event_id, day_in_india(e.at)) as told) d
    cross join lateral (select case when e.status = 'SENT' then 1 when e.status in ('LOGGED_IN', 'DOCS_PENDING', 'UNDER_PROCESS') then 2
        when e.status = 'APPROVED' then 3 when e.status = 'SANCTIONED' then 4
        when e.status in ('PART_DISBURSED', 'DISBURSED') then 5 else 0 end as n) s
  where e.accepted = 1 and e.taken_back = 0 and e.corrects_event_id is null
  group by e.lender_application_id;

-- What fact_lender ought to say. The days of each are looked up by its own (`offset 0`), not made for all and searched.
create view lender_fact as
  select l.lender_application_id, l.amount::bigint * 100 as applied_paise, (l.sanctioned_amount * 100)::bigint as sanctioned_paise, l.app_id,
    a.user_id, l.lender_id, coalesce(a.brand_id, 0) as brand_id, coalesce(a.partner_id, 0) as partner_id,
    number_of_product(a.product_type) as product, coalesce(a.source_id, 0::smallint) as source_id, coalesce(a.device, 0::smallint) as device,
    number_of_reason(l.reject_reason) as reason, day_in_india(l.created_at) as applied_day,
    d.sent_day, d.sent_on, d.login_day, d.login_on, d.approved_day, d.approved_on, d.sanctioned_day, d.sanctioned_on,
    d.disbursed_day, d.disbursed_on, d.rejected_day, d.rejected_on, d.ended_day, d.ended_on
  from lender_application l join application a using (app_id)
    left join lateral (select * from lender_days d where d.lender_application_id = l.lender_application_id offset 0) d on true;

create function keep_new_lenders() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  -- While old applications are filled in, a batch and a new application of one customer follow one another (085).
  perform pg_advisory_xact_lock_shared(7214016);
  insert into fact_lender select f.* from added join lender_fact f using (lender_application_id) on conflict do nothing;
  return null;
end $$;
create trigger lender_application_fact after insert on lender_application
  referencing new table as added for each statement execute function keep_new_lenders();

create function keep_lender_sums() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  update fact_lender f set applied_paise = n.amount::bigint * 100, sanctioned_paise = (n.sanctioned_amount * 100)::bigint,
      reason = number_of_reason(n.reject_reason)
    from now_so n
    where f.lender_application_id = n.lender_application_id
      and (f.applied_paise, f.sanctioned_paise, f.reason)
        is distinct from (n.amount::bigint * 100, (n.sanctioned_amount * 100)::bigint, number_of_reason(n.reject_reason));
  -- What the first lender of an application was asked for is what the application asks for.
  update journey_step s set amount_paise = n.amount::bigint * 100
    from now_so n
    where s.subject_id = n.app_id and s.step = 'applied' and s.heard_day is not null and s.amount_paise is distinct from n.amount::bigint * 100
      and not exists (select from lender_application b where b.app_id = n.app_id and b.lender_application_id < n.lender_application_id);
  return null;
end $$;
create trigger lender_application_sums after update on lender_application
  referencing new table as now_so for each statement execute function keep_lender_sums();

create function keep_lender_days() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  update fact_lender f set sent_day = d.sent_day, sent_on = d.sent_on, login_day = d.login_day, login_on = d.login_on,
      approved_day = d.approved_day, approved_on = d.approved_on, sanctioned_day = d.sanctioned_day, sanctioned_on = d.sanctioned_on,
      disbursed_day = d.disbursed_day, disbursed_on = d.disbursed_on, rejected_day = d.rejected_day, rejected_on = d.rejected_on,
      ended_day = d.ended_day, ended_on = d.ended_on
    from (select distinct lender_application_id from added where accepted = 1) a
      left join lateral (select * from lender_days d where d.lender_application_id = a.lender_application_id offset 0) d on true
    where f.lender_application_id = a.lender_application_id
      and (f.sent_day, f.sent_on, f.login_day, f.login_on, f.approved_day, f.approved_on, f.sanctioned_day, f.sanctioned_on, f.disbursed_day,
          f.disbursed_on, f.rejected_day, f.rejected_on, f.ended_day, f.ended_on)
        is distinct from (d.sent_day, d.sent_on, d.login_day, d.login_on, d.approved_day, d.approved_on, d.sanctioned_day, d.sanctioned_on,
          d.disbursed_day, d.disbursed_on, d.rejected_day, d.rejected_on, d.ended_day, d.ended_on);
  return null;
end $$;
-- After `lender_event_journey`: triggers of one event fire by name.
create trigger lender_event_lenders after insert on lender_application_event
  referencing new table as added for each statement execute function keep_lender_days();

-- Figures of reports (docs/decisions/091): facts -> signed deltas -> cells. A change of a fact writes what changes of the figures to
-- report_delta, in its own transaction and without touching a shared row; a job folds that into report_cell; a reader sums both in one
-- statement, so that a figure is exact at any moment.

-- Levels: 1 a step of a journey, 2 a step with a lender, 3 a disbursed part, 4 an entry of commission, 5 a customer's day of applying.
create table report_delta (
  level smallint not null,
  -- Of level 1 the step by its place, of 2 applied, sent, login, approved, sanctioned, disbursed, rejected, ended; of 4 expected, stated,
  -- received, share of a partner; of 5 what is counted within: 0 all, 1 a brand, 2 a product.
  code smallint not null,
  heard_day date not null,
  -- Of level 4 heard is the month of the books.
  effective_day date not null,
  start_day date,
  -- Of level 5 the customer's day before.
  prev_day date,
  hour smallint not null,
  -- Bucket of the wait since the step before; 0: none is known.
  wait smallint not null,
  brand_id integer not null,
  lender_id integer not null,
  partner_id integer not null,
  product smallint not null,
  source_id smallint not null,
  device smallint not null,
  reason smallint not null,
  n bigint not null,
  paise bigint not null,
  delta_id bigint generated always as identity,
  primary key (level, delta_id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);

-- Families: 1 journey, 2 lender, 3 cohort, 4 wait, 5 reason, 6 commission, 7 customers. Grain 1 day, 2 month. Basis 1 the day heard,
-- 2 the day it happened, 3 the month of the books. What a cut's keys are and what the sums count: server/src/reports/cells/families.ts.
create table report_cell (
  family smallint not null,
  grain smallint not null,
  basis smallint not null,
  cut smallint not null,
  day date not null,
  k1 integer not null,
  k2 integer not null,
  k3 integer not null,
  n1 integer not null, n2 integer not null, n3 integer not null, n4 integer not null,
  n5 integer not null, n6 integer not null, n7 integer not null, n8 integer not null,
  p1 bigint not null, p2 bigint not null, p3 bigint not null, p4 bigint not null,
  primary key (family, grain, basis, cut, day, k1, k2, k3)
) with (fillfactor = 80);

create table report_check (
  check_id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  from_day date not null,
  to_day date not null,
  cells integer not null,
  wrong integer not null,
  -- The first that differs.
  example jsonb,
  took_ms integer not null
);

-- Eighty buckets of a wait, each a quarter wider than the one before: a median is right to an eighth.
create function wait_bucket(seconds integer) returns smallint language sql immutable parallel safe as $$
  select case when seconds is null then 0 else least(80, 1 + floor(ln(1 + seconds) / ln(1.25)))::integer end::smallint
$$;

create function step_number(step journey_step_name) returns smallint language sql immutable parallel safe as $$
  select array_position(enum_range(null::journey_step_name), step)::smallint
$$;

-- What a step counts.
create function step_deltas(f journey_step) returns table (
  level smallint, code smallint, heard_day date, effective_day date, start_day date, prev_day date, hour smallint, wait smallint,
  brand_id integer, lender_id integer, partner_id integer, product smallint, source_id smallint, device smallint, reason smallint,
  n bigint, paise bigint
) language sql immutable as $$
  select 1::smallint, step_number(f.step), f.heard_day, f.effective_day, f.start_day, null::date, f.heard_hour, wait_bucket(f.wait_seconds),
    coalesce(f.brand_id, 0), 0, f.partner_id, f.product, f.source_id, f.device, 0::smallint, 1::bigint, coalesce(f.amount_paise, 0)
    where f.heard_day is not null
$$;

-- What an application with a lender counts: a row for each step that it has behind it. The wait is in days, from 1: to a decision, and
-- from the approval to the money.
create function lender_deltas(f fact_lender) returns table (
  level smallint, code smallint, heard_day date, effective_day date, start_day date, prev_day date, hour smallint, wait smallint,
  brand_id integer, lender_id integer, partner_id integer, product smallint, source_id smallint, device smallint, reason smallint,
  n bigint, paise bigint
) language sql immutable as $$
  select 2::smallint, d.code::smallint, d.heard, d.told, null::date, null::date, 0::smallint,
    greatest(0, least(400, 1 + d.waited))::smallint,
    f.brand_id, f.lender_id, f.partner_id, f.product, f.source_id, f.device, case when d.code = 7 then f.reason else 0 end::smallint,
    1::bigint, coalesce(d.paise, 0)
  from (values
    (1, f.applied_day, f.applied_day, -1, f.applied_paise),
    (2, f.sent_day, f.sent_on, -1, 0),
    (3, f.login_day, f.login_on, -1, 0),
    (4, f.approved_day, f.approved_on, coalesce(f.approved_on - f.sent_on, -1), 0),
    (5, f.sanctioned_day, f.sanctioned_on, -1, f.sanctioned_paise),
    (6, f.disbursed_day, f.disbursed_on, coalesce(f.disbursed_on - f.approved_on, -1), 0),
    (7, f.rejected_day, f.rejected_on, case when f.approved_on is null then coalesce(f.rejected_on - f.sent_on, -1) else -1 end, 0),
    (8, f.ended_day, f.ended_on, -1, 0)
  ) d (code, heard, told, waited, paise)
  where d.heard is not null
$$;

-- A part was heard of with the step that it first came with.
create function note_heard_day() returns trigger language plpgsql as $$
begin
  if new.heard_day is null then
    new.heard_day := (select day_in_india(coalesce(e.heard_at, e.at)) from lender_application_event e where e.event_id = new.event_id);
  end if;
  return new;
end $$;
create trigger disbursal_heard before insert on disbursal for each row execute function note_heard_day();

-- Parts that stand, with the keys of their applications.
create view part_delta as
  select 3::smallint as level, 0::smallint as code, coalesce(d.heard_day, d.day) as heard_day, d.day as effective_day, null::date as start_day,
    null::date as prev_day, 0::smallint as hour, 0::smallint as wait, f.brand_id, f.lender_id, f.partner_id, f.product, f.source_id, f.device,
    0::smallint as reason, 1::bigint as n, d.amount_paise as paise, d.lender_application_id, d.tranche, d.taken_back_day
  from disbursal d join fact_lender f using (lender_application_id);

-- Commission by the accounts that it is booked to. A share counts for the partner of its account. Read with `app.office` set.
create view entry_delta as
  select 4::smallint as level,
    case e.figure when 'expected' then 1 when 'stated' then 2 when 'received' then 3 else 4 end::smallint as code,
    x.booked_month as heard_day, x.effective_day, null::date as start_day, null::date as prev_day, 0::smallint as hour, 0::smallint as wait,
    f.brand_id, f.lender_id, coalesce(a.partner_id, 0) as partner_id, f.product, 0::smallint as source_id, 0::smallint as device,
    0::smallint as reason, 0::bigint as n, case when e.figure in ('expected', 'stated') then e.amount_paise else -e.amount_paise end as paise,
    e.tx_id, e.n as entry, e.lender_application_id
  from ledger_entry e join ledger_tx x using (tx_id) join ledger_account a using (account_id) join fact_lender f using (lender_application_id)
  where e.figure is not null;

-- Customers' days of applying, each with the one before: distinct customers of any days are those whose day before lies outside.
create function customer_deltas(since date, until date) returns table (
  level smallint, code smallint, heard_day date, effective_day date, start_day date, prev_day date, hour smallint, wait smallint,
  brand_id integer, lender_id integer, partner_id integer, product smallint, source_id smallint, device smallint, reason smallint,
  n bigint, paise bigint
) language sql stable as $$
  select 5::smallint, o.scope, o.day, o.day, null::date, p.day, 0::smallint, 0::smallint, case o.scope when 1 then o.scope_id else 0 end, 0, 0,
    case o.scope when 2 then o.scope_id else 0 end::smallint, 0::smallint, 0::smallint, 0::smallint, 1::bigint, 0::bigint
  from (select distinct f.user_id, s.scope::smallint as scope, s.scope_id, f.applied_day as day
      from fact_lender f cross join lateral (values (0, 0), (1, f.brand_id), (2, f.product::integer)) s (scope, scope_id)
      where f.applied_day between since and until) o
    cross join lateral (select max(b.applied_day) as day from fact_lender b where b.user_id = o.user_id and b.applied_day < o.day
      and case o.scope when 1 then b.brand_id = o.scope_id when 2 then b.product = o.scope_id else true end) p
$$;

-- The facts that lie on one of these days by any of their days, as deltas: what the cells ought to say.
create function facts_between(since date, until date) returns table (
  level smallint, code smallint, heard_day date, effective_day date, start_day date, prev_day date, hour smallint, wait smallint,
  brand_id integer, lender_id integer, partner_id integer, product smallint, source_id smallint, device smallint, reason smallint,
  n bigint, paise bigint
) language sql stable as $$
  select d.* from journey_step f cross join lateral step_deltas(f) d
    where f.heard_day between since and until or f.effective_day between since and until or f.start_day between since and until
  union all
  select d.* from fact_lender f cross join lateral lender_deltas(f) d
    where f.applied_day between since and until or f.sent_day between since and until or f.sent_on between since and until or f.login_day
      between since and until or f.login_on between since and until or f.approved_day between since and until or f.approved_on between
      since and until or f.sanctioned_day between since and until or f.sanctioned_on between since and until or f.disbursed_day
      between since and until or f.disbursed_on between since and until or f.rejected_day between since and until or f.rejected_on
      between since and until or f.ended_day between since and until or f.ended_on between since and until
  union all
  select level, code, heard_day, effective_day, start_day, prev_day, hour, wait, brand_id, lender_id, partner_id, product,
      source_id, device, reason, n, paise from part_delta
    where taken_back_day is null and (heard_day between since and until or effective_day between since and until)
  union all
  select level, code, heard_day, effective_day, start_day, prev_day, hour, wait, brand_id, lender_id, partner_id, product,
      source_id, device, reason, n, paise from entry_delta where heard_day between since and until or effective_day between since and until
$$;

-- One text for each of the triggers of a table of facts: rows added count once, rows gone count back, of a change both.
do $make$
declare
  keys constant text := 'level, code, heard_day, effective_day, start_day, prev_day, hour, wait, brand_id, lender_id, partner_id, product,
      source_id, device, reason';
  fact record;
  kind record;
begin
  for fact in values ('journey_step', 'step_deltas'), ('fact_lender', 'lender_deltas') loop
    for kind in values
      ('added', 'insert', 'new table as added', 'select 1 as sign, d.* from added f cross join lateral %2$s(row(f.*)::%1$s) d'),
      ('gone', 'delete', 'old table as gone', 'select -1 as sign, d.* from gone f cross join lateral %2$s(row(f.*)::%1$s) d'),
      ('moved', 'update', 'old table as gone new table as added',
        'select 1 as sign, d.* from added f cross join lateral %2$s(row(f.*)::%1$s) d
         union all select -1 as sign, d.* from gone f cross join lateral %2$s(row(f.*)::%1$s) d')
    loop
      execute format('create function %1$s_%3$s_counted() returns trigger language plpgsql as $f$
        begin
          insert into report_delta (' || keys || ', n, paise)
            select ' || keys || ', sum(sign * n), sum(sign * paise) from (' || kind.column4 || ') c
            group by ' || keys || ' having sum(sign * n) <> 0 or sum(sign * paise) <> 0;
          return null;
        end $f$', fact.column1, fact.column2, kind.column1);
      execute format('create trigger %1$s_%2$s after %3$s on %1$s referencing %4$s for each statement execute function %1$s_%2$s_counted()',
        fact.column1, kind.column1, kind.column2, kind.column3);
    end loop;
  end loop;
end $make$;

-- Gives applications to another partner (0: to none): what is counted of them goes along.
create function give_to_partner(apps uuid[], to_partner integer) returns void language plpgsql as $$
begin
  -- Lenders' news wait meanwhile: a part that comes now counts for whom it is given to.
  perform from lender_application where app_id = any(apps) order by lender_application_id for update;
  insert into report_delta (level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device,
      reason, n, paise)
    select p.level, p.code, p.heard_day, p.effective_day, p.hour, p.wait, p.brand_id, p.lender_id, k.partner_id, p.product, p.source_id, p.device,
        p.reason, sum(k.sign * p.n), sum(k.sign * p.paise)
      from fact_lender f join part_delta p using (lender_application_id)
        cross join lateral (values (-1, f.partner_id), (1, to_partner)) k (sign, partner_id)
      where f.app_id = any(apps) and f.partner_id <> to_partner and p.taken_back_day is null
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13;
  update application set partner_id = nullif(to_partner, 0) where app_id = any(apps) and partner_id is distinct from nullif(to_partner, 0);
  update fact_lender set partner_id = to_partner where app_id = any(apps) and partner_id <> to_partner;
  update journey_step set partner_id = to_partner where subject_id = any(apps) and heard_day is not null and partner_id <> to_partner;
end $$;

create function customer_days_counted() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  with touched as (select distinct user_id from added),
  days as (
    select f.user_id, s.scope::smallint as scope, s.scope_id, f.applied_day as day,
        bool_and(a.lender_application_id is not null) as is_new
      from touched t join fact_lender f using (user_id)
        left join added a on a.lender_application_id = f.lender_application_id
        cross join lateral (values (0, 0), (1, f.brand_id), (2, f.product::integer)) s (scope, scope_id)
      group by 1, 2, 3, 4
  ), pairs as (
    select 1 as sign, scope, scope_id, day, lag(day) over (partition by user_id, scope, scope_id order by day) as prev_day from days
    union all
    select -1, scope, scope_id, day, lag(day) over (partition by user_id, scope, scope_id order by day) from days where not is_new
  )
  insert into report_delta (level, code, heard_day, effective_day, prev_day, hour, wait, brand_id, lender_id, partner_id, product, source_id,
      device, reason, n, paise)
    select 5, scope, day, day, prev_day, 0, 0, case scope when 1 then scope_id else 0 end, 0, 0, case scope when 2 then scope_id else 0 end, 0, 0, 0,
        sum(sign), 0
      from pairs group by scope, scope_id, day, prev_day having sum(sign) <> 0;
  return null;
end $$;
create trigger fact_lender_customers after insert on fact_lender
  referencing new table as added for each statement execute function customer_days_counted();

create function parts_counted() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  insert into report_delta (level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device,
      reason, n, paise)
    select p.level, p.code, p.heard_day, p.effective_day, p.hour, p.wait, p.brand_id, p.lender_id, p.partner_id, p.product, p.source_id, p.device,
        p.reason, sum(p.n), sum(p.paise)
      from added a join part_delta p using (lender_application_id, tranche) where a.taken_back_day is null
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13;
  return null;
end $$;
create trigger disbursal_counted after insert on disbursal
  referencing new table as added for each statement execute function parts_counted();

create function parts_uncounted() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  insert into report_delta (level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device,
      reason, n, paise)
    select p.level, p.code, p.heard_day, p.effective_day, p.hour, p.wait, p.brand_id, p.lender_id, p.partner_id, p.product, p.source_id, p.device,
        p.reason, -sum(p.n), -sum(p.paise)
      from gone g join part_delta p using (lender_application_id, tranche)
      -- A part is taken back once and never again stands (keep_disbursal).
      where g.taken_back_day is null and p.taken_back_day is not null
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13;
  return null;
end $$;
create trigger disbursal_uncounted after update on disbursal
  referencing old table as gone for each statement execute function parts_uncounted();

create function entries_counted() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  insert into report_delta (level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device,
      reason, n, paise)
    select d.level, d.code, d.heard_day, d.effective_day, d.hour, d.wait, d.brand_id, d.lender_id, d.partner_id, d.product, d.source_id, d.device,
        d.reason, 0, sum(d.paise)
      from written w join entry_delta d on d.tx_id = w.tx_id and d.entry = w.n where w.figure is not null
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 having sum(d.paise) <> 0;
  return null;
end $$;
create trigger ledger_entry_counted after insert on ledger_entry
  referencing new table as written for each statement execute function entries_counted();
