-- Two functions that every fact is counted by, in forms that the planner puts in place of the call (decision 132). What they say stays.

-- The range of an enum is read from the catalogue, which kept the call a call: 10 µs a step, now 0.1.
create or replace function step_number(step journey_step_name) returns smallint language sql immutable parallel safe as $$
  select case step
    when 'started' then 1 when 'signed_in' then 2 when 'details_completed' then 3 when 'offers_shown' then 4
    when 'applied' then 5 when 'sent' then 6 when 'approved' then 7 when 'disbursed' then 8
  end::smallint
$$;

-- A list of values is worked out whole, eight lines for each fact, before those without a day are left out; of lines by themselves those alone
-- that have one: a third of the time.
create or replace function lender_deltas(f fact_lender) returns table (
  level smallint, code smallint, heard_day date, effective_day date, start_day date, prev_day date, hour smallint, wait smallint,
  brand_id integer, lender_id integer, partner_id integer, product smallint, source_id smallint, device smallint, reason smallint,
  n bigint, paise bigint
) language sql immutable as $$
  select 2::smallint, d.code, d.heard, d.told, null::date, null::date, 0::smallint, greatest(0, least(400, 1 + d.waited))::smallint,
    f.brand_id, f.lender_id, f.partner_id, f.product, f.source_id, f.device, d.reason, 1::bigint, coalesce(d.paise, 0)
  from (
    select 1::smallint, f.applied_day, f.applied_day, -1, 0::smallint, f.applied_paise where f.applied_day is not null
    union all select 2::smallint, f.sent_day, f.sent_on, -1, 0::smallint, 0::bigint where f.sent_day is not null
    union all select 3::smallint, f.login_day, f.login_on, -1, 0::smallint, 0::bigint where f.login_day is not null
    union all select 4::smallint, f.approved_day, f.approved_on, coalesce(f.approved_on - f.sent_on, -1), 0::smallint, 0::bigint
      where f.approved_day is not null
    union all select 5::smallint, f.sanctioned_day, f.sanctioned_on, -1, 0::smallint, f.sanctioned_paise where f.sanctioned_day is not null
    union all select 6::smallint, f.disbursed_day, f.disbursed_on, coalesce(f.disbursed_on - f.approved_on, -1), 0::smallint, 0::bigint
      where f.disbursed_day is not null
    union all select 7::smallint, f.rejected_day, f.rejected_on,
        case when f.approved_on is null then coalesce(f.rejected_on - f.sent_on, -1) else -1 end, f.reason, 0::bigint
      where f.rejected_day is not null
    union all select 8::smallint, f.ended_day, f.ended_on, -1, 0::smallint, 0::bigint where f.ended_day is not null
  ) d (code, heard, told, waited, reason, paise)
$$;
