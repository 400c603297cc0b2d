-- What was before: a job calls these until each answers 0 (docs/decisions/091), and each night for what a server of the release before has
-- written since. The triggers count what is filled in as they count what is new. Called with `app.office` set, else no partner is seen.

-- How far the applications with lenders are; 0 rows beyond it: all are there, as triggers keep what is new.
create table report_fill (
  only_row boolean primary key default true check (only_row),
  after_id bigint not null default 0,
  is_done smallint not null default 0 check (is_done in (0, 1))
);
insert into report_fill default values;

-- Starts without a source, in batches. The browser of an old start is not known. @returns how many
create function fill_starts(most integer) returns integer language plpgsql as $$
declare filled uuid[];
begin
  with old as (
    select prospect_app_id, utms, erased from prospect where source_id is null order by prospect_app_id limit most for update
  ),
  named as (
  update prospect p set
      partner_id = coalesce(a.partner_id, h.partner_id),
      source_id = case
        when old.erased = 1 then 1
        when coalesce(a.partner_id, h.partner_id) is not null then 5
        when h.link_id is not null then 4
        when old.utms = '{}' then 3
        else coalesce((select s.source_id from traffic_source s
          where lower(btrim(old.utms ->> 'utm_source')) = any(s.utm_sources) order by s.source_id limit 1), 2) end
    from old
      left join lateral (select r.partner_id from partner_arrival r where r.prospect_app_id = old.prospect_app_id limit 1) a on true
      left join lateral (select k.link_id, k.partner_id from hand_over_link k where k.prospect_app_id = old.prospect_app_id limit 1) h on true
    where p.prospect_app_id = old.prospect_app_id
    returning p.prospect_app_id)
  select array_agg(prospect_app_id) into filled from named;
  if filled is null then return 0; end if;
  -- What was noted of them with keys that were not known yet.
  update journey_step j set source_id = coalesce(p.source_id, 0), device = coalesce(p.device, 0), partner_id = coalesce(p.partner_id, 0)
    from prospect p where p.prospect_app_id = any(filled) and j.subject_id = p.prospect_app_id and j.heard_day is not null
      and (j.source_id, j.device, j.partner_id) <> (coalesce(p.source_id, 0::smallint), coalesce(p.device, 0::smallint), coalesce(p.partner_id, 0));
  return cardinality(filled);
end $$;

-- Applications without a source, by the customer's last sign-in before each; those without one count as not known. What was noted of them
-- before with keys that were not known yet follows.
create function fill_applications(most integer) returns integer language plpgsql as $$
declare
  filled uuid[];
  one record;
begin
  with old as (
    select app_id, user_id, product_type, created_at from application where source_id is null order by app_id limit most for update
  ), named as (
    update application a set
        source_id = coalesce(s.source_id, 0),
        device = s.device,
        partner_id = l.partner_id,
        start_day = case when s.verified_at is not null and not exists (select from application b where b.user_id = old.user_id
          and b.created_at >= s.verified_at and b.created_at < old.created_at) then day_in_india(s.created_at) end
      from old
        left join lateral (select p.created_at, p.verified_at, p.source_id, p.device from prospect p
          where p.user_id = old.user_id and p.verified_at <= old.created_at order by p.verified_at desc limit 1) s on true
        left join lateral (select d.partner_id from partner_lead d where d.user_id = old.user_id and d.product_type = old.product_type
          and d.created_at <= old.created_at and d.locked_until > old.created_at limit 1) l on true
      where a.app_id = old.app_id
      returning a.app_id)
  select array_agg(app_id) into filled from named;
  if filled is null then return 0; end if;
  for one in select coalesce(a.partner_id, 0) as partner, array_agg(a.app_id) as apps from application a where a.app_id = any(filled) group by 1 loop
    perform give_to_partner(one.apps, one.partner);
  end loop;
  update fact_lender f set source_id = coalesce(a.source_id, 0), device = coalesce(a.device, 0)
    from application a where a.app_id = any(filled) and f.app_id = a.app_id
      and (f.source_id, f.device) <> (coalesce(a.source_id, 0::smallint), coalesce(a.device, 0::smallint));
  update journey_step j set source_id = coalesce(a.source_id, 0), device = coalesce(a.device, 0), start_day = a.start_day
    from application a where a.app_id = any(filled) and j.subject_id = a.app_id and j.heard_day is not null
      and (j.source_id, j.device, j.start_day) is distinct from (coalesce(a.source_id, 0::smallint), coalesce(a.device, 0::smallint), a.start_day);
  return cardinality(filled);
end $$;

