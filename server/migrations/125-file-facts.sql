-- A lender's file moves a hundred thousand applications: what triggers write of each, written once and with fewer calls of functions.

-- Constants, so that the planner puts the body in place of the call: a cast of a text is looked up anew each time.
create or replace function journey_steps_of(status text) returns journey_step_name[] language sql immutable as $$
  select case
    when $1 in ('SENT', 'LOGGED_IN', 'DOCS_PENDING', 'UNDER_PROCESS') then array['sent'::journey_step_name]
    when $1 in ('APPROVED', 'SANCTIONED') then array['sent'::journey_step_name, 'approved'::journey_step_name]
    when $1 in ('PART_DISBURSED', 'DISBURSED')
      then array['sent'::journey_step_name, 'approved'::journey_step_name, 'disbursed'::journey_step_name]
    else '{}'::journey_step_name[]
  end
$$;

-- Facts of an application with a lender: the days of its events and the sums of its row in one update. A move by a file (`before`) and
-- the step that takes it back (`corrects_event_id`) are followed by a write of the application itself, in the same transaction
-- (server/src/loans/many-steps), so that their facts are kept there: written twice in one transaction, a row finds no room on its page.
create or replace function keep_lender_days() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
begin
  update fact_lender f set sent_day = d.sent_day, sent_on = d.sent_on, login_day = d.login_day, login_on = d.login_on,
      approved_day = d.approved_day, approved_on = d.approved_on, sanctioned_day = d.sanctioned_day, sanctioned_on = d.sanctioned_on,
      disbursed_day = d.disbursed_day, disbursed_on = d.disbursed_on, rejected_day = d.rejected_day, rejected_on = d.rejected_on,
      ended_day = d.ended_day, ended_on = d.ended_on
    from (select distinct lender_application_id from added
        where accepted = 1 and before is null and corrects_event_id is null) a
      left join lateral (select * from lender_days d where d.lender_application_id = a.lender_application_id offset 0) d on true
    where f.lender_application_id = a.lender_application_id
      and (f.sent_day, f.sent_on, f.login_day, f.login_on, f.approved_day, f.approved_on, f.sanctioned_day, f.sanctioned_on, f.disbursed_day,
          f.disbursed_on, f.rejected_day, f.rejected_on, f.ended_day, f.ended_on)
        is distinct from (d.sent_day, d.sent_on, d.login_day, d.login_on, d.approved_day, d.approved_on, d.sanctioned_day, d.sanctioned_on,
          d.disbursed_day, d.disbursed_on, d.rejected_day, d.rejected_on, d.ended_day, d.ended_on);
  return null;
end $$;

create or replace function keep_lender_sums() returns trigger language plpgsql set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off as $$
declare
  asks_anew bigint[];
begin
  select array_agg(n.lender_application_id) into asks_anew
    from now_so n left join fact_lender f using (lender_application_id)
    where f.applied_paise is distinct from n.amount::bigint * 100;
  update fact_lender f set applied_paise = n.amount::bigint * 100, sanctioned_paise = (n.sanctioned_amount * 100)::bigint,
      reason = number_of_reason(n.reject_reason),
      sent_day = d.sent_day, sent_on = d.sent_on, login_day = d.login_day, login_on = d.login_on,
      approved_day = d.approved_day, approved_on = d.approved_on, sanctioned_day = d.sanctioned_day, sanctioned_on = d.sanctioned_on,
      disbursed_day = d.disbursed_day, disbursed_on = d.disbursed_on, rejected_day = d.rejected_day, rejected_on = d.rejected_on,
      ended_day = d.ended_day, ended_on = d.ended_on
    from now_so n
      left join lateral (select * from lender_days d where d.lender_application_id = n.lender_application_id offset 0) d on true
    where f.lender_application_id = n.lender_application_id
      and (f.applied_paise, f.sanctioned_paise, f.reason,
          f.sent_day, f.sent_on, f.login_day, f.login_on, f.approved_day, f.approved_on, f.sanctioned_day, f.sanctioned_on, f.disbursed_day,
          f.disbursed_on, f.rejected_day, f.rejected_on, f.ended_day, f.ended_on)
        is distinct from (n.amount::bigint * 100, (n.sanctioned_amount * 100)::bigint, number_of_reason(n.reject_reason),
          d.sent_day, d.sent_on, d.login_day, d.login_on, d.approved_day, d.approved_on, d.sanctioned_day, d.sanctioned_on,
          d.disbursed_day, d.disbursed_on, d.rejected_day, d.rejected_on, d.ended_day, d.ended_on);
  -- What the first lender of an application was asked for is what the application asks for.
  if asks_anew is not null then
    update journey_step s set amount_paise = n.amount::bigint * 100
      from now_so n
      where n.lender_application_id = any(asks_anew)
        and s.subject_id = n.app_id and s.step = 'applied' and s.heard_day is not null and s.amount_paise is distinct from n.amount::bigint * 100
        and not exists (select from lender_application b where b.app_id = n.app_id and b.lender_application_id < n.lender_application_id);
  end if;
  return null;
