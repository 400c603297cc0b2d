-- What triggers write of each row of a lender's file, in forms that cost less and that do not depend on what a connection did before
-- (decision 138). What they write stays.

-- A connection keeps the plan of its first statement: after a move of one application it compared each application of a file with each,
-- 10,000 of them for longer than a statement may take. What differs is found without a join, which costs the same in any plan.
create or replace function keep_moved_apps() returns trigger language plpgsql as $$
declare
  apps uuid[];
begin
  select array_agg(m.app_id) into apps from (select app_id, status from now_so except select app_id, status from was) m;
  if apps is not null then
    perform keep_standing_of(apps);
  end if;
  return null;
end $$;

create or replace function keep_moved_lenders() returns trigger language plpgsql as $$
declare
  apps uuid[];
begin
  select array_agg(distinct m.app_id) into apps
    from (select lender_application_id, app_id, status, disbursed_amount from now_so
      except select lender_application_id, app_id, status, disbursed_amount from was) m;
  if apps is not null then
    perform keep_standing_of(apps);
  end if;
  return null;
end $$;

-- The days of an event are worked out once (`offset 0`), not once for each of the steps that it has behind it.
create or replace view lender_days as
  select e.lender_application_id,
    day_of_first(min(d.heard) filter (where d.n >= 1)) as sent_day, day_of_first(min(d.told) filter (where d.n >= 1)) as sent_on,
    day_of_first(min(d.heard) filter (where d.n >= 2)) as login_day, day_of_first(min(d.told) filter (where d.n >= 2)) as login_on,
    day_of_first(min(d.heard) filter (where d.n >= 3)) as approved_day, day_of_first(min(d.told) filter (where d.n >= 3)) as approved_on,
    day_of_first(min(d.heard) filter (where d.n >= 4)) as sanctioned_day, day_of_first(min(d.told) filter (where d.n >= 4)) as sanctioned_on,
    day_of_first(min(d.heard) filter (where d.n >= 5)) as disbursed_day, day_of_first(min(d.told) filter (where d.n >= 5)) as disbursed_on,
    day_of_first(min(d.heard) filter (where d.n = -1)) as rejected_day, day_of_first(min(d.told) filter (where d.n = -1)) as rejected_on,
    day_of_first(min(d.heard) filter (where d.n = -2)) as ended_day, day_of_first(min(d.told) filter (where d.n = -2)) as ended_on
  from lender_application_event e
    cross join lateral (select first_day(e.event_id, day_in_india(coalesce(e.heard_at, e.at))) as heard,
      first_day(e.event_id, day_in_india(e.at)) as told,
      case when e.status = 'SENT' then 1 when e.status in ('LOGGED_IN', 'DOCS_PENDING', 'UNDER_PROCESS') then 2
        when e.status = 'APPROVED' then 3 when e.status = 'SANCTIONED' then 4
        when e.status in ('PART_DISBURSED', 'DISBURSED') then 5
        when e.status = 'REJECTED' then -1 when e.status in ('WITHDRAWN', 'EXPIRED', 'DUPLICATE') then -2 else 0 end as n offset 0) d
  where e.accepted = 1 and e.taken_back = 0 and e.corrects_event_id is null
  group by e.lender_application_id;

-- The steps that lenders' news note: those that an application has already are looked up once for each piece of news, and the wait since
-- the one before is known from that look. The part of what is taken back is as it was (125).
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
    select n.step, n.app_id, n.at, n.brand_id, n.user_id, n.app_id, day_in_india(n.heard),
        extract(hour from n.heard at time zone 'Asia/Kolkata')::smallint, day_in_india(n.at), n.start_day,
        greatest(0, least(2000000000, extract(epoch from
          n.at - coalesce(lag(n.at) over (partition by n.app_id order by n.step), n.stood_at, (select b.at from journey_step b
            where b.subject_id = n.app_id and b.step < n.step order by b.step desc limit 1), n.created_at))))::integer,
        coalesce(p.product, 0::smallint), coalesce(n.source_id, 0), coalesce(n.device, 0), coalesce(n.partner_id, 0)
      from (select distinct on (l.app_id, told.step) l.app_id, told.step, e.at, coalesce(e.heard_at, e.at) as heard, a.brand_id, a.user_id,
            a.start_day, a.created_at, a.product_type, a.source_id, a.device, a.partner_id,
            case told.step when 'approved' then stood.sent_at when 'disbursed' then coalesce(stood.approved_at, stood.sent_at) end as stood_at
          from added e join lender_application l using (lender_application_id) join application a using (app_id)
            cross join lateral (select max(b.at) filter (where b.step = 'sent') as sent_at,
                max(b.at) filter (where b.step = 'approved') as approved_at, max(b.at) filter (where b.step = 'disbursed') as disbursed_at
              from journey_step b where b.subject_id = l.app_id and b.step >= 'sent' offset 0) stood
            cross join unnest(journey_steps_of(e.status)) told (step)
          where e.accepted = 1 and e.corrects_event_id is null
            and case told.step when 'sent' then stood.sent_at when 'approved' then stood.approved_at else stood.disbursed_at end is null
          order by l.app_id, told.step, e.event_id) n
        left join product_number p using (product_type)
    on conflict (subject_id, step) do nothing;
  return null;
end $$;

-- A part that is added or taken back is counted as the statement leaves it: it is not looked up once more. What is updated was taken back, and
-- nothing else of it changes (keep_disbursal). By the index of parts that were taken back each was once compared with each.
create or replace function parts_counted() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  insert into report_delta (level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device,
      reason, n, paise)
    select 3, 0, coalesce(d.heard_day, d.day), d.day, 0, 0, f.brand_id, f.lender_id, f.partner_id, f.product, f.source_id, f.device,
        0, count(*), sum(d.amount_paise)
      from added d join fact_lender f using (lender_application_id) where d.taken_back_day is null
      group by 3, 4, 7, 8, 9, 10, 11, 12;
  return null;
end $$;

create or replace function parts_uncounted() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  insert into report_delta (level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device,
      reason, n, paise)
    select 3, 0, coalesce(d.heard_day, d.day), d.day, 0, 0, f.brand_id, f.lender_id, f.partner_id, f.product, f.source_id, f.device,
        0, -count(*), -sum(d.amount_paise)
      from gone d join fact_lender f using (lender_application_id) where d.taken_back_day is null
      group by 3, 4, 7, 8, 9, 10, 11, 12;
  return null;
end $$;