-- Steps without keys. What was heard before a day was kept counts as heard on the day that it happened.
create function fill_steps(most integer) returns integer language plpgsql as $$
declare done integer;
begin
  with old as (
    select step, subject_id, at, user_id, app_id from journey_step where heard_day is null order by at limit most for update
  )
  update journey_step j set
      heard_day = day_in_india(old.at), effective_day = day_in_india(old.at),
      heard_hour = extract(hour from old.at at time zone 'Asia/Kolkata')::smallint,
      -- A start that nobody signed in with may be gone by now.
      start_day = case when old.app_id is not null then a.start_day when old.step = 'started' then day_in_india(old.at)
        else day_in_india(s.created_at) end,
      wait_seconds = seconds_of(old.at - case when old.step = 'started' then null when old.step = 'signed_in' then s.created_at
        when old.app_id is null then s.verified_at
        else coalesce((select b.at from journey_step b where b.subject_id = old.subject_id and b.step < old.step order by b.step desc limit 1),
          a.created_at) end),
      product = case when old.app_id is not null then number_of_product(a.product_type)
        when old.step = 'details_completed' then coalesce((select number_of_product(c.product_type) from customer_product c
          where c.user_id = old.user_id and c.completed_at = old.at order by c.product_type limit 1), 0::smallint) else 0 end,
      source_id = coalesce(a.source_id, s.source_id, 0),
      device = coalesce(a.device, s.device, 0),
      partner_id = coalesce(case when old.app_id is not null then a.partner_id else s.partner_id end, 0),
      amount_paise = case when old.step = 'applied' then (select l.amount::bigint * 100 from lender_application l where l.app_id = old.app_id
        order by l.lender_application_id limit 1) end
    from old
      left join application a on a.app_id = old.app_id
      left join lateral (
        select p.created_at, p.verified_at, p.source_id, p.device, p.partner_id from prospect p
          where old.step <= 'signed_in' and p.prospect_app_id = old.subject_id
        union all
        (select p.created_at, p.verified_at, p.source_id, p.device, p.partner_id from prospect p
          where old.step = 'details_completed' and p.user_id = old.user_id and p.verified_at <= old.at order by p.verified_at desc limit 1)
        limit 1) s on true
    where j.subject_id = old.subject_id and j.step = old.step;
  get diagnostics done = row_count;
  return done;
end $$;

-- Applications with lenders that no fact is kept of, by their numbers, with their parts and their commission. Holds the months of the
-- lenders and the applications: nobody adds to either between the look and the commit; and new applications, whose customers' days of
-- applying are counted by the days before them.
create function fill_lenders(most integer) returns integer language plpgsql as $$
declare
  ids bigint[];
  seen bigint;
  last bigint;
  one integer;
begin
  if (select is_done from report_fill) = 1 then return 0; end if;
  perform pg_advisory_xact_lock(7214016);
  select after_id into seen from report_fill for update;
  select array_agg(o.lender_application_id), max(o.lender_application_id) into ids, last
    from (select l.lender_application_id from lender_application l where l.lender_application_id > seen
      order by l.lender_application_id limit most) o;
  if ids is null then
    update report_fill set is_done = 1;
    return 0;
  end if;
  for one in select distinct l.lender_id from lender_application l where l.lender_application_id = any(ids) order by 1 loop
    perform pg_advisory_xact_lock(hashtext('lender_month'), one);
  end loop;
  select array_agg(o.lender_application_id) into ids from (select l.lender_application_id from lender_application l
    where l.lender_application_id = any(ids)
      and not exists (select from fact_lender f where f.lender_application_id = l.lender_application_id)
    order by l.lender_application_id for update) o;
  insert into fact_lender select f.* from unnest(ids) i (lender_application_id) join lender_fact f using (lender_application_id)
    on conflict do nothing;
  insert into report_delta (level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device,
      reason, n, paise)
    select level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device, reason, sum(n), sum(paise)
      from (select level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device, reason, n, paise
          from part_delta where lender_application_id = any(ids) and taken_back_day is null
        union all
        select level, code, heard_day, effective_day, hour, wait, brand_id, lender_id, partner_id, product, source_id, device, reason, n, paise
          from entry_delta where lender_application_id = any(ids)) d
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13;
  update report_fill set after_id = last;
  return most;
end $$;

do $$
begin
  -- On a new database there is nothing to fill in, and no queue yet; the clock wakes the fold.
  if to_regnamespace('graphile_worker') is null then return; end if;
  perform graphile_worker.add_job('fill_facts', '{}'::json);
  perform graphile_worker.add_job('fold_reports', '{}'::json, job_key => 'fold_reports');
end $$;