end $$;

-- What changes of the figures: thousands of applications of one statement have the same keys before it, and few ones after it, so that
-- equal facts are summed first and made into deltas once for all.
create or replace function fact_lender_moved_counted() returns trigger language plpgsql as $$
begin
  insert into report_delta (level, code, heard_day, effective_day, start_day, prev_day, hour, wait, brand_id, lender_id, partner_id, product,
      source_id, device, reason, n, paise)
    select d.level, d.code, d.heard_day, d.effective_day, d.start_day, d.prev_day, d.hour, d.wait, d.brand_id, d.lender_id, d.partner_id,
        d.product, d.source_id, d.device, d.reason, sum(f.times * d.n), sum(d.paise)
      from (select sum(c.sign) as times, row(0, sum(c.sign * c.applied_paise), sum(c.sign * c.sanctioned_paise), null, null, c.lender_id, c.brand_id,
            c.partner_id, c.product, c.source_id, c.device, c.reason, c.applied_day, c.sent_day, c.sent_on, c.login_day, c.login_on,
            c.approved_day, c.approved_on, c.sanctioned_day, c.sanctioned_on, c.disbursed_day, c.disbursed_on, c.rejected_day, c.rejected_on,
            c.ended_day, c.ended_on)::fact_lender as sums
          from (select 1::bigint as sign, * from added union all select -1::bigint, * from gone) c
          group by c.lender_id, c.brand_id,
            c.partner_id, c.product, c.source_id, c.device, c.reason, c.applied_day, c.sent_day, c.sent_on, c.login_day, c.login_on,
            c.approved_day, c.approved_on, c.sanctioned_day, c.sanctioned_on, c.disbursed_day, c.disbursed_on, c.rejected_day, c.rejected_on,
            c.ended_day, c.ended_on offset 0) f
        cross join lateral lender_deltas(f.sums) d
      group by d.level, d.code, d.heard_day, d.effective_day, d.start_day, d.prev_day, d.hour, d.wait, d.brand_id, d.lender_id, d.partner_id,
        d.product, d.source_id, d.device, d.reason
      having sum(f.times * d.n) <> 0 or sum(d.paise) <> 0;
  return null;
end $$;

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
          n.at - coalesce(lag(n.at) over (partition by n.app_id order by n.step), (select b.at from journey_step b
            where b.subject_id = n.app_id and b.step < n.step order by b.step desc limit 1), n.created_at))))::integer,
        coalesce(p.product, 0::smallint), coalesce(n.source_id, 0), coalesce(n.device, 0), coalesce(n.partner_id, 0)
      from (select distinct on (l.app_id, told.step) l.app_id, told.step, e.at, coalesce(e.heard_at, e.at) as heard, a.brand_id, a.user_id,
            a.start_day, a.created_at, a.product_type, a.source_id, a.device, a.partner_id
          from added e join lender_application l using (lender_application_id) join application a using (app_id)
            cross join unnest(journey_steps_of(e.status)) told (step)
          where e.accepted = 1 and e.corrects_event_id is null
            and not exists (select from journey_step b where b.subject_id = l.app_id and b.step = told.step)
          order by l.app_id, told.step, e.event_id) n
        left join product_number p using (product_type)
    on conflict (subject_id, step) do nothing;
  return null;
end $$;
